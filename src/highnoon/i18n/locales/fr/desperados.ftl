### Desperados

desperados-title = Desperados

## Noms

desperados-seat-sheriff = Sheriff
    .the = le sheriff
    .start = Le sheriff
desperados-seat-green = Vert
desperados-seat-red = Rouge
desperados-seat-yellow = Jaune
desperados-seat-purple = Violet
desperados-seat-orange = Orange

desperados-coach-brown = diligence brune
desperados-coach-blue = diligence bleue
desperados-target-brown = la diligence brune
desperados-target-blue = la diligence bleue
desperados-target-poker = la partie de poker
desperados-card-town = { $town }
desperados-card-saloon = Saloon
desperados-card-none = aucune carte
desperados-decision-brown = attaquer la diligence brune
desperados-decision-blue = attaquer la diligence bleue
desperados-decision-poker = jouer au poker
desperados-decision-look = repérer la banque
desperados-decision-nothing = ne rien faire

## Phases

desperados-phase-banks = pose des tuiles sur les banques
desperados-phase-plan = tirage du premier plan de voyage
desperados-phase-muster = placement du sheriff et de ses adjoints
desperados-phase-hideout = placement des desperados
desperados-phase-sheriff = le tour du sheriff
desperados-phase-cards = choix des cartes de la bande
desperados-phase-heists = choix de ce que fait la bande dans ses villes
desperados-phase-tiles = le règlement de comptes
desperados-phase-over = terminé

## Questions

desperados-prompt-over-gang = La partie est terminée : la bande s’enfuit avec { $money } $ ; il lui fallait { $goal } $.
desperados-prompt-over-sheriff = La partie est terminée : la bande a { $money } $, mais il lui fallait { $goal } $.
desperados-prompt-chance = Le sort décide.
desperados-prompt-wait = On attend : { $seats }.
desperados-prompt-muster-sheriff = { $seat }, dans quelle ville commences-tu ?
desperados-prompt-muster-deputy = { $left ->
    [one] Où commence ton dernier adjoint ?
   *[other] Où commence un adjoint ? Il en reste { $left } à placer.
}
desperados-prompt-hideout = { $seat }, dans quelle ville commences-tu ?
desperados-prompt-sheriff = Manche { $round }, tour { $move } : tu es à { $town }. Envoie des adjoints si tu veux, puis pose ta carte.
desperados-prompt-cards = Manche { $round }, tour { $move } : tu es à { $town }. Quelle carte poses-tu ?
desperados-prompt-cards-ready = Manche { $round }, tour { $move } : ta carte te mène à { $town }. Tu peux l’échanger tant que tous n’ont pas choisi ; on attend : { $seats }.
desperados-prompt-heists = Manche { $round }, tour { $move } : que fais-tu à { $town } ?
desperados-prompt-heists-ready = Manche { $round }, tour { $move } : tu as décidé à { $town }. Tu peux changer d’avis tant que tous n’ont pas décidé ; on attend : { $seats }.

## Choix

desperados-action-place-sheriff = Commencer à { $town }
desperados-action-place-deputy = Adjoint à { $town }{ $deputies ->
    [0] {""}
   *[other] {" "}({ $deputies } sur place)
}
desperados-action-place = Commencer à { $town }{ $deputies ->
    [0] {""}
    [one] {" "}({ $deputies } adjoint)
   *[other] {" "}({ $deputies } adjoints)
}
desperados-action-ride = Envoyer un adjoint : { $from } → { $town }
desperados-action-card = Aller à { $town }{ $deputies ->
    [0] {""}
    [one] {" "}({ $deputies } adjoint)
   *[other] {" "}({ $deputies } adjoints)
}
desperados-action-saloon = Saloon : rester à { $town }{ $deputies ->
    [0] {""}
    [one] {" "}({ $deputies } adjoint)
   *[other] {" "}({ $deputies } adjoints)
}
desperados-action-no-card = Rester à { $town } : aucune carte n’est jouable
desperados-action-coach = Attaquer { $target } à { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(il faut 2 disques)
   *[other] {" "}(il faut un disque de plus que les { $deputies } adjoints)
}
desperados-action-poker = Jouer au poker à { $town }{ $deputies ->
    [0] {""}
    [one] {" "}(il faut 2 disques)
   *[other] {" "}(il faut un disque de plus que les { $deputies } adjoints)
}
desperados-action-look = Regarder la tuile Banque à { $town }
desperados-action-nothing = Ne rien faire
desperados-action-plan = Le premier plan de voyage est le numéro { $value }
desperados-action-bank = Une banque reçoit la tuile de { $value } $
desperados-action-tile = La bande prend une tuile de { $value } $

