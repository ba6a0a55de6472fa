### Les jeux qui n’apportent pas tout.

error-no-lesson = Il n’y a pas encore de première partie pour ce jeu.
error-no-rulebook = Les règles de ce jeu ne sont pas encore dans l’application.
games-not-drawn = Ce jeu n’est pas dessiné pour le terminal : ce qui se trouve sur la table est décrit, avec les mots de ses règles.
