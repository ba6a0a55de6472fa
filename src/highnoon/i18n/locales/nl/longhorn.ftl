### Longhorn

longhorn-title = Longhorn

## Namen

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

# Verbogen, want ze staan altijd bij koeien: witte koe, witte koeien.
longhorn-colour-white = witte
longhorn-colour-orange = oranje
longhorn-colour-grey = grijze
longhorn-colour-black = zwarte

longhorn-token-nugget = goudklomp $ { $dollars }
longhorn-token-iron = rood hoefijzer
longhorn-token-epidemic = epidemie
longhorn-token-sheriff = sheriff
longhorn-token-oil = snake oil
longhorn-token-ambush = hinderlaag
longhorn-token-rattlesnake = ratelslang

## Fases

longhorn-phase-lay = de velden neerleggen
longhorn-phase-token = de kaartjes neerleggen
longhorn-phase-cows = de koeien verdelen
longhorn-phase-coin = loten om de eerste beurt
longhorn-phase-start = het startveld kiezen
longhorn-phase-steal = koeien van één kleur stelen
longhorn-phase-brand = het rode hoefijzer gebruiken
longhorn-phase-epidemic = de kleur van de epidemie kiezen
longhorn-phase-ambush = de buit van de hinderlaag kiezen
longhorn-phase-draw = een goudklomp trekken
longhorn-phase-snake = de koeien neerzetten die voor de ratelslang vluchten
longhorn-phase-move = de boef verplaatsen
longhorn-phase-caught = afgelopen: de sheriff heeft iemand gevangengenomen
longhorn-phase-nine = afgelopen: iemand heeft alle negen koeien van een kleur
longhorn-phase-scored = afgelopen: de kuddes zijn geteld

## Vragen

longhorn-prompt-over = De partij is afgelopen.
longhorn-prompt-chance = Het lot beslist.
longhorn-prompt-wait = { $seat } kiest.
longhorn-prompt-start = { $seat }, waar begint de partij? { $first } heeft de eerste beurt.
longhorn-prompt-steal = { $seat }, welke kleur steel je op { $place }?
longhorn-prompt-brand = Rood hoefijzer: { $seat }, welke koeien naast { $place } neem je?
longhorn-prompt-epidemic = Epidemie: { $seat }, welke kleur verlaat het bord en wordt waardeloos?
longhorn-prompt-ambush = Hinderlaag: { $seat }, wat neem je van je tegenstander?
longhorn-prompt-snake = Ratelslang: { $seat }, waarheen rent een van je { $colour } koeien?
longhorn-prompt-move =
    { $seat }, waarheen rijdt de boef? { $steps ->
        [one] Eén stap;
       *[other] { $steps } stappen;
    } daar speelt { $next }.
longhorn-prompt-move-again =
    Snake oil: { $seat }, waarheen rijd je? { $steps ->
        [one] Eén stap;
       *[other] { $steps } stappen;
    } daar speelt opnieuw { $next }.

## Keuzes

longhorn-action-start = Beginnen op { $place }
longhorn-action-steal =
    { $count ->
        [one] De { $colour } koe stelen
       *[other] De { $count } { $colour } koeien stelen
    }
longhorn-action-brand =
    { $count ->
        [one] De { $colour } koe van { $place } nemen
       *[other] De { $count } { $colour } koeien van { $place } nemen
    }
longhorn-action-epidemic =
    { $count ->
        [0] Epidemie: { $colour } koeien (geen op het bord)
        [one] Epidemie: { $colour } koeien (één op het bord)
       *[other] Epidemie: { $colour } koeien ({ $count } op het bord)
    }
longhorn-action-ambush = Twee { $colour } koeien nemen
longhorn-action-nugget = Nemen: { $token }
longhorn-action-nugget-any = Een willekeurige goudklomp nemen
longhorn-action-snake = De { $colour } koe rent naar { $place }
longhorn-action-move =
    { $count ->
        [one] Naar { $place } rijden (één koe)
       *[other] Naar { $place } rijden ({ $count } koeien)
    }
longhorn-action-lay = Neerleggen: { $place }
longhorn-action-token = Neerleggen: { $token }
longhorn-action-cows = Koeien verdelen (wit, oranje, grijs, zwart): { $cows }
longhorn-action-coin = { $seat } heeft de eerste beurt
longhorn-action-draw = Trekken: { $token }

## Wat er gebeurde

longhorn-event-coin = { $seat } heeft de eerste beurt.
longhorn-event-swapped = De sheriff gaat naar Nugget Hill; wat daar lag, ligt nu op { $place }: { $token }.
longhorn-event-started = { $seat } laat de partij beginnen op { $place }.
longhorn-event-stole =
    { $count ->
        [one] { $seat } steelt één { $colour } koe op { $place }.
       *[other] { $seat } steelt { $count } { $colour } koeien op { $place }.
    }
