puzzles-ask-win = { $seat } is aan zet: vind de enige manier om te winnen.
puzzles-ask-hold = { $seat } is aan zet: vind de enige manier om niet te verliezen.
puzzles-ask-most = { $seat } is aan zet en er wordt niets meer getrokken: eindig met de grootst mogelijke voorsprong.
puzzles-ask-where = Je bent { $seat }. Gezocht: { $suspect }. Markeer elke stad waar dat kan zijn.
puzzles-ask-likeliest = Je bent { $seat }. Gezocht: { $suspect }. Welke stad is het waarschijnlijkst?
puzzles-ask-warn = Je bent { $seat }. Wie van de bende staat misschien op dezelfde plek? Gezocht: { $suspect }.

puzzles-kind-win = Winnen
puzzles-kind-hold = Standhouden
puzzles-kind-most = Beste einde
puzzles-kind-where = Waar?
puzzles-kind-likeliest = Waarschijnlijkst
puzzles-kind-warn = Wie moet gewaarschuwd worden?

puzzles-solved-win = Opgelost: dit wint van elke verdediging.
puzzles-solved-hold = Opgelost: dit houdt tegen alles stand.
puzzles-solved-most = Opgelost: een voorsprong van { $lead } is het beste wat er is.
puzzles-solved-where = Opgelost: precies deze steden.
puzzles-solved-likeliest = Opgelost: daar leiden de meeste wegen heen.
puzzles-solved-warn = Opgelost: precies deze moeten gewaarschuwd worden.

puzzles-wrong-win = Dat wint niet gedwongen.
puzzles-wrong-hold = Dat verliest.
puzzles-wrong-drawn = Dat leidt alleen tot gelijkspel.
puzzles-wrong-caught = Dat eindigt in handen van de sheriff.
puzzles-wrong-nine = Dat geeft de ander negen van één kleur.
puzzles-wrong-scored = Dat verliest op dollars.
puzzles-wrong-most = Dat eindigt op { $lead }; { $best } is mogelijk.
puzzles-wrong-cannot = { $town } is onmogelijk.
puzzles-wrong-safe = { $seat } is veilig.
puzzles-wrong-missed-where =
    { $count ->
        [one] Er ontbreekt één stad.
       *[other] Er ontbreken { $count } steden.
    }
puzzles-wrong-missed-warn =
    { $count ->
        [one] Er is nog iemand in gevaar.
       *[other] Er zijn er nog { $count } in gevaar.
    }
puzzles-wrong-likeliest =
    { $count ->
        [one] Eén weg leidt daarheen
       *[other] { $count } wegen leiden daarheen
    }; naar een andere stad zijn het er { $most }.

puzzles-theme-sheriff-trap = Sheriffval
puzzles-theme-sheriff-near = De sheriff is dichtbij
puzzles-theme-nine = Negen van één kleur
puzzles-theme-deny-nine = De negen verhinderen
puzzles-theme-epidemic = Epidemie
puzzles-theme-ambush = Hinderlaag
puzzles-theme-iron = Rood hoefijzer
puzzles-theme-oil = Snake oil
puzzles-theme-snake = Ratelslang
puzzles-theme-boxed-in = Ingesloten
puzzles-theme-end-ahead = Voorop eindigen
puzzles-theme-give-up = Koeien opgeven
puzzles-theme-behind = Vanuit achterstand
puzzles-theme-gold = Goud
puzzles-theme-two-dominoes = Twee dominostenen
puzzles-theme-join-lands = Gebieden verbinden
puzzles-theme-thief = Veedief
puzzles-theme-swap = Ruil
puzzles-theme-drive = Vee drijven
puzzles-theme-drought = Droogte
puzzles-theme-specialist = Specialist
puzzles-theme-bonus-tile = Bonustegel
puzzles-theme-rival = Een rivaal antwoordt
puzzles-theme-hunt-sheriff = Jacht op de sheriff
puzzles-theme-hunt-gang = Jacht op de bende
puzzles-theme-proof = Er is een kaart getoond
puzzles-theme-lost-card = Verloren kaarten
puzzles-theme-long-ride = Lange rit
puzzles-theme-used-up = Verbruikte kaarten
puzzles-theme-close = Op het nippertje

puzzles-error-unknown = Er is geen puzzel { $id } van { $game }.
puzzles-error-none = Er zijn geen puzzels van { $game }.
puzzles-error-line = Regel { $line } is geen puzzel: { $error }
puzzles-error-twice = Regel { $line }: puzzel { $id } staat er twee keer.
puzzles-error-name = “{ $text }” hoort niet bij deze: { $known }
puzzles-error-theme = Geen puzzel heeft het thema { $theme }. Er zijn: { $known }
puzzles-error-day = “{ $day }” is geen datum; schrijf er een als 2026-11-18.
puzzles-error-one = Geef --id, --theme of --day, niet meer dan één.
puzzles-error-file = { $file } bevat niet jouw puzzels; verplaats het bestand en probeer het opnieuw.
puzzles-error-left = Daar is geen nieuwe puzzel meer over.

puzzles-help = Los een puzzel op.
puzzles-help-id = De puzzel met dit kenmerk.
puzzles-help-theme = Een puzzel met dit thema; bij meer, met komma’s ertussen, met allemaal.
puzzles-help-day = De puzzel van deze dag, bijvoorbeeld 2026-11-18 (of “today”).
puzzles-help-mine = Zeg welke puzzels er zijn, zoek nieuwe of bewijs ze allemaal.
puzzles-help-mine-out = Zoek in dit bestand, verder waar het ophoudt.
puzzles-help-mine-count = Stop als het bestand zoveel puzzels heeft.
puzzles-help-mine-seconds = Stop na zoveel seconden.
puzzles-help-mine-prove = Bewijs elke puzzel van het huis, of van --out, opnieuw.
puzzles-help-mine-journal = Noteer in dit bestand wat bewezen is en sla over wat er al in staat: zo kun je stoppen en verdergaan.

puzzles-title = { $game }, puzzel { $id } ({ $rating })
puzzles-reply = Antwoord: { $moves }
puzzles-refutation = Zo gaat het verder: { $moves }
puzzles-line = Oplossing: { $moves }
puzzles-themes = Thema’s: { $themes }
puzzles-rating = Je rating: { $rating } ± { $deviation }
puzzles-rating-change = Je rating: { $rating } ({ $change }) ± { $deviation }
puzzles-streak = Op rij opgelost: { $streak } (record: { $best })
puzzles-prompt = Je zet, ? voor de tekens, “solution” om op te geven, “quit” om te stoppen:
puzzles-prompt-names = Namen met komma’s ertussen, ? voor de tekens, “solution” om op te geven, “quit” om te stoppen:
puzzles-given-up = Opgegeven.
puzzles-again-later = Verlaten; er is niets geteld.
puzzles-all-done = Je hebt ze allemaal opgelost of geprobeerd; vanaf hier komen ze terug.
puzzles-shelf = { $game }: { $count } puzzels
puzzles-shelf-row = { $name }: { $count }
puzzles-mined = { $count } puzzels, startwaarde { $seed }
puzzles-proven = { $count } puzzels bewezen.

puzzles-wrong-proof = Puzzel { $id }: { $problem }
