### La compagnie à une table : discussion, horloges, qui vient et qui part, tables publiques.

## Discussion

web-talk = Discussion
web-talk-none = Personne n’a encore rien dit.
web-talk-say = À tout le monde…
web-talk-send = Dire
web-talk-unread = nouveau
web-talk-watching = Les spectateurs écoutent ; seuls les joueurs parlent.
web-talk-hushed =
    { $count ->
        [one] { $count } ligne de quelqu’un que tu as mis en sourdine.
       *[other] { $count } lignes de gens que tu as mis en sourdine.
    }
web-mute = Sourdine
web-unmute = Écouter à nouveau

## Phrases toutes faites

web-quick = Phrases toutes faites
web-quick-hello = Salut !
web-quick-luck = Bonne chance !
web-quick-ready = On commence quand tu veux.
web-quick-moment = Un instant, s’il te plaît.
web-quick-turn = C’est ton tour ?
web-quick-nice = Joli coup !
web-quick-clever = Je ne l’ai pas vu venir.
web-quick-ouch = Aïe !
web-quick-oops = Oups !
web-quick-sorry = Pardon !
web-quick-thanks = Merci !
web-quick-yes = Oui
web-quick-no = Non
web-quick-played = Bien joué, belle partie !
web-quick-again = Encore une partie ?
web-quick-bye = Je dois y aller. À bientôt !
web-quick-place = À propos d’une ville…
web-quick-meet = Retrouve-moi à { $place }.
web-quick-rob = Volons à { $place }.
web-quick-avoid = Évite { $place }.
web-quick-sheriff = Le sheriff est près de { $place }.

## Horloges

web-pace = Temps et compagnie
web-clock = Horloge
web-clock-none = aucune
web-clock-game = { $minutes } min par joueur, + { $increment } s par tour
web-clock-move =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-zero = Quand le temps est écoulé
web-zero-computer = l’ordinateur continue
web-zero-resign = la partie est perdue
web-clocks = Horloges
web-clock-runs = tourne
web-clock-hurry = vite !
web-clock-alarm = Il te reste { $seconds } secondes.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } j { $hours } h

## Qui vient et qui part

web-away = L’ordinateur joue pour un absent
web-away-never = jamais
web-away-after = après { $minutes } min
web-stand-in-level = Cet ordinateur joue au niveau
web-stand-in = l’ordinateur joue ({ $level })
web-stand-in-absent = Tu n’étais pas là : l’ordinateur joue pour toi.
web-stand-in-left = Tu as quitté la table ; l’ordinateur joue pour toi.
web-stand-in-clock = Ton temps était écoulé : l’ordinateur joue pour toi.
web-come-back = Reprendre ma place
web-replaced-absent = { $name } n’est pas là : l’ordinateur joue.
web-replaced-left = { $name } a quitté la table : l’ordinateur joue.
web-replaced-clock = { $name } n’a plus de temps : l’ordinateur joue.
web-came-back = { $name } est de retour.
web-leave = Quitter la table
web-leave-sure = L’ordinateur jouera pour toi. Tu peux reprendre ta place à tout moment.
web-cancel = Annuler

## Votes

web-vote-begin = Exclure par vote
web-vote-sure = Demander aux autres si l’ordinateur doit prendre pour de bon la place de { $name } ? Tous doivent être d’accord.
web-vote-ask = Demander aux autres
web-vote-question = { $by } demande : l’ordinateur doit-il prendre pour de bon la place de { $name } ?
web-vote-open = Un vote sur { $name } est ouvert : { $count } d’accord sur { $of }.
web-vote-yes = Oui
web-vote-no = Non
web-vote-withdraw = Retirer
web-voted-out = Exclusion par vote : { $name }. L’ordinateur joue.

## La partie suivante

web-rematch-how = Qui s’assoit où ?
web-rematch-same = les mêmes places
web-rematch-rotate =
    { $count ->
        [2] Échanger les camps
       *[other] Décaler tout le monde d’une place
    }
web-rematch-chosen = comme choisi ici
web-rematch-me = { $name } (toi)
web-rematch-computer = ordinateur ({ $seat })

## Tables publiques, et mon tour

web-public = Tables à regarder
web-public-asleep = Il n’y a personne en ce moment.
web-public-open = Tout le monde peut regarder
web-public-open-note = La table figure sur la page d’accueil ; les secrets restent secrets.
web-watch = Regarder
web-notify-here = Me prévenir quand c’est mon tour
