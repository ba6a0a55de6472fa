### De tafel van Moon River op de pagina.

## Aanbod, saloon, opslag

web-moon-river-draft = Aanbod
web-moon-river-draft-note = Lage getallen eerst. Na het leggen kies je een vrij perceel voor de volgende ronde.
web-moon-river-round = ronde { $round }, nog { $box }
web-moon-river-box = nog { $box }
web-moon-river-here = Nu
web-moon-river-there = Straks
web-moon-river-taken = genomen
web-moon-river-stands = { $name } op { $parcel }
web-moon-river-chips =
    { $count ->
        [one] 1 fiche
       *[other] { $count } fiches
    }
web-moon-river-stock = In de voorraad, in onbekende volgorde:
    { $chips }
web-moon-river-saloon-empty = Er is niemand.
web-moon-river-short-desperado = perceel ruilen
web-moon-river-short-thief = koe stelen
web-moon-river-short-prospector = +1 per goudklomp
web-moon-river-short-trapper = +1 per bever
web-moon-river-short-farmer = +1 per maïskolf
web-moon-river-partners = Partners
web-moon-river-stores-mine = Jouw opslag
web-moon-river-stores-of = Opslag van { $name }
web-moon-river-places =
    { $count ->
        [one] 1 plek
       *[other] { $count } plekken
    }
web-moon-river-join-note = Tik er twee aan om ze samen te voegen.
web-moon-river-in-hand = { $land } in de hand
web-moon-river-supply = koeien over
web-moon-river-supply-tip = Koeien in de gezamenlijke voorraad. Is die leeg, dan komt er geen koe meer.

## Ranches

web-moon-river-ranches = Alle ranches
web-moon-river-ranch-of = De ranch van { $name }
web-moon-river-my-ranch = Mijn ranch
web-moon-river-look = ranch bekijken
web-moon-river-you = Jij
web-moon-river-homestead = hoeve
web-moon-river-free = { $cell }: vrij
web-moon-river-cell = { $cell }: { $what }
web-moon-river-bridge = brug bij kolom { $column }
web-moon-river-a-bridge = brug
web-moon-river-cows =
    { $count ->
        [0] geen koe
        [one] 1 koe
       *[other] { $count } koeien
    }
web-moon-river-tip = { $what }: { $means }
web-moon-river-means-cows = bij het leggen komt hier een koe.
web-moon-river-means-cows-done = de koe is gekomen.
web-moon-river-means-skulls = droogte. Bij het leggen verdwijnt een koe uit het gebied.
web-moon-river-means-skulls-done = de droogte is voorbij.
web-moon-river-means-circles = bij het leggen werf je een partner.
web-moon-river-means-circles-done = niemand kwam, en niemand komt nog.
web-moon-river-means-nuggets = elk één punt.
web-moon-river-means-beavers = elk één punt.
web-moon-river-means-corn = elk één punt.
web-moon-river-means-back = het getal op de achterkant. Lage getallen zijn het eerst aan de beurt.

## Leggen

web-moon-river-hand = In de hand
web-moon-river-lay = Hier leggen
web-moon-river-rotate = Draaien
web-moon-river-swap = Helften wisselen
web-moon-river-sides = Kanten van de tegels
web-moon-river-not-now = Toch niet
web-moon-river-lay-note = Sleep hem, tik een gemarkeerd vak aan of gebruik de pijltjestoetsen; R draait, X wisselt de helften.
web-moon-river-lay-note-short = Tik een gemarkeerd vak aan.
web-moon-river-not-here = Hier past hij niet.
web-moon-river-touches = raakt: { $what }
web-moon-river-in-words =
    { $count ->
        [one] Eén plek, in woorden
       *[other] Alle { $count } plekken, in woorden
    }
web-moon-river-first-where = Kies eerst waar
web-moon-river-ways =
    { $count ->
        [one] één manier
       *[other] { $count } manieren
    }

## Wat een keuze zou opleveren

web-moon-river-points =
    { $count ->
        [one] punt
       *[other] punten
    }
web-moon-river-gain-lands = land
web-moon-river-gain-resources = goederen
web-moon-river-gain-partners = partners
web-moon-river-gain-scenario = scenario
web-moon-river-gain-cows =
    { $count ->
        [one] koe
       *[other] koeien
    }
web-moon-river-gain-recruits =
    { $count ->
        [one] 1 partner
       *[other] { $count } partners
    }
web-moon-river-from-saloon = uit de saloon
web-moon-river-territory = { $count } × { $land }

## Telling

web-moon-river-part-lands = Land × koeien
web-moon-river-part-resources = Goud, bevers, maïs
web-moon-river-part-partners = Partners
web-moon-river-about-lands = Elk gebied scoort zijn percelen maal zijn koeien; op elk perceel telt maar één koe.
web-moon-river-about-resources = Elke goudklomp, bever en maïskolf is een punt waard.
web-moon-river-about-partners = Goudzoekers, pelsjagers en boeren geven een punt extra voor elke goudklomp, bever of maïskolf.
web-moon-river-about-timber = Groepen van drie of meer bossen, waarvan minstens één aan de rivier: 10, en 10 extra voor elk bos na het derde.
web-moon-river-about-gold = Groepen van drie of meer percelen met goudklompen: 10 voor de derde goudklomp en elke volgende.
web-moon-river-about-outlaws = Groepen van drie of meer partners, waarvan minstens één bandiet: 10, en 10 extra voor elke partner na de derde.
web-moon-river-about-city = Groepen van drie of meer boerderijen: 10, en 10 extra voor elke boerderij na de derde.
web-moon-river-bill = Volledige telling
web-moon-river-largest = Grootste gebied
web-moon-river-herd = Koeien die tellen
web-moon-river-by =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }

## De legenda

web-moon-river-legend-lands = Landschappen
web-moon-river-legend-symbols = Symbolen
web-moon-river-legend-partners = Elke partner bewaakt de koeien van zijn gebied tegen dieven. Elke fiche heeft aan de ene kant een specialist en aan de andere een cowboy.
web-moon-river-legend-score = Telling
web-moon-river-legend-keys = Toetsen bij het leggen: pijltjes bewegen de dominosteen, R draait hem, X wisselt de helften, Enter legt hem.

## Opening a table

web-option-moon-river-pieces = Je eigen speelmateriaal
web-option-moon-river-pieces-note = Een TOML-bestand met percelen, fiches, tegels en borden; zonder bestand speel je met het standaardmateriaal.
