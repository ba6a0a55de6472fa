### De tafel van Longhorn op de pagina.

web-longhorn-board = De negen velden
web-longhorn-row-column = , rij { $row }, kolom { $column }
web-longhorn-cows =
    { $count ->
        [one] 1 { $colour } koe
       *[other] { $count } { $colour } koeien
    }
web-longhorn-steps =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
web-longhorn-outlaw = De boef
web-longhorn-herd-of = De kudde van { $name }
web-longhorn-nuggets =
    { $count ->
        [one] goudklomp
       *[other] goudklompen
    }
web-longhorn-worth-now = nu waard
web-longhorn-price = Elke koe is $ 100 waard per koe van haar kleur op het bord
web-longhorn-left = nog { $count }
web-longhorn-left-each = nog { $count }: { $price } per koe
web-longhorn-struck = getroffen
web-longhorn-kept = tot het einde bewaard
web-longhorn-balance = Als de partij nu eindigde, had { $first } { $eagle } en { $second } { $jessie }.
web-longhorn-not-here = Je kunt alleen koeien stelen waar de boef staat.
web-longhorn-outlook-end = Beëindigt de partij.
web-longhorn-outlook-places =
    { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }, { $count ->
        [one] 1 bestemming
       *[other] { $count } bestemmingen
    }
web-longhorn-outlook-worth = jij { $mine }, tegenstander { $theirs }
web-longhorn-bill = Volledige telling
web-longhorn-legend-cow = Een { $colour } koe en haar teken in de lijst van zetten.

## Opties

longhorn-option-ambush_nugget = Een goudklomp uit een hinderlaag wordt
longhorn-ambush_nugget-random = blind getrokken
longhorn-ambush_nugget-choice = uitgekozen
longhorn-option-epidemic_colour = Een epidemie treft
longhorn-epidemic_colour-any = een kleur naar keuze
longhorn-epidemic_colour-present = een kleur op het bord