longhorn-event-token-used = { $seat } maakt { $place } leeg: { $token }.
longhorn-event-token-lost = { $place } is leeg; het kaartje gaat terug in de doos: { $token }.
longhorn-event-branded =
    { $count ->
        [one] { $seat } brandmerkt één { $colour } koe op { $place }.
       *[other] { $seat } brandmerkt { $count } { $colour } koeien op { $place }.
    }
longhorn-event-epidemic =
    { $count ->
        [0] { $seat } laat de epidemie uitbreken: { $colour } koeien.
        [one] { $seat } laat de epidemie uitbreken: één { $colour } koe verlaat het bord.
       *[other] { $seat } laat de epidemie uitbreken: { $count } { $colour } koeien verlaten het bord.
    }
longhorn-event-ambushed-cows = { $seat } neemt in een hinderlaag { $count } { $colour } koeien.
longhorn-event-ambushed-nugget = { $seat } neemt in een hinderlaag: { $token }.
longhorn-event-fled = Een { $colour } koe van { $seat } vlucht naar { $place }.
longhorn-event-moved =
    { $steps ->
        [one] { $seat } stuurt de boef één stap naar { $place }; daar speelt { $next }.
       *[other] { $seat } stuurt de boef { $steps } stappen naar { $place }; daar speelt { $next }.
    }
longhorn-event-moved-again =
    { $steps ->
        [one] { $seat } rijdt één stap naar { $place }; { $next } speelt nog een keer.
       *[other] { $seat } rijdt { $steps } stappen naar { $place }; { $next } speelt nog een keer.
    }
longhorn-event-caught = De sheriff neemt { $seat } gevangen.
longhorn-event-nine = { $seat } heeft alle negen { $colour } koeien.
longhorn-event-scored = De boef kan geen koeien meer bereiken: de kuddes worden geteld.

## Het einde

longhorn-result-caught = De sheriff heeft iemand gevangengenomen.
longhorn-result-nine = Alle negen koeien van één kleur zijn in één kudde.
longhorn-result-scored = De boef kon geen koeien meer bereiken, dus zijn de kuddes geteld.
longhorn-result-draw = De boef kon geen koeien meer bereiken, en beide kuddes zijn evenveel waard.
longhorn-score-cows = { $count } { $colour } à $ { $price }
longhorn-score-nuggets =
    { $count ->
        [one] 1 goudklomp
       *[other] { $count } goudklompen
    }

## Wat niet kan

longhorn-error-text = “{ $text }” is geen zet; zetten zien er zo uit: { $examples }.
longhorn-error-phase = Dat kan nu niet; aan de orde is: { $phase }.
longhorn-error-start = De partij kan alleen beginnen op een veld dat met vier koeien begon.
longhorn-error-steal = Waar de boef staat, is geen koe van die kleur.
longhorn-error-brand = Voor het rode hoefijzer moeten er koeien van die kleur zijn op een veld naast de boef.
longhorn-error-epidemic = De epidemie moet een kleur treffen die nog op het bord is.
longhorn-error-ambush = Je tegenstander heeft geen twee koeien van die kleur.
longhorn-error-nugget = Je tegenstander heeft die goudklomp niet, of hij wordt blind getrokken (ambush $).
longhorn-error-snake = Er vlucht één koe tegelijk, van de gevraagde kleur, naar een veld naast de boef.
longhorn-error-move-far =
    { $steps ->
        [one] De boef moet precies één stap rijden; dat veld ligt niet één stap verder.
       *[other] De boef moet precies { $steps } stappen rijden zonder meteen om te keren; zo is dat veld niet te bereiken.
    }
longhorn-error-move-empty = De boef moet naar een veld met koeien rijden; daar zijn er geen.
longhorn-error-move-danger = Dat veld is gevaarlijk en wie er zou spelen, speelde er de vorige keer ook al; de boef moet ergens anders heen.
longhorn-error-draw = Het lot kan dat niet in de fase “{ $phase }”.

## Wat er mis is met een stelling

longhorn-position-fields =
    Een stelling heeft { $expected } onderdelen ({ $names }), maar er { $found ->
        [one] is één onderdeel
       *[other] zijn { $found } onderdelen
    } gegeven.
