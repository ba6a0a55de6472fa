### La table de Desperados dans le navigateur.

## La table

web-desperados-table = La table
web-desperados-map = Carte ; chaque choix est aussi un bouton
web-desperados-zoom-in = Zoom avant
web-desperados-zoom-out = Zoom arrière
web-desperados-loot = Butin de la bande
web-desperados-of = sur { $goal }
web-desperados-round = Manche { $round } sur { $of }
web-desperados-move = tour { $move } sur { $of }
web-desperados-move-column = Tour
web-desperados-set-up = Mise en place
web-desperados-timetable = Où sont les diligences à chaque tour
web-desperados-coach-brown = brune
web-desperados-coach-blue = bleue
web-desperados-banks = Banques
web-desperados-bank = banque
web-desperados-bank-seen = la bande le sait
web-desperados-deputies =
    { $count ->
        [0] aucun adjoint
        [one] { $count } adjoint
       *[other] { $count } adjoints
    }
web-desperados-pile =
    { $count ->
        [0] Il n’y a plus de tuile dans la pile.
        [one] Il reste une tuile dans la pile.
       *[other] Il reste { $count } tuiles dans la pile.
    }

## La carte en mots

web-desperados-town = { $town } : { $there }. Routes vers { $roads }.
web-desperados-bank-face-down = banque, tuile face cachée
web-desperados-bank-worth = banque, { $money }
web-desperados-bank-empty = banque vide
web-desperados-poker-tile = tuile Poker
web-desperados-poker-gone = tuile Poker déjà prise
web-desperados-last-seen =
    { $move ->
        [0] pion : { $name }
       *[other] { $name }, en vue au tour { $move }
    }
web-desperados-may-be = quelqu’un que tu cherches, { $share }

## Joueurs

web-desperados-gang = La bande
web-desperados-hunt = La traque
web-desperados-arrested = en prison
web-desperados-choosing = choisit…
web-desperados-ready = prêt
web-desperados-disc = a son disque
web-desperados-suspect = { $count } villes : { $towns }…
web-desperados-look-one = Sur la carte
web-desperados-look-all = Tous sur la carte
web-desperados-lost = Cartes perdues : { $towns }
web-desperados-card-secret = face cachée
web-desperados-card-shown = montrée à tous
web-desperados-card-down = face cachée
web-desperados-card-pencil = au crayon

## Plans

web-desperados-plan = Tes cartes
web-desperados-plan-gang = Prévoir au crayon : seule la bande le voit.
web-desperados-pencil = Noter au crayon, tour { $move }
web-desperados-pencil-none = au crayon

## Choix

web-desperados-deputy-from = L’adjoint à { $town } va à
web-desperados-risk = sheriff
web-desperados-meets = arrestation
web-desperados-stack =
    { $needed ->
        [one] un disque suffit
       *[other] { $have } disques sur { $needed } avec le tien
    }
web-desperados-partners = avec { $names }
web-desperados-not = Impossible

## Paroles

web-desperados-chronicle = Tours et discussion
web-desperados-talk = Discussion
web-desperados-talk-gang = Entre nous
web-desperados-talk-none = Personne n’a encore rien dit.
web-desperados-talk-none-gang = Seule la bande lit ce qui se dit ici.
web-desperados-say = Envoyer
web-desperados-say-gang = À la bande…
web-desperados-say-all = À tous…
web-desperados-aloud = À voix haute : le sheriff l’entend aussi
web-desperados-to-all = à tous

## Passer l’écran

web-desperados-hand-over = Passe l’écran à { $name }
web-desperados-hand-over-sheriff = La bande regarde ailleurs.
web-desperados-hand-over-gang = { $seat }, regarde ailleurs.
web-desperados-together = La bande joue côte à côte et ne se cache rien
web-desperados-i-am = Je suis { $name }

## Le règlement de comptes

web-desperados-reckoning = Le règlement de comptes
web-desperados-reckoning-begins = Les cartes des cinq tours sont retournées.
web-desperados-skip = Passer
web-desperados-go-on = Continuer

## La fin

web-desperados-score = Butin de la bande
web-desperados-left-banks = Resté dans les banques
web-desperados-eyes = Vu par
web-desperados-eyes-open = tous (toutes cartes visibles)
web-desperados-eyes-public = un spectateur

## Les symboles

web-desperados-legend-sheriff = le sheriff ; pâle là où on l’a vu en dernier
web-desperados-legend-deputy = un adjoint ; un nombre dit combien
web-desperados-legend-bank = une banque et ce que vaut sa tuile, si tu le sais
web-desperados-legend-poker = une tuile Poker, face cachée ; une ville barrée n’en a plus
web-desperados-legend-coach = une diligence ; la double ligne montre où elle ira
web-desperados-legend-saloon = Saloon : la carte pour rester sur place
web-desperados-legend-disc = un disque ; sur la carte, une pile avec le nombre de ceux qui doivent arriver
web-desperados-legend-heat = où peut être quelqu’un que tu cherches, et avec quelle probabilité
web-desperados-legend-legal = une ville que tu peux choisir

## One screen

web-desperados-send-deputy = Envoyer un adjoint
web-desperados-back = Retour
web-desperados-assumed = Les pourcentages supposent que tous les trajets possibles sont également probables.

## The reckoning is a show

web-desperados-speed = Vitesse : { $speed }×
web-desperados-again = Revoir un règlement de comptes
web-desperados-again-round = Règlement de comptes de la manche { $round }
web-desperados-passed = De justesse : { $seat-the } et { $names } se sont croisés entre { $from } et { $to }.
web-desperados-late = De justesse : { $seat-the } arrive à { $to }, que { $names } vient de quitter.
web-desperados-stamp-arrested = Arrêté !
web-desperados-stamp-heist-won = Réussi !
web-desperados-stamp-heist-failed = Raté !
web-desperados-stamp-missed = De peu !
web-desperados-stamp-robbed = Dévalisée !
web-desperados-stamp-tile = Butin !

## What the table says

web-desperados-goal = La bande a atteint son objectif. On joue quand même jusqu’à la fin de la manche { $rounds }.
web-desperados-goal-short = Objectif atteint
web-desperados-watching = Vous regardez, et ne voyez que ce que tout le monde sait.

## Plans that play themselves

web-desperados-auto = Jouer ces cartes pour moi
web-desperados-auto-note = Chaque carte prévue est posée quand vient son déplacement ; tant que tous ne sont pas prêts, vous pouvez la changer.
