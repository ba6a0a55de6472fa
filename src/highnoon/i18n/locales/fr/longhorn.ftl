### Longhorn

longhorn-title = Longhorn

## Noms

longhorn-seat-eagle = Eagle
longhorn-seat-jessie = Jessie
longhorn-name-eagle = Eagle Perkins
longhorn-name-jessie = Jessie Artist Byrd

longhorn-place-nugget-hill = Nugget Hill
longhorn-place-blackstone-corral = Blackstone Corral
longhorn-place-cherokee-spring = Cherokee Spring
longhorn-place-dagger-flat = Dagger Flat
longhorn-place-maverick-junction = Maverick Junction
longhorn-place-red-river-valley = Red River Valley
longhorn-place-kid-coopers-ranch = Kid Cooper’s Ranch
longhorn-place-salomon-tree = Salomon Tree
longhorn-place-tulsa = Tulsa

# Au féminin singulier (vache, couleur) ; au pluriel, les phrases ajoutent un s, sauf à « orange ».
longhorn-colour-white = blanche
longhorn-colour-orange = orange
longhorn-colour-grey = grise
longhorn-colour-black = noire

longhorn-token-nugget = pépite de { $dollars } $
longhorn-token-iron = fer rouge
longhorn-token-epidemic = épidémie
longhorn-token-sheriff = sheriff
longhorn-token-oil = Snake Oil
longhorn-token-ambush = embuscade
longhorn-token-rattlesnake = crotale

## Phases

longhorn-phase-lay = mise en place des territoires
longhorn-phase-token = mise en place des jetons Action
longhorn-phase-cows = distribution des vaches
longhorn-phase-coin = tirage du premier joueur
longhorn-phase-start = choix du territoire de départ
longhorn-phase-steal = vol des vaches d’une couleur
longhorn-phase-brand = emploi du fer rouge
longhorn-phase-epidemic = choix de la couleur de l’épidémie
longhorn-phase-ambush = choix du butin de l’embuscade
longhorn-phase-draw = tirage d’une pépite
longhorn-phase-snake = fuite des vaches devant le crotale
longhorn-phase-move = chevauchée du hors-la-loi
longhorn-phase-caught = fin : le sheriff a fait une arrestation
longhorn-phase-nine = fin : quelqu’un a les neuf vaches d’une couleur
longhorn-phase-scored = fin : les troupeaux sont comptés

## Invites

longhorn-prompt-over = La partie est terminée.
longhorn-prompt-chance = Le sort décide.
longhorn-prompt-wait = C’est à { $seat } de décider.
longhorn-prompt-start = { $seat }, où commence la partie ? Premier tour : { $first }.
longhorn-prompt-steal = { $seat }, quelle couleur voles-tu à { $place } ?
longhorn-prompt-brand = Fer rouge : { $seat }, quelles vaches prends-tu autour de { $place } ?
longhorn-prompt-epidemic = Épidémie : { $seat }, quelle couleur quitte le plateau et perd sa valeur ?
longhorn-prompt-ambush = Embuscade : { $seat }, que prends-tu à ton adversaire ?
longhorn-prompt-snake =
    Crotale : { $seat }, où s’enfuit une de tes vaches { $colour ->
        [orange] orange
       *[other] { $colour }s
    } ?
longhorn-prompt-move =
    { $seat }, où va le hors-la-loi ? { $steps ->
        [one] { $steps } case ;
       *[other] { $steps } cases ;
    } { $next } y jouera.
longhorn-prompt-move-again =
    Snake Oil : { $seat }, où vas-tu ? { $steps ->
        [one] { $steps } case ;
       *[other] { $steps } cases ;
    } puis { $next } rejoue.

## Choix

longhorn-action-start = Commencer à { $place }
longhorn-action-steal =
    { $count ->
        [one] Voler la vache { $colour }
       *[other] Voler les { $count } vaches { $colour ->
            [orange] orange
           *[other] { $colour }s
        }
    }