## Le journal

desperados-event-bank-laid = Une tuile de { $value } $ est posée sur la banque à { $town }.
desperados-event-bank-laid-hidden = Une tuile est posée face cachée sur la banque à { $town }.
desperados-event-bank-laid-empty = Il n’y a plus de tuile pour la banque à { $town }.
desperados-event-plan = Le premier plan de voyage est le numéro { $plan } : { $towns }.
desperados-event-placed = { $seat } commence à { $town }.
desperados-event-deputy-placed = Un adjoint commence à { $town }.
desperados-event-round = La manche { $round } commence.
desperados-event-rode = Un adjoint se déplace : { $from } → { $to }.
desperados-event-laid = { $seat } pose une carte : { $card }.
desperados-event-laid-hidden = { $seat } pose une carte face cachée.
desperados-event-exchanged = { $seat } échange sa carte : { $card }.
desperados-event-no-card = { $seat } n’a pas de carte jouable et reste sur place.
desperados-event-decided = { $seat } à { $town } : { $what }.
desperados-event-gang-laid = La bande a posé ses cartes.
desperados-event-gang-laid-without = La bande a posé ses cartes ; sans carte jouable : { $without }.
desperados-event-gang-decided = La bande a décidé.
desperados-event-dropped = { $seats } à { $town } : trop peu de disques pour { $target } ; cela ne donne rien.
desperados-event-shown = { $seat } prouve sa présence à { $town } et montre : { $cards }.
desperados-event-shown-pawn = { $seat } prouve sa présence à { $town } : le pion y est.
desperados-event-heist = Braquage à { $town } : { $seats }, contre { $target } ; { $height ->
    [one] un seul doit arriver.
   *[other] { $height } doivent arriver.
}
desperados-event-looked = { $seat } regarde la banque à { $town } : { $value } $.
desperados-event-looked-hidden = { $seat } regarde la banque à { $town }.
desperados-event-reckoning = Le règlement de comptes de la manche { $round } commence.
desperados-event-moved = Tour { $move } : { $where }.
desperados-event-there = { $seat } à { $town }
desperados-event-arrested = Arrestation à { $town } : { $seat } perd cette carte.
desperados-event-arrested-again = Arrestation à { $town } : { $seat }.
desperados-event-heist-won = Le braquage à { $town } réussit : { $target }.
desperados-event-heist-failed = Le braquage à { $town } échoue : { $target }.
desperados-event-tile = Il rapporte { $value } $ ; la bande a { $money } $.
desperados-event-robbed = La banque à { $town } est dévalisée ({ $seats }) : { $value } $ ; la bande a { $money } $.
desperados-event-over-gang = La bande gagne avec { $money } $ sur { $goal } $.
desperados-event-over-sheriff = { $seat-start } gagne : { $money } $ sur { $goal } $ ne suffisent pas.

## La fin

desperados-result-gang = La bande gagne : { $money } $ sur { $goal } $.
desperados-result-sheriff = { $seat-start } gagne : la bande a { $money } $ sur { $goal } $.
desperados-score-bank = Banques
desperados-score-coach = Diligences
desperados-score-poker = Poker

## Pourquoi pas

