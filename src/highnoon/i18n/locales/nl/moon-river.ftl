moon-river-title = Moon River

## Spelers, landschappen, partners, scenario’s

moon-river-seat-purple = Paars
moon-river-seat-white = Wit
moon-river-seat-orange = Oranje
moon-river-seat-green = Groen
# The same seats in games of the first version of the rules.
moon-river-seat-mary = Paars
moon-river-seat-wesley = Wit
moon-river-seat-calamity = Oranje
moon-river-seat-jo = Groen

moon-river-board-mary = Mary
moon-river-board-wesley = Wesley
moon-river-board-calamity = Calamity
moon-river-board-jo = Big Jo

moon-river-land-desert = woestijn
moon-river-land-canyon = canyon
moon-river-land-meadow = weide
moon-river-land-forest = bos
moon-river-land-farm = boerderij
moon-river-land-cornfield = maïsveld

moon-river-symbol-cows = { $count ->
    [one] koe
   *[other] { $count } koeien
}
moon-river-symbol-skulls = { $count ->
    [one] schedel
   *[other] { $count } schedels
}
moon-river-symbol-circles = { $count ->
    [one] cirkel
   *[other] { $count } cirkels
}
moon-river-symbol-nuggets = { $count ->
    [one] goudklomp
   *[other] { $count } goudklompen
}
moon-river-symbol-beavers = { $count ->
    [one] bever
   *[other] { $count } bevers
}
moon-river-symbol-corn = { $count ->
    [one] maïskolf
   *[other] { $count } maïskolven
}
moon-river-parcel = { $land } ({ $symbols })
moon-river-tile = { $one }/{ $two }

moon-river-partner-desperado = desperado
moon-river-partner-thief = veedief
moon-river-partner-prospector = goudzoeker
moon-river-partner-trapper = pelsjager
moon-river-partner-farmer = boer

moon-river-scenario-none = geen scenario
moon-river-scenario-draw = een getrokken scenario
moon-river-scenario-timber = Houthandel
moon-river-scenario-gold = Goudkoorts
moon-river-scenario-outlaws = Vogelvrijen
moon-river-scenario-city = Moon River City
moon-river-boards-camp = kampborden
moon-river-boards-legend = legendeborden, om beurten gekozen
moon-river-boards-legend-drawn = legendeborden, getrokken
moon-river-boards-legend-colours = legendeborden, elke kleur haar eigen bord

## Opties

moon-river-option-players = Spelers
moon-river-option-boards = Borden
moon-river-option-scenario = Scenario
moon-river-house-scenario = Huisregel: in het gedrukte spel speel je scenario’s alleen met de legendeborden.
moon-river-house-boards = Huisregel: in het gedrukte spel gebruik je de legendeborden alleen met een scenario.

## Wat er te beslissen is