longhorn-position-field = Het onderdeel “{ $field }” kan niet “{ $found }” zijn; verwacht: { $expected }.
longhorn-position-places = Elk van de negen velden moet precies één keer op het bord liggen.
longhorn-position-deal = Velden, kaartjes en koeien komen in deze volgorde op tafel, elk veld met het gedrukte aantal koeien.
longhorn-position-cows = Op het bord en in de kuddes samen moeten negen { $colour } koeien zijn, maar het zijn er { $found }.
longhorn-position-tokens =
    { $found ->
        [one] Het kaartje “{ $token }” is er één keer, vaker dan het bestaat.
       *[other] Het kaartje “{ $token }” is er { $found } keer, vaker dan het bestaat.
    }
longhorn-position-sheriff = De sheriff kan alleen op Nugget Hill liggen.
longhorn-position-purse = Spelers kunnen alleen goudklompen bezitten, geen andere kaartjes.
longhorn-position-epidemic-twice = Een kleur is al getroffen, dus de epidemie kan niet ook nog op het bord liggen.
longhorn-position-nine = Negen koeien van één kleur in een kudde beëindigen de partij, dus de fase moet “nine” zijn.
longhorn-position-start = Vóór de eerste beurt kan er niets gestolen of verplaatst zijn: alles moet liggen zoals het is uitgelegd.
longhorn-position-outlaw = De boef moet in deze fase ergens staan.
longhorn-position-no-cows = Waar de boef staat, moeten koeien zijn als er gestolen gaat worden.
longhorn-position-phase = De fase past niet bij wat er op tafel ligt.
longhorn-position-stolen = In deze fase zijn deze beurt één tot negen koeien gestolen, maar de tekst zegt { $found }.
longhorn-position-last = Wie aan de beurt is, moet het laatst hebben gespeeld waar de boef staat.
longhorn-position-not-emptied = Een kaartje kan alleen gebruikt zijn waar geen koe en geen kaartje meer is.

## Wat er mis is met het spelmateriaal

longhorn-data-letters = Elke letter moet één enkel teken zijn en van de andere verschillen, maar het zijn: { $found }.
longhorn-data-places = Er moeten negen velden zijn, maar het zijn er { $found }.
longhorn-data-cows = De velden moeten samen 36 koeien hebben, maar het zijn er { $found }.
longhorn-data-tokens = Er moeten minstens negen kaartjes zijn, één voor elk veld.

## Het bord in de terminal

longhorn-board-empty = geen koeien
longhorn-board-left = over · prijs in $
longhorn-board-white = wit
longhorn-board-orange = oranje
longhorn-board-grey = grijs
longhorn-board-black = zwart
longhorn-board-nuggets = goudklomp
longhorn-board-worth = waarde
longhorn-board-last = laatst
longhorn-board-outlaw = boef: { $seat }
longhorn-board-start = start { $number }
longhorn-board-ride = rit { $number }
longhorn-board-dollars = $ { $amount }

## Wat de symbolen betekenen

longhorn-legend-title = Wat de symbolen betekenen
longhorn-legend-cow = Een { $colour } koe. In zetten noem je haar met deze letter: steal { $letter }.
longhorn-legend-place = Een veld. In zetten noem je het met de letter vóór de naam: move { $letter }.
longhorn-legend-outlaw = Hier staat de boef: hier steelt de speler die genoemd is.
longhorn-legend-ride = Hierheen mag de boef rijden: kies dit nummer.
longhorn-legend-danger = Een gevaarlijk veld: wie er het laatst speelde, wordt er zolang het gevaarlijk is niet opnieuw heen gestuurd, tenzij het niet anders kan.
longhorn-legend-left = Hoeveel koeien van een kleur nog op het bord zijn, en wat één koe in een kudde waard zou zijn als er nu werd geteld: $ 100 voor elk daarvan.
longhorn-legend-worth = Wat een kudde met haar goudklompen waard zou zijn als er nu werd geteld.
longhorn-legend-last = Het veld waar een speler het laatst speelde.
longhorn-legend-struck = De epidemie trof deze kleur: ze is niets waard.
longhorn-legend-token = Kaartjes werken voor wie de laatste koe van hun veld neemt:
longhorn-about-nugget = Bewaar hem: de dollars tellen aan het einde.
longhorn-about-iron = Brandmerk alle koeien van één kleur op een veld hiernaast en neem ze mee; ze maken de rit niet langer.
longhorn-about-epidemic = Kies een kleur: die koeien verlaten het bord en de kleur is aan het einde niets waard.
longhorn-about-sheriff = Je bent gevangen en verliest meteen. Gevaarlijk.
longhorn-about-oil = Na je rit ben je nog een keer aan de beurt.
longhorn-about-ambush = Neem een goudklomp of twee koeien van één kleur van je tegenstander.
longhorn-about-rattlesnake = Eén koe van elke kleur die je hebt, rent naar een veld hiernaast. Gevaarlijk.