desperados-error-text = « { $text } » n’est pas une action de Desperados ; par exemple : { $examples }.
desperados-error-not-here = « { $action } » n’est pas possible sur cette carte.
desperados-error-draw = Cela ne peut pas être tiré maintenant.
desperados-error-chance-only = Seul le hasard tire les tuiles et les plans.
desperados-error-chance-due = Un tirage doit d’abord avoir lieu.
desperados-error-sheriff-only = Seul le sheriff envoie des adjoints.
desperados-error-gang-only = Seuls les desperados braquent, repèrent ou ne font rien.
desperados-error-sheriff-turn = C’est le tour du sheriff.
desperados-error-gang-turn = C’est le tour de la bande.
desperados-error-final = Ta carte est posée, c’est définitif.
desperados-error-phase = Pas maintenant ; on en est à : { $phase }.
desperados-error-placed = Tu t’es déjà placé à { $town }.
desperados-error-no-deputy = Il n’y a pas d’adjoint à { $town } qui puisse aller à { $end }.
desperados-error-deputy-ridden = L’adjoint à { $town } s’est déjà déplacé ce tour-ci.
desperados-error-same-card = C’est la carte que tu as déjà posée.
desperados-error-saloon-used = { $count ->
    [0] Sur cette carte, on joue sans Saloon.
    [one] Ta carte Saloon est déjà jouée dans cette manche.
   *[other] Tes { $count } cartes Saloon sont déjà jouées dans cette manche.
}
desperados-error-card-lost = Le sheriff a ta carte ({ $town }) : elle est perdue pour le reste de la partie.
desperados-error-card-used = Tu as déjà joué { $town } dans cette manche.
desperados-error-card-here = Tu es à { $town } ; seule une carte Saloon permet d’y rester.
desperados-error-card-far = Aucune route ne relie { $here } à { $town }.
desperados-error-must-play = Tu as une carte jouable : tu dois en jouer une.
desperados-error-same-decision = Tu l’as déjà décidé.
desperados-error-no-bank = Il n’y a pas de banque à { $town }.
desperados-error-bank-empty = La banque à { $town } est vide.
desperados-error-no-poker = Il n’y a pas de tuile Poker à { $town }.
desperados-error-no-coach = La { $coach } n’est pas à { $town }.
desperados-error-target-taken = À { $town }, c’est déjà la cible d’un braquage dans cette manche.
desperados-error-disc-spent = Ton disque a déjà servi dans cette manche.
desperados-error-no-majority = À { $town }, adjoints : { $deputies }, desperados : { $gang }. La bande doit être plus nombreuse que les adjoints.
desperados-error-few-discs = Adjoints à { $town } : { $deputies }. Membres de la bande sur place qui ont encore un disque : { $discs }.

## Cartes

desperados-map-unreadable = { $file } est illisible : { $reason }.
desperados-map-large = La carte est trop longue ; { $limit } caractères au plus.
desperados-map-toml = La carte n’est pas du TOML valable : { $reason }.
desperados-map-unknown = Il n’y a pas de champ « { $field } » dans une carte.
desperados-map-field = « { $field } » manque ou n’est pas du bon type : { $found }.
desperados-map-number = « { $field } » doit être un nombre entier de { $least } à { $most }, et non { $found }.
desperados-map-town-count = Une carte a de 2 à { $most } villes, et non { $found }.
desperados-map-town-key = « { $key } » ne peut pas désigner une ville : minuscules et chiffres, traits d’union entre les mots, 24 caractères au plus, ni « saloon » ni « none ».
desperados-map-town-name = La ville « { $key } » s’appelle « { $name } » ; clé et nom ne peuvent différer que par les majuscules et les traits d’union.
desperados-map-town-same-at = { $town } est dessinée au même endroit qu’une autre ville.
desperados-map-no-town = { $where } nomme une ville qui n’est pas sur la carte : { $town }.
desperados-map-road-loop = Une route relie { $town } à elle-même.
desperados-map-road-twice = La route entre { $one } et { $other } est nommée deux fois.
desperados-map-many-roads = { $town } a { $found } routes ; { $most } au plus.
desperados-map-plan-count = Il doit y avoir { $expected } plans de voyage, et non { $found }.
desperados-map-plan-length = Le plan { $plan } doit avoir { $expected } villes, et non { $found }.
desperados-map-plan-off-road = Plan { $plan } : pas de route entre { $one } et { $other }.
desperados-map-plan-ring = Le plan { $next } doit commencer là où finit le plan { $plan }.
desperados-map-tiles-laid = Tuiles à poser ({ $field }) : { $laid }, mais il n’y en a que { $found }.
desperados-map-banks = Banques : { $banks }, mais tuiles à poser sur des banques : { $laid }.
desperados-map-many = Il y a { $banks } banques (au plus { $most_banks }) et { $bottom } tuiles tout en bas (au plus { $most_bottom }).
desperados-map-low-high = Chaque tuile basse doit valoir moins que chaque tuile haute, or il y a { $low } et { $high }.
desperados-map-poker = Il faut { $expected } tuiles Poker, mais il y en a { $found }.
desperados-map-coach = Il faut { $expected } tuiles Diligence, mais il y en a { $found }.
desperados-map-unconnected = Aucune route ne mène à : { $towns }.