longhorn-action-brand =
    { $count ->
        [one] Prendre la vache { $colour } à { $place }
       *[other] Prendre les { $count } vaches { $colour ->
            [orange] orange
           *[other] { $colour }s
        } à { $place }
    }
longhorn-action-epidemic =
    { $count ->
        [0] Frapper la couleur { $colour } (aucune vache sur le plateau)
        [one] Frapper la couleur { $colour } (une vache sur le plateau)
       *[other] Frapper la couleur { $colour } ({ $count } vaches sur le plateau)
    }
longhorn-action-ambush =
    Prendre deux vaches { $colour ->
        [orange] orange
       *[other] { $colour }s
    }
longhorn-action-nugget = Prendre la { $token }
longhorn-action-nugget-any = Prendre une pépite au hasard
longhorn-action-snake = La vache { $colour } s’enfuit à { $place }
longhorn-action-move =
    { $count ->
        [one] Aller à { $place } ({ $count } vache)
       *[other] Aller à { $place } ({ $count } vaches)
    }
longhorn-action-lay = Poser : { $place }
longhorn-action-token = Poser : { $token }
longhorn-action-cows = Répartir les vaches (blanches, orange, grises, noires) : { $cows }
longhorn-action-coin = { $seat } joue en premier
longhorn-action-draw = Tirer : { $token }

## Ce qui s’est passé

longhorn-event-coin = { $seat } joue en premier.
longhorn-event-swapped = Le sheriff va à Nugget Hill ; ce qui s’y trouvait va à { $place } : { $token }.
longhorn-event-started = { $seat } fait commencer la partie à { $place }.
longhorn-event-stole =
    { $count ->
        [one] { $seat } a volé une vache { $colour } à { $place }.
       *[other] { $seat } a volé { $count } vaches { $colour ->
            [orange] orange
           *[other] { $colour }s
        } à { $place }.
    }
longhorn-event-token-used = { $seat } a vidé { $place } : { $token }.
longhorn-event-token-lost = { $place } est vide ; son jeton retourne dans la boîte : { $token }.
longhorn-event-branded =
    { $count ->
        [one] { $seat } a marqué une vache { $colour } à { $place }.
       *[other] { $seat } a marqué { $count } vaches { $colour ->
            [orange] orange
           *[other] { $colour }s
        } à { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] Épidémie : { $seat } a frappé la couleur { $colour }.
        [one] Épidémie : { $seat } a frappé la couleur { $colour } ; une vache a quitté le plateau.
       *[other] Épidémie : { $seat } a frappé la couleur { $colour } ; { $count } vaches ont quitté le plateau.
    }
longhorn-event-ambushed-cows =
    Embuscade : { $seat } a pris { $count } vaches { $colour ->
        [orange] orange
       *[other] { $colour }s
    }.
longhorn-event-ambushed-nugget = Embuscade : { $seat } a pris une { $token }.
longhorn-event-fled = Une vache { $colour } ({ $seat }) s’est enfuie à { $place }.
longhorn-event-moved =
    { $steps ->
        [one] { $seat } a envoyé le hors-la-loi à { $place } ({ $steps } case) ; { $next } joue.
       *[other] { $seat } a envoyé le hors-la-loi à { $place } ({ $steps } cases) ; { $next } joue.
    }
longhorn-event-moved-again =
    { $steps ->
        [one] { $seat } a chevauché jusqu’à { $place } ({ $steps } case) ; { $next } rejoue.
       *[other] { $seat } a chevauché jusqu’à { $place } ({ $steps } cases) ; { $next } rejoue.
    }
longhorn-event-caught = Le sheriff a capturé { $seat }.
longhorn-event-nine =
    { $seat } a les neuf vaches { $colour ->
        [orange] orange
       *[other] { $colour }s
    }.
longhorn-event-scored = Le hors-la-loi n’a plus de vaches à sa portée : on compte les troupeaux.

