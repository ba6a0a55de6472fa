### Les robots : pourquoi ils choisissent ainsi et ce qui peut leur arriver

## Pourquoi

bot-reason-turns =
    { $turns ->
        [1] Le meilleur choix visible dans ce tour.
       *[other] Le meilleur choix visible en { $turns } tours.
    }
bot-reason-won =
    { $turns ->
        [1] Cela gagne dès ce tour.
       *[other] Cela gagne en { $turns } tours au plus, quoi que fasse l’autre camp.
    }
bot-reason-proven = Cela gagne, quoi que fasse l’autre camp.
bot-reason-even = On ne peut rien forcer de mieux ; c’est prouvé.
bot-reason-lost = Tout est perdu si l’autre camp ne se trompe pas.
bot-reason-simulations =
    { $count ->
        [one] D’après { $count } partie simulée.
       *[other] D’après { $count } parties simulées.
    }

## Ce qui peut aller mal avec un robot

bot-fault-start = Le programme n’a pas pu être lancé : { $reason }
bot-fault-died = Le programme s’est arrêté (code { $code }) au lieu de répondre. Ses derniers mots : { $said }
bot-fault-hung = Le programme n’a pas répondu en { $seconds } s.
bot-fault-flooded = Le programme a écrit plus que les { $bytes } octets permis.
bot-fault-unasked = Le programme a écrit une ligne qu’on ne lui demandait pas.
bot-fault-nonsense = La réponse n’est aucun des choix : { $answer }
bot-error-spec = « { $spec } » n’est pas un robot de ce jeu. Il y a : { $known }.
bot-error-missing = « { $spec } » demande le paquet Python { $module }, qui n’est pas installé.
bot-error-contestants =
    { $found ->
        [one] { $found } participant a été donné ;
       *[other] { $found } participants ont été donnés ;
    } cette table en demande de deux à { $chairs }.

## L’arène

cli-arena-help = Faire jouer des robots entre eux sur des donnes en miroir, et mesurer qui est le plus fort.
cli-arena-help-players = Les participants, par exemple 5,3 : des niveaux, random, openspiel-mcts, ou cmd: et un programme.
cli-arena-help-games = Le nombre maximal de parties (200 par défaut).
cli-arena-help-seats = Le nombre de places à la table.
cli-arena-help-seconds = Secondes par décision, les mêmes pour tous (par défaut, le temps habituel de chaque robot).
cli-arena-help-jobs = Combien de parties jouer à la fois (par défaut, une par processeur).
cli-arena-help-seed = Le numéro de la première donne.
cli-arena-help-all = Jouer toutes les parties même si la réponse est déjà claire.
cli-arena-help-json = Écrire les résultats dans ce fichier.
cli-arena-help-chart = Dessiner les résultats dans ce fichier SVG.
cli-arena-help-ray = Jouer sur la grappe Ray à cette adresse.
cli-arena-progress = { $game } : { $players }
cli-arena-contestant = participant
cli-arena-first = Premier dans { $share } % des parties.
cli-arena-elo = Écart Elo : { $elo } (95 % : { $low } à { $high }).
cli-arena-seconds = s/décision
cli-arena-slowest = maximum
cli-arena-nodes = positions/s
cli-arena-share-of = { $contestant } obtient { $share } % des points (95 % : { $low } à { $high }).
cli-arena-chair =
    Avec { $seat } : { $share } % en { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
cli-arena-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }.
cli-arena-verdict-strong = C’est clair : le premier participant est le plus fort.
cli-arena-verdict-weak = C’est clair : le premier participant n’est pas le plus fort.
cli-arena-verdict-open = Pas encore clair ; il faudrait plus de parties.
cli-arena-fault = { $contestant } a perdu la donne { $seed } : { $reason }
cli-arena-wrote = Écrit dans { $file }
cli-arena-deals = donnes
cli-arena-share = part des points
cli-arena-stopped = Arrêté ; voici les résultats jusque-là.