## Positions

desperados-position-field = { $field } : « { $found } » est faux ; attendu : { $expected }.
desperados-position-no-such-tile = Il y a plus de tuiles d’une même valeur posées ou prises qu’il n’en existe.
desperados-position-round = La manche { $found } ne va pas avec la phase « { $phase } ».
desperados-position-move = Le tour { $found } ne va pas avec la phase « { $phase } ».
desperados-position-plan = Le premier plan se tire après la mise en place des banques, pas avant ; la phase est « { $phase } ».
desperados-position-reckoning = Tours révélés et arrestations appartiennent à la phase « tiles », pas à « { $phase } ».
desperados-position-tiles = Le compte des tuiles n’y est pas : { $kind }.
desperados-position-poker = Tuiles Poker disparues : { $found } ; tuiles Poker prises : { $taken }.
desperados-position-banks = Les banques n’attendent des tuiles que dans la phase « banks » ; c’est ici « { $phase } ».
desperados-position-set-up = Les banques ne peuvent pas être mises en place ainsi.
desperados-position-batch = Une tuile Banque ne peut pas avoir été posée dans une manche à venir.
desperados-position-looked = La bande ne peut pas avoir regardé une banque sans tuile.
desperados-position-pieces = Les pions et les adjoints sur le plateau ne vont pas avec la phase « { $phase } ».
desperados-position-decision = { $seat } ne peut pas encore avoir décidé.
desperados-position-decided = { $seat } n’a pas pu décider cela ici : { $found }.
desperados-position-all-decided = Tous ont décidé, donc cela se serait déjà produit.
desperados-position-at = { $seat } n’est pas là où mènent les cartes.
desperados-position-lost = { $seat } ne peut pas avoir perdu ces cartes.
desperados-position-cards = { $seat } a posé { $found } cartes, ce qui ne va pas avec la phase.
desperados-position-shown = Les cartes montrées par { $seat } ne conviennent pas.
desperados-position-card = { $seat } n’a pas pu poser la carte du tour { $move }.
desperados-position-heist = Le braquage du tour { $move } ({ $target }) n’est pas possible.
desperados-position-due = { $found } tuiles ne peuvent pas être en attente.

## Le plateau dans le terminal

desperados-board-round = Manche { $round }
desperados-board-start = de
desperados-board-maybe = { $seat } peut être dans { $count ->
    [one] une ville : { $towns }
   *[other] { $count } villes : { $towns }
}
desperados-board-lost = { $seat } a perdu : { $towns }
desperados-board-held = attaquée
desperados-board-loot = Butin { $money } $ sur { $goal } $ · tuiles Banque dans la pile : { $pile }
desperados-board-dollars = { $amount } $

desperados-legend-title = La table
desperados-legend-pawn = une petite lettre : ce pion est là, mais son joueur a pu repartir en secret
desperados-legend-bank = une ville avec une banque et sa tuile
desperados-legend-bank-empty = une banque sans tuile
desperados-legend-poker = une ville avec une tuile Poker
desperados-legend-bare = une ville dont la tuile Poker est prise
desperados-legend-deputies = adjoints, une étoile chacun
desperados-legend-coach-brown = la diligence brune et son horaire
desperados-legend-coach-blue = la diligence bleue et son horaire
desperados-legend-disc = un disque : sur la carte il marque un braquage, dans le tableau il est encore libre
desperados-legend-face-down = une carte face cachée
desperados-legend-own-card = une carte de ton camp que les autres n’ont pas vue
desperados-legend-seen-card = une carte que tout le monde a vue
desperados-legend-arrested = sous les verrous dans cette manche
desperados-legend-lost = nombre de cartes de ville perdues
desperados-legend-waiting = la partie attend ce joueur
desperados-legend-looked = une étoile après la valeur d’une banque : la bande l’a vue
