### De tafel van Desperados in de browser.

## De tafel

web-desperados-table = De tafel
web-desperados-map = Kaart (elke keuze is ook een knop)
web-desperados-zoom-in = Inzoomen
web-desperados-zoom-out = Uitzoomen
web-desperados-loot = Buit van de bende
web-desperados-of = van { $goal }
web-desperados-round = Ronde { $round } van { $of }
web-desperados-move = zet { $move } van { $of }
web-desperados-move-column = Zet
web-desperados-set-up = Opstelling
web-desperados-timetable = Waar de koetsen in elke zet zijn
web-desperados-coach-brown = bruin
web-desperados-coach-blue = blauw
web-desperados-banks = Banken
web-desperados-bank = bank
web-desperados-bank-seen = bende weet het
web-desperados-deputies =
    { $count ->
        [0] geen hulpsheriff
        [one] 1 hulpsheriff
       *[other] { $count } hulpsheriffs
    }
web-desperados-pile =
    { $count ->
        [0] In de stapel ligt geen fiche meer.
        [one] In de stapel ligt nog één fiche.
       *[other] In de stapel liggen nog { $count } fiches.
    }

## De kaart in woorden

web-desperados-town = { $town }: { $there }. Wegen naar { $roads }.
web-desperados-bank-face-down = bank met gedekte fiche
web-desperados-bank-worth = bank, { $money }
web-desperados-bank-empty = bank, leeg
web-desperados-poker-tile = pokerfiche
web-desperados-poker-gone = pokerfiche genomen
web-desperados-last-seen =
    { $move ->
        [0] pion van { $name }
       *[other] { $name }, gezien in zet { $move }
    }
web-desperados-may-be = iemand die je zoekt, { $share }

## Spelers

web-desperados-gang = De bende
web-desperados-hunt = De jacht
web-desperados-arrested = gearresteerd
web-desperados-choosing = kiest …
web-desperados-ready = klaar
web-desperados-disc = heeft een schijf
web-desperados-suspect = { $count } steden: { $towns } …
web-desperados-look-one = Op de kaart
web-desperados-look-all = Iedereen op de kaart
web-desperados-lost = Verloren kaarten: { $towns }
web-desperados-card-secret = gedekt
web-desperados-card-shown = aan iedereen getoond
web-desperados-card-down = gedekt
web-desperados-card-pencil = gepland

## Plannen

web-desperados-plan = Jouw kaarten
web-desperados-plan-gang = Plan vooruit: alleen de bende ziet het.
web-desperados-pencil = Zet { $move } plannen
web-desperados-pencil-none = plannen

## Keuzes

web-desperados-deputy-from = Hulpsheriff in { $town } rijdt naar
web-desperados-risk = sheriff
web-desperados-meets = arrestatie
web-desperados-stack =
    { $needed ->
        [one] één schijf is genoeg
       *[other] { $have } van { $needed } schijven, de jouwe meegeteld
    }
web-desperados-partners = met { $names }
web-desperados-not = Niet mogelijk

## Gesprek

web-desperados-chronicle = Zetten en gesprek
web-desperados-talk = Gesprek
web-desperados-talk-gang = Onder ons
web-desperados-talk-none = Niemand heeft nog iets gezegd.
web-desperados-talk-none-gang = Wat hier staat, leest alleen de bende.
web-desperados-say = Versturen
web-desperados-say-gang = Aan de bende …
web-desperados-say-all = Aan iedereen …
web-desperados-aloud = Hardop: de sheriff hoort het ook
web-desperados-to-all = aan iedereen

## Doorgeven

web-desperados-hand-over = Geef het scherm aan { $name }
web-desperados-hand-over-sheriff = Bende, niet kijken.
web-desperados-hand-over-gang = { $seat }, niet kijken.
web-desperados-together = De bende zit bij elkaar en verbergt onderling niets
web-desperados-i-am = Ik ben { $name }

## De afrekening

web-desperados-reckoning = De afrekening
web-desperados-reckoning-begins = De kaarten van alle vijf zetten worden omgedraaid.
web-desperados-skip = Overslaan
web-desperados-go-on = Verder

## Het einde

web-desperados-score = Wat de bende heeft buitgemaakt
web-desperados-left-banks = Nog in de banken
web-desperados-eyes = Gezien door
web-desperados-eyes-open = iedereen (alle kaarten open)
web-desperados-eyes-public = een toeschouwer

## De symbolen

web-desperados-legend-sheriff = de sheriff; bleek waar hij het laatst is gezien
web-desperados-legend-deputy = een hulpsheriff; een getal zegt hoeveel
web-desperados-legend-bank = een bank en wat haar fiche waard is, voor zover je het weet
web-desperados-legend-poker = een gedekte pokerfiche; een doorgekruiste stad heeft er geen meer
web-desperados-legend-coach = een koets; de dubbele lijn toont waar ze heen rijdt
web-desperados-legend-saloon = Saloon: de kaart waarmee je blijft
web-desperados-legend-disc = een schijf; op de kaart een stapel met het aantal desperado’s dat moet aankomen
web-desperados-legend-heat = waar iemand die je zoekt kan zijn, en hoe waarschijnlijk
web-desperados-legend-legal = een stad die je kunt kiezen

## One screen

web-desperados-send-deputy = Een hulpsheriff sturen
web-desperados-back = Terug
web-desperados-assumed = De percentages gaan ervan uit dat elke mogelijke route even waarschijnlijk is.

## The reckoning is a show

web-desperados-speed = Snelheid: { $speed }×
web-desperados-again = Een afrekening opnieuw bekijken
web-desperados-again-round = Afrekening van ronde { $round }
web-desperados-passed = Op het nippertje: { $seat-the } en { $names } reden elkaar voorbij tussen { $from } en { $to }.
web-desperados-late = Op het nippertje: { $seat-the } komt aan in { $to }, waar { $names } net weg is.
web-desperados-stamp-arrested = Gearresteerd!
web-desperados-stamp-heist-won = Gelukt!
web-desperados-stamp-heist-failed = Mislukt!
web-desperados-stamp-missed = Net mis!
web-desperados-stamp-robbed = Beroofd!
web-desperados-stamp-tile = Buit!

## What the table says

web-desperados-goal = De bende heeft haar doel bereikt. Er wordt toch gespeeld tot het einde van ronde { $rounds }.
web-desperados-goal-short = Doel bereikt
web-desperados-watching = Je kijkt toe en ziet alleen wat iedereen weet.

## Plans that play themselves

web-desperados-auto = Speel deze kaarten voor mij
web-desperados-auto-note = Elke geplande kaart wordt gelegd als haar zet komt; tot iedereen klaar is, kun je haar ruilen.