## La fin

longhorn-result-caught = Le sheriff a fait une arrestation.
longhorn-result-nine = Les neuf vaches d’une couleur sont dans un même troupeau.
longhorn-result-scored = Le hors-la-loi n’avait plus de vaches à sa portée : on a compté les troupeaux.
longhorn-result-draw = Le hors-la-loi n’avait plus de vaches à sa portée, et les deux sommes sont égales.
longhorn-score-cows =
    { $count ->
        [one] { $count } { $colour } à { $price } $
       *[other] { $count } { $colour ->
            [orange] orange
           *[other] { $colour }s
        } à { $price } $
    }
longhorn-score-nuggets =
    { $count ->
        [one] { $count } pépite
       *[other] { $count } pépites
    }

## Ce qui est impossible

longhorn-error-text = « { $text } » n’est pas un coup ; un coup s’écrit comme : { $examples }.
longhorn-error-phase = Ce n’est pas le moment ; la partie en est à : { $phase }.
longhorn-error-start = La partie ne peut commencer que sur un territoire qui avait quatre vaches.
longhorn-error-steal = Il n’y a pas de vache de cette couleur là où se trouve le hors-la-loi.
longhorn-error-brand = Le fer rouge demande des vaches de cette couleur sur un territoire voisin du hors-la-loi.
longhorn-error-epidemic = L’épidémie doit frapper une couleur encore présente sur le plateau.
longhorn-error-ambush = Ton adversaire n’a pas deux vaches de cette couleur.
longhorn-error-nugget = Ton adversaire n’a pas cette pépite, ou bien elle se tire au hasard (ambush $).
longhorn-error-snake = Une seule vache s’enfuit à la fois, de la couleur demandée, vers un territoire voisin du hors-la-loi.
longhorn-error-move-far =
    { $steps ->
        [one] Le hors-la-loi doit avancer d’exactement une case ; ce territoire n’est pas à une case.
       *[other] Le hors-la-loi doit avancer d’exactement { $steps } cases sans demi-tour ; cela ne mène pas là.
    }
longhorn-error-move-empty = Le hors-la-loi doit aller sur un territoire avec des vaches ; celui-ci est vide.
longhorn-error-move-danger = Ce territoire est dangereux, et c’est là qu’a joué en dernier celui qui y serait envoyé : le hors-la-loi doit aller ailleurs.
longhorn-error-draw = Le hasard ne peut pas faire cela pendant la phase « { $phase } ».

## Ce qui ne va pas dans une position

longhorn-position-fields =
    Une position a { $expected } champs ({ $names }), mais { $found ->
        [one] { $found } champ a été donné
       *[other] { $found } champs ont été donnés
    }.
longhorn-position-field = Le champ « { $field } » ne peut pas être « { $found } » ; attendu : { $expected }.
longhorn-position-places = Chacun des neuf territoires doit être exactement une fois sur le plateau.
longhorn-position-deal = Territoires, jetons et vaches se placent dans cet ordre, chaque territoire avec le nombre de vaches imprimé.
longhorn-position-cows =
    Il doit y avoir neuf vaches { $colour ->
        [orange] orange
       *[other] { $colour }s
    } en tout sur le plateau et dans les troupeaux, mais il y en a { $found }.
longhorn-position-tokens =
    { $found ->
        [1] Le jeton « { $token } » est là une fois, soit plus qu’il n’en existe.
       *[other] Le jeton « { $token } » est là { $found } fois, soit plus qu’il n’en existe.
    }
