### La compagnie à une table : discussion, horloges, qui vient et qui part, tables publiques.

## Discussion

web-talk = Discussion
web-talk-none = Personne n’a encore rien dit.
web-talk-say = À tout le monde…
web-talk-send = Envoyer
web-talk-unread = nouveau
web-talk-watching = Les spectateurs peuvent lire ; seuls les joueurs écrivent.
web-talk-hushed =
    { $count ->
        [one] { $count } message de quelqu’un que tu as mis en sourdine.
       *[other] { $count } messages de gens que tu as mis en sourdine.
    }
web-mute = Sourdine
web-unmute = Réactiver

## Phrases toutes faites

web-quick = Messages rapides
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
web-quick-rob = Dévalisons { $place }.
web-quick-avoid = Évite { $place }.
web-quick-sheriff = Le sheriff est près de { $place }.

## Horloges

web-pace = Temps et participants
web-clock = Horloge
web-clock-none = aucune
web-clock-game = { $minutes } min par joueur, + { $increment } s par tour
web-clock-move =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
web-zero = Temps écoulé
web-zero-computer = l’ordinateur prend le relais
web-zero-resign = la partie est perdue
web-clocks = Horloges
web-clock-runs = en marche
web-clock-hurry = vite !
web-clock-alarm = Il te reste { $seconds } secondes.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } j { $hours } h

## Qui vient et qui part

web-away = L’ordinateur remplace les absents
web-away-never = jamais
web-away-after = après { $minutes } min
web-stand-in-level = Niveau de cet ordinateur
web-stand-in = l’ordinateur joue ({ $level })
web-stand-in-absent = Tu n’étais pas là : l’ordinateur joue pour toi.
web-stand-in-left = Tu as quitté la table ; l’ordinateur joue pour toi.
web-stand-in-clock = Ton temps est écoulé : l’ordinateur joue pour toi.
web-come-back = Reprendre ma place
web-replaced-absent = { $name } n’est pas là ; l’ordinateur prend le relais.
web-replaced-left = { $name } a quitté la table ; l’ordinateur prend le relais.
web-replaced-clock = { $name } n’a plus de temps ; l’ordinateur prend le relais.
web-came-back = { $name } est de retour.
web-leave = Quitter la table
web-leave-sure = L’ordinateur jouera pour toi. Tu peux reprendre ta place à tout moment.

## Votes

web-vote-begin = Exclure par vote
web-vote-sure = Demander aux autres si l’ordinateur doit prendre définitivement la place de { $name } ? Tous doivent être d’accord.
web-vote-ask = Demander aux autres
web-vote-question = { $by } demande : l’ordinateur doit-il prendre définitivement la place de { $name } ?
web-vote-open = Vote sur { $name } : { $count } d’accord sur { $of }.
web-vote-yes = Oui
web-vote-no = Non
web-vote-withdraw = Retirer
web-voted-out = { $name } est hors jeu par vote ; l’ordinateur prend le relais.
web-seat-voted = Les autres ont voté ton départ et l’ordinateur a pris ta place. Tu peux continuer à regarder.
web-seat-given = Ta place est de nouveau ouverte à d’autres. Tu peux continuer à regarder.

## La partie suivante

web-rematch-how = Qui s’assoit où ?
web-rematch-same = Mêmes places
web-rematch-rotate =
    { $count ->
        [2] Échanger les camps
       *[other] Décaler les places
    }
web-rematch-chosen = Comme choisi ici
web-rematch-me = { $name } (toi)
web-rematch-computer = ordinateur ({ $seat })

## Tables publiques, et mon tour

web-public = Tables à regarder
web-public-asleep = Il n’y a personne en ce moment.
web-public-open = Tout le monde peut regarder
web-public-open-note = La table figure sur la page d’accueil. Ce qui est caché reste caché.
web-watch = Regarder
web-notify-here = Me prévenir quand c’est mon tour

web-hook-open = Annoncer les tours ailleurs…
web-games = Tes parties


## Waiting no longer

web-missing = { $name } : absence prolongée. Inutile d’attendre davantage.
web-missing-computer = Laisser jouer l’ordinateur
web-missing-end = Terminer sans gagnant
web-missing-sure = Terminer cette partie sans gagnant ? C’est définitif.

## The next game is announced

web-next-ready = La prochaine partie est prête.
web-next-go = Y aller
web-next-watch = Regarder

## The lobby

web-lobby = Places libres
web-lobby-there = À table : { $names }.
web-lobby-sit = S’asseoir : { $seat }
