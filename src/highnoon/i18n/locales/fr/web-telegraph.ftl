### Messages aux absents, dans la page.

web-bell-closed = L’avis t’arrive même quand cette page est fermée.
web-bell-open-only = L’avis t’arrive tant que cette page est ouverte.
web-quiet = Heures de silence
web-quiet-note = Rien n’est envoyé alors ; l’avis arrive ensuite.
web-quiet-begin = de
web-quiet-end = à
web-hook = Webhook de cette table
web-hook-note = Cette adresse apprend à qui de jouer : ntfy, Discord ou tout ce qui accepte du JSON. Qui y lit peut regarder la partie.
web-hook-set = Définir
web-hook-test = Essayer
web-hook-stop = Arrêter
web-hook-kept = Les tours y sont annoncés désormais.
web-hook-taken = Le message a été accepté.
web-hook-refused = L’adresse a répondu { $status }.
web-hook-stopped = Plus rien n’est annoncé.
