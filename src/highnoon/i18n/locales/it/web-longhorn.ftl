### Il tavolo di Longhorn nella pagina.

web-longhorn-board = I nove territori
web-longhorn-row-column = , riga { $row }, colonna { $column }
web-longhorn-cows =
    { $count ->
        [one] 1 vacca { $colour }
       *[other] { $count } vacche { $colour ->
            [bianca] bianche
            [arancione] arancioni
            [grigia] grigie
           *[other] nere
        }
    }
web-longhorn-steps =
    { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }
web-longhorn-outlaw = Il fuorilegge
web-longhorn-herd-of = La mandria di { $name }
web-longhorn-nuggets =
    { $count ->
        [one] pepita
       *[other] pepite
    }
web-longhorn-worth-now = valore ora
web-longhorn-price = Ogni vacca vale 100 $ per ogni vacca del suo colore rimasta sul tabellone
web-longhorn-left =
    { $count ->
        [one] resta 1
       *[other] restano { $count }
    }
web-longhorn-left-each =
    { $count ->
        [one] resta 1: { $price } l’una
       *[other] restano { $count }: { $price } l’una
    }
web-longhorn-struck = colpita
web-longhorn-kept = conservate fino alla fine
web-longhorn-balance = Se la partita finisse ora, { $first } avrebbe { $eagle } e { $second } { $jessie }.
web-longhorn-not-here = Puoi rubare vacche solo dove si trova il fuorilegge.
web-longhorn-outlook-end = Chiude la partita.
web-longhorn-outlook-places =
    { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    }, { $count ->
        [one] 1 destinazione
       *[other] { $count } destinazioni
    }
web-longhorn-outlook-worth = tu { $mine }, avversario { $theirs }
web-longhorn-bill = Conteggio completo
web-longhorn-legend-cow = Una vacca { $colour }, e il suo segno nell’elenco delle mosse.

## Opzioni

longhorn-option-ambush_nugget = La pepita di un’imboscata
longhorn-ambush_nugget-random = si pesca a caso
longhorn-ambush_nugget-choice = si sceglie
longhorn-option-epidemic_colour = Un’epidemia può colpire
longhorn-epidemic_colour-any = qualsiasi colore
longhorn-epidemic_colour-present = qualsiasi colore sul tabellone