moon-river-prompt-over = De partij is afgelopen.
moon-river-prompt-chance = Het lot beslist.
moon-river-prompt-wait = Wachten op { $seat }.
moon-river-prompt-board = { $seat }: kies je bord.
moon-river-prompt-stand = { $seat }: kies voor je ranchero een vrij perceel van de nieuwe kolom.
moon-river-prompt-take = { $seat }, jij bent aan de beurt: neem je perceel, { $parcel }.
moon-river-prompt-expand = { $seat }: voeg twee percelen samen om ze te leggen, of bewaar ze allemaal.
moon-river-prompt-expand-must = { $seat }: je opslag is vol. Voeg twee percelen samen om ze te leggen.
moon-river-prompt-expand-last = { $seat }: de partij loopt af. Leg wat past; de rest gaat verloren.
moon-river-prompt-place = { $seat }: waar leg je { $first } en { $second }?
moon-river-prompt-discard = { $seat }: geen van je paren past. Kies twee percelen die uit het spel gaan.
moon-river-prompt-drought = { $seat }: de droogte op { $cell } kost dat gebied een koe. Welke?
moon-river-prompt-circle = { $seat }: welke cirkel gebruik je eerst?
moon-river-prompt-recruit = { $seat }: werf een partner voor { $cell }.
moon-river-prompt-drive = { $seat }: je cowboy drijft koeien, hoogstens nog { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
moon-river-prompt-offer = { $seat }: je desperado mag een opgeslagen perceel ruilen. Welk geef je?
moon-river-prompt-demand = { $seat }: je geeft { $parcel }. Wiens perceel wil je ervoor?
moon-river-prompt-steal = { $seat }: je veedief mag een onbewaakte koe naar { $cell } halen.
moon-river-prompt-bonus = { $seat }: je hebt de laatste rij bereikt. Leg een bonustegel, met een van beide kanten boven.
moon-river-prompt-forgo = { $seat }: geen bonustegel past. Kies welke uit het spel gaat.

## Keuzes

moon-river-action-board = { $board }: { $stores ->
    [one] één opslagplaats
   *[other] { $stores } opslagplaatsen
}; bruggen: { $bridges }
moon-river-action-board-name = Het bord van { $board }
moon-river-bridge-at = kolom { $column }
moon-river-bridge-homestead = hoeve
moon-river-action-stand = Op perceel { $place } gaan staan: { $parcel }
moon-river-action-stand-place = Op perceel { $place } gaan staan
moon-river-action-take = Nemen: { $parcel }
moon-river-action-take-any = Je perceel nemen
moon-river-action-keep = Je percelen bewaren
moon-river-action-join = Samenvoegen: { $first } en { $second }
moon-river-action-discard = Afleggen: { $first } en { $second }
moon-river-action-place = { $first } { $from }, { $second } { $to }
moon-river-action-place-cells = Op { $from } en { $to } leggen
moon-river-action-drought = Een koe op { $cell } verliezen
moon-river-action-circle = Eerst de cirkel op { $cell }
moon-river-action-recruit-desperado = De desperado werven (een opgeslagen perceel ruilen)
moon-river-action-recruit-thief = De veedief werven (een onbewaakte koe nemen)
moon-river-action-recruit-prospector = De goudzoeker werven (+1 voor elke goudklomp)
moon-river-action-recruit-trapper = De pelsjager werven (+1 voor elke bever)
moon-river-action-recruit-farmer = De boer werven (+1 voor elke maïskolf)
moon-river-action-cowboy = Een cowboy werven (3 stappen; achterkant: { $partner })
moon-river-action-drive = Een koe van { $from } naar { $to } drijven
moon-river-action-offer = Geven: { $parcel }
moon-river-action-demand = Krijgen: { $parcel } van { $seat }
moon-river-action-steal = De koe op { $cell } van { $seat } nemen
moon-river-action-enough = Genoeg
moon-river-action-bonus = Bonustegel, kant { $land }, op { $cell }
moon-river-action-forgo = De bonustegel { $tile } afleggen
moon-river-action-chip = In de saloon: { $partner }
moon-river-action-draw = Uit de doos: { $parcel }
moon-river-action-ranchero = Getrokken ranchero: { $seat }
moon-river-action-scenario = Getrokken scenario: { $scenario }

## Het verloop

moon-river-event-board-chosen = { $seat } kiest het bord van { $board }.
moon-river-event-board-drawn = { $seat } trekt het bord van { $board }.
moon-river-event-scenario-drawn = Het scenario: { $scenario }.
moon-river-event-chip-drawn = In de saloon komt: { $chip }.
moon-river-event-column-laid = Nieuwe kolom: { $parcels }.
moon-river-event-ranchero-drawn = { $seat } kiest nu.
moon-river-event-stood = { $seat } staat op perceel { $place }: { $parcel }.
moon-river-event-left-over = Niemand koos perceel { $place }: { $parcel } gaat uit het spel.
moon-river-event-last-round = De doos is leeg: de laatste ronde.
moon-river-event-took = { $seat } neemt { $parcel }.
moon-river-event-kept = { $seat } legt niets meer.
moon-river-event-laid = { $seat } legt { $parcels } op { $cells }.
moon-river-event-cows-came = { $count ->
    [one] Er komt een koe
   *[other] Er komen { $count } koeien
} op { $cell } van { $seat }.
moon-river-event-drought = Droogte op { $skull }: { $seat } verliest een koe op { $cell }.
moon-river-event-saloon-empty = De saloon is leeg: niemand komt naar { $cells } van { $seat }.
moon-river-event-recruited = { $seat } werft voor { $cell }: { $chip }.
moon-river-event-hired-cowboy = { $seat } werft een cowboy voor { $cell } (achterkant: { $chip }).
moon-river-event-drove = { $seat } drijft een koe van { $from } naar { $to }.
moon-river-event-swapped = { $seat } geeft { $gave } aan { $other } en krijgt { $got }.
moon-river-event-stole = De veedief van { $seat } haalt een koe van { $other } ({ $from }) naar { $to }.
moon-river-event-discarded = { $seat } legt af: { $parcels }.
moon-river-event-reached-west = { $seat } heeft de laatste rij van de ranch bereikt.
moon-river-event-bonus-laid = { $seat } legt een bonustegel op { $cell }: { $parcel }.
moon-river-event-bonus-lost = { $seat } kan geen bonustegel leggen: { $tile } gaat uit het spel.
moon-river-event-overpopulated = Overbevolking: { $count ->
    [one] één koe verlaat
   *[other] { $count } koeien verlaten
} { $cell } van { $seat }.
moon-river-event-ended = De partij is afgelopen.

## Telling en uitslag

moon-river-score-desert = Woestijnen
moon-river-score-canyon = Canyons
moon-river-score-meadow = Weiden
moon-river-score-forest = Bossen
moon-river-score-farm = Boerderijen
moon-river-score-nuggets = Goudklompen
moon-river-score-beavers = Bevers
moon-river-score-corn = Maïs
moon-river-score-prospector = Goudzoekers
moon-river-score-trapper = Pelsjagers
moon-river-score-farmer = Boeren
moon-river-score-scenario = { $scenario }
moon-river-result-points = Wie de meeste punten heeft, wint.
moon-river-result-tie = Gelijk aantal punten: het grootste gebied beslist, daarna de meeste koeien.
moon-river-result-shared = In alles gelijk: de overwinning wordt gedeeld.

## Wat er mis is met een actie

moon-river-error-draw = Dat kan nu niet worden getrokken.
moon-river-error-now = Niet nu: { $task }.
moon-river-error-place-outside = Een deel van de dominosteen zou buiten de ranch liggen.
moon-river-error-place-taken = Een van deze vakken is niet vrij.
moon-river-error-place-contact = De dominosteen moet een brug raken, of een van de percelen een perceel van hetzelfde landschap.
moon-river-error-join-misfit = Deze twee passen nergens op je ranch.
moon-river-error-keep = Je moet nu een dominosteen leggen.
moon-river-error-not-yours = Dat perceel heb je niet.
moon-river-error-board = Iemand heeft dat bord al.
moon-river-error-stand = Daar staat al iemand.
moon-river-error-drought = Daar staat geen koe uit het gebied van de schedel.
moon-river-error-circle = Daar wacht geen cirkel.
moon-river-error-recruit = Die partner is niet in de saloon.
moon-river-error-cowboy = Die fiche is niet in de saloon.
moon-river-error-drive = Geen koe kan die stap zetten.
moon-river-error-steal = Daar staat geen onbewaakte koe van een andere speler.
moon-river-error-bonus = De bonustegel past daar niet.
moon-river-error-forgo = Die bonustegel is niet beschikbaar.
moon-river-error-text = “{ $text }” is geen actie. Voorbeelden: { $examples }

moon-river-task-board = kies eerst je bord
moon-river-task-stand = kies eerst een perceel van de nieuwe kolom
moon-river-task-take = neem eerst je perceel
moon-river-task-expand = voeg eerst twee percelen samen of bewaar ze
moon-river-task-place = leg eerst de dominosteen
moon-river-task-discard = kies eerst twee percelen om af te leggen
moon-river-task-drought = kies eerst de koe die de droogte neemt
moon-river-task-circle = kies eerst een cirkel
moon-river-task-recruit = werf eerst een partner
moon-river-task-drive = zet eerst de stappen van de cowboy
moon-river-task-offer = zeg eerst welk perceel je ruilt, of dat je niet ruilt
moon-river-task-demand = zeg eerst welk perceel je krijgt
moon-river-task-steal = zeg eerst welke koe de veedief neemt, of dat hij er geen neemt
moon-river-task-bonus = leg eerst de bonustegel
moon-river-task-forgo = kies eerst de bonustegel die uit het spel gaat

## Wat er mis is met een stelling

moon-river-position-fields = Een stelling heeft { $expected } onderdelen ({ $names }), maar deze heeft er { $found }.
moon-river-position-field = Onderdeel { $field }: “{ $found }” moet zijn zoals { $expected }.
moon-river-position-boards = De borden passen niet bij elkaar: allemaal kamp, of elk een andere legende.
moon-river-position-parcels = Perceel { $parcel }: { $found } in het spel, maar er zijn er { $expected }.
moon-river-position-box = De doos heeft { $found } percelen, maar er kunnen alleen hele kolommen van vier overblijven.
moon-river-position-chips = Fiche { $chip }: { $found } in het spel, maar er zijn er { $expected }.
moon-river-position-saloon = De saloon heeft { $found } fiches, maar er passen er { $expected }.
moon-river-position-cows = { $found } koeien in het spel, maar er zijn er { $expected }.
moon-river-position-tiles = De bonustegels passen niet bij de ranches.
moon-river-position-column = De kolom “{ $column }” staat niet op volgorde.
moon-river-position-rancheros = { $seat }: { $found } ranchero’s op de kolommen, maar het mogen er hoogstens { $expected } zijn.
moon-river-position-homestead = { $seat }: op de hoeve mag niets liggen.
moon-river-position-odd = { $seat }: { $found } percelen vormen geen dominostenen.
moon-river-position-adrift = { $seat }: sommige percelen zijn met geen enkele brug verbonden.
moon-river-position-stray = { $seat }: een koe naast de percelen of op een maïsveld.
moon-river-position-partner = { $seat }: een partner zonder cirkel.
moon-river-position-stores = { $seat }: { $found } percelen op { $expected } opslagplaatsen.
moon-river-position-derived = { $seat }: de ranch spreekt zichzelf tegen.
moon-river-position-seat = De fase “{ $phase }” is niet van deze plaats.
moon-river-position-waiting = In de fase “{ $phase }” kan er niet zijn: { $found }.
moon-river-position-phase = Niets op tafel leidt tot de fase “{ $phase }”.

## Wat er mis is met een bestand

moon-river-data-empty = Het bestand met speelmateriaal is leeg.
moon-river-data-large = Een bestand met speelmateriaal heeft hoogstens { $limit } tekens.
moon-river-data-kinds = { $found } soorten percelen, maar het mogen er hoogstens { $most } zijn.
moon-river-data-line = “{ $found }” beschrijft geen speelmateriaal.
moon-river-data-table = Deze tabel bestaat niet: { $table }.
moon-river-data-sum = Tabel { $table }: { $found } stuks, maar het moeten er { $expected } zijn.
moon-river-data-missing = Tabel { $table }: { $name } ontbreekt.
moon-river-data-twice = Tabel { $table }: { $name } komt twee keer voor.
moon-river-data-symbol = Perceel { $row }: { $symbol } hoort niet bij het landschap { $landscape }.

## Het bord in de terminal

moon-river-board-stores = Opslag
moon-river-board-here = Deze ronde
moon-river-board-there = Volgende
moon-river-board-saloon = Saloon
moon-river-board-left = Ronde { $round } van { $rounds } · doos { $box } · koeien { $cows }
moon-river-board-box = In de doos: { $count }
moon-river-board-now = Als het nu eindigde
moon-river-board-lands = land
moon-river-board-symbols = goed
moon-river-board-partners = crew
moon-river-board-scenario = scen.
moon-river-board-total = som
moon-river-board-would = { $total } punten als het dan eindigde ({ $more })

moon-river-legend-title = Wat de symbolen betekenen
moon-river-legend-cow = er komt een koe als het perceel wordt gelegd
moon-river-legend-skull = droogte: als het perceel wordt gelegd, verdwijnt een koe uit zijn gebied
moon-river-legend-circle = er wordt een partner geworven als het perceel wordt gelegd
moon-river-legend-resources = goudklomp, bever, maïskolf: elk één punt
moon-river-legend-herd = koeien; aan het einde telt er op elk perceel maar één
moon-river-legend-small = perceel van een andere speler: landschap, goederen, cirkel of partner, koeien
moon-river-legend-partner = een partner: de specialist met de letter hieronder, of een cowboy
moon-river-legend-bridge = een brug: hier mag elke dominosteen beginnen
moon-river-legend-homestead = de hoeve: daar wordt niets gelegd
moon-river-legend-store = een lege opslagplaats of een vrij vak
moon-river-legend-score = wat de ranch zou scoren als het nu eindigde: percelen maal koeien van elk gebied, enzovoort
moon-river-legend-cowboy = cowboy
moon-river-about-desperado = een opgeslagen perceel ruilen met dat van een andere speler
moon-river-about-thief = een koe nemen uit een gebied zonder partner
moon-river-about-prospector = één punt extra voor elke goudklomp
moon-river-about-trapper = één punt extra voor elke bever
moon-river-about-farmer = één punt extra voor elke maïskolf
moon-river-about-cowboy = je koeien samen tot drie stappen verplaatsen, nooit op maïsvelden
