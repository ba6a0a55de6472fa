### Ce que disent tous les jeux et toutes les portes de la maison.

## Énumérations

list-none = personne

## Options et jeux

cluster-error-missing = --ray demande le paquet Python ray, qui n’est pas installé.
cluster-error-address = Aucune grappe Ray ne répond à « { $address } » : { $reason }.
error-game-unknown = Il n’y a pas de jeu « { $game } » ; les jeux sont : { $known }.
error-rules-version = Il faut pour cela la version { $version } des règles ({ $game }), mais seules les versions jusqu’à { $newest } sont connues ici ; un High Noon plus récent la connaît peut-être.
error-option-unknown = Il n’y a pas d’option « { $option } » ; les options sont : { $known }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } », mais seulement : { $allowed }.

## En jeu

error-no-seat = Il n’y a pas de place { $seat } à cette table.
error-not-your-turn = Ce n’est pas ton tour : la partie attend quelqu’un d’autre.
error-over = La partie est terminée : il n’y a plus rien à faire.
error-not-over = Cela ne se voit qu’une fois la partie terminée.
error-stale = La partie a déjà avancé : cela a été décidé au moment { $version }, on en est au moment { $current }.
error-cannot-resign = On ne peut abandonner que dans une partie entre deux camps, et en y jouant.
error-action-unknown = « { $action } » n’est pas une action de ce jeu.
error-action-index = Il n’y a pas d’action numéro { $index } ; les numéros vont de 0 à { $count } exclu.
error-undo-nothing = Il n’y a rien à annuler.
error-undo-revealed = Impossible d’annuler : quelque chose a été révélé depuis.
error-undo-agreement = Pour annuler cela, il faut l’accord de tous : { $seats }.
result-resigned = { $seat } abandonne.
result-late = { $seat } : le temps est écoulé.
result-abandoned = { $seat } : absence prolongée ; la partie se termine sans gagnant.

## Fichiers de données

error-data-toml = Le fichier n’est pas du TOML valable : { $reason }.
error-data-field = Ligne { $row } de « { $table } » : le champ « { $field } » manque, est inconnu ou n’est pas du bon type.

## Enregistrements

error-record-empty = Ce fichier n’est pas un enregistrement de High Noon : il ne contient aucune ligne complète.
error-record-binary = Ce fichier n’est pas un enregistrement de High Noon : un enregistrement est fait de lignes JSON en UTF-8, et ce texte n’est pas en UTF-8.
error-record-long = C’est trop long pour un enregistrement : la limite est de { $limit } octets.
error-record-json = La ligne { $line } n’est pas un objet JSON, comme doit l’être chaque ligne d’un enregistrement : { $text }
error-record-not-ours = Ce n’est pas un enregistrement de High Noon : sa première ligne ne dit pas "highnoon": 1.
error-record-newer = Cet enregistrement est au format { $version }, mais seuls les formats jusqu’à { $known } sont connus ici ; un High Noon plus récent saura peut-être le lire.
error-record-header = La première ligne de l’enregistrement demande un champ « { $field } » correct, mais contient { $found }.
error-record-line = La ligne { $line } n’est pas une ligne d’enregistrement (action, annulation, message ou fin) : { $text }
error-record-partial = Cet enregistrement ne contient que ce qui était visible pour { $viewer } : on ne peut pas le rejouer ; seul un enregistrement complet le permet.
error-record-seats = L’enregistrement nomme { $found } joueurs, mais ses options en demandent { $expected }.
error-record-data = L’enregistrement a été joué avec un autre matériel ({ $found }) que celui connu ici ({ $expected }).
error-record-at = La ligne { $line } de l’enregistrement ne peut pas être jouée : { $reason }
error-record-who = « { $found } » n’est pas à cette table.
error-record-nobody = Il n’est pas dit clairement qui a fait quoi.
error-record-undo = { $count ->
    [one] { $count } action ne peut pas être annulée ici.
   *[other] { $count } actions ne peuvent pas être annulées ici.
}
error-record-end = La fin qui est notée n’est pas celle à laquelle mènent les actions.
error-text-title = Un enregistrement lisible commence par la ligne « { $expected } », celui-ci commence par « { $found } ».
error-text-line = La ligne { $line } n’est pas une ligne d’enregistrement lisible (en-tête, tour, annulation, message ou fin) : { $text }

## Robots

bot-reason-playouts = Dans { $percent } % des parties jouées jusqu’au bout à partir d’ici, ce choix a mené à la victoire.