longhorn-position-sheriff = Le sheriff ne peut être qu’à Nugget Hill.
longhorn-position-purse = Un joueur ne peut posséder que des pépites, pas d’autres jetons.
longhorn-position-epidemic-twice = Une couleur est déjà frappée, donc l’épidémie ne peut pas être aussi sur le plateau.
longhorn-position-nine = Neuf vaches d’une couleur dans un troupeau terminent la partie, donc la phase doit être « nine ».
longhorn-position-start = Avant le premier tour, rien ne peut avoir été volé ni déplacé : la table doit être telle qu’à la mise en place.
longhorn-position-outlaw = Dans cette phase, le hors-la-loi doit se trouver quelque part.
longhorn-position-no-cows = Pour en voler, il faut des vaches là où se trouve le hors-la-loi.
longhorn-position-phase = La phase ne correspond pas à ce qu’il y a sur la table.
longhorn-position-stolen = Dans cette phase, une à neuf vaches ont été volées ce tour-ci, mais le texte dit { $found }.
longhorn-position-last = Le joueur dont c’est le tour doit avoir joué en dernier là où se trouve le hors-la-loi.
longhorn-position-not-emptied = Un jeton ne peut avoir servi que là où il ne reste ni vache ni jeton.

## Ce qui ne va pas dans le matériel

longhorn-data-letters = Chaque lettre doit être un seul caractère, différent des autres, mais voici ce qu’il y a : { $found }.
longhorn-data-places = Il doit y avoir neuf territoires, mais il y en a { $found }.
longhorn-data-cows = Les territoires doivent avoir 36 vaches en tout, mais ils en ont { $found }.
longhorn-data-tokens = Il faut au moins neuf jetons, un par territoire.

## Le plateau dans le terminal

longhorn-board-empty = aucune vache
longhorn-board-left = reste · prix en $
longhorn-board-white = blanc
longhorn-board-orange = orange
longhorn-board-grey = gris
longhorn-board-black = noir
longhorn-board-nuggets = pépites
longhorn-board-worth = valeur
longhorn-board-last = dernier
longhorn-board-outlaw = hors-la-loi : { $seat }
longhorn-board-start = départ { $number }
longhorn-board-ride = aller { $number }
longhorn-board-dollars = { $amount } $

## Ce que veulent dire les symboles

longhorn-legend-title = Ce que veulent dire les symboles
longhorn-legend-cow = Une vache { $colour }. La lettre la désigne dans les coups : steal { $letter }.
longhorn-legend-place = Un territoire. La lettre devant son nom le désigne dans les coups : move { $letter }.
longhorn-legend-outlaw = Le hors-la-loi est ici : c’est ici que vole le joueur nommé.
longhorn-legend-ride = Le hors-la-loi peut venir ici : choisis ce numéro.
longhorn-legend-danger = Un territoire dangereux : tant qu’il l’est, personne n’est renvoyé là où il a joué en dernier, sauf s’il n’y a pas d’autre destination.
longhorn-legend-left = Combien de vaches d’une couleur restent sur le plateau, et ce que vaudrait une vache d’un troupeau si l’on comptait maintenant : 100 $ pour chacune d’elles.
longhorn-legend-worth = Ce que vaudraient un troupeau et ses pépites si l’on comptait maintenant.
longhorn-legend-last = Le territoire où un joueur a joué en dernier.
longhorn-legend-struck = L’épidémie a frappé cette couleur : elle ne vaut rien.
longhorn-legend-token = Un jeton agit pour qui prend la dernière vache de son territoire :
longhorn-about-nugget = Garde-la : ses dollars comptent à la fin.
longhorn-about-iron = Prends toutes les vaches d’une couleur sur un territoire voisin ; elles n’allongent pas la chevauchée.
longhorn-about-epidemic = Choisis une couleur : ses vaches quittent le plateau et elle ne vaut rien à la fin.
longhorn-about-sheriff = Tu es pris et tu perds aussitôt. Dangereux.
longhorn-about-oil = Après ta chevauchée, tu rejoues.
longhorn-about-ambush = Prends à ton adversaire une pépite ou deux vaches d’une couleur.
longhorn-about-rattlesnake = Une vache de chacune de tes couleurs s’enfuit sur les territoires voisins. Dangereux.
