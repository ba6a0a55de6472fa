### De pagina: wat er rond de tafels wordt gezegd.

web-title = High Noon: Longhorn, Moon River en Desperados
web-brand-home = High Noon, startpagina
web-home = Start
web-back = Terug
web-close = Sluiten
web-loading = Bezig met laden …
web-lost = Deze pagina bestaat niet.

## De spellen

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 spelers
web-game-longhorn-minutes = 20 min
web-game-longhorn-tag = Steel een kleur, maar laat er genoeg van over.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 spelers
web-game-moon-river-minutes = 40 min
web-game-moon-river-tag = Kies land, overbrug de rivier en zet er koeien op.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 spelers
web-game-desperados-minutes = 60 min
web-game-desperados-tag = Eén sheriff, één bende, elke zet geheim.
web-game-soon = Aan dit spel wordt nog gebouwd.
web-game-words = Te spelen in woorden; het bord wordt nog getekend.
web-game-soon-short = nog in aanbouw

## Startpagina

web-home-title = Kies een spel. De computer zit al klaar.
web-home-lead = Zonder account. Of open een tafel, stuur een vriend de link en speel samen.
web-daily = Opstelling van de dag
web-puzzles = Puzzels
web-play-now = Nu spelen
web-against-computer = tegen de computer
web-open-table = Tafel openen
web-with-friend = met vrienden
web-continue = Verder spelen
web-ride-on = Verder
web-more-tables =
    { $count ->
        [one] en nog één tafel
       *[other] en nog { $count } tafels
    }
web-move-number = zet { $n }
web-have-code = Heb je een tafelcode?
web-code-example = bijv. RIO47K
web-join = Meedoen
web-upload-record = Verslag openen
web-download-record = Verslag opslaan

## Instellingen

web-settings = Instellingen
web-language = Taal
web-name = Je naam
web-name-hint = zoals anderen hem zien
web-theme = Thema
web-theme-is-auto = systeem
web-theme-is-light = licht
web-theme-is-dark = donker
web-theme-light = Naar licht thema
web-theme-dark = Naar donker thema
web-sound = Geluid
web-volume = Volume
web-sound-on = Geluid aanzetten
web-sound-off = Geluid uitzetten
web-speed = Animaties
web-speed-off = uit
web-speed-quick = snel
web-speed-normal = normaal
web-speed-slow = langzaam
web-notify = Meld het als ik aan de beurt ben
web-notify-note = Browsermelding als dit tabblad verborgen is.
web-notify-refused = De browser staat het niet toe; controleer de instellingen voor deze pagina.
web-confirm-setting = Elke keuze bevestigen
web-confirm-setting-note = De eerste keer drukken toont wat er zou gebeuren, de tweede keer bevestigt het.
web-shortcuts = Sneltoetsen
web-shortcuts-note = 1–9 kiezen, H tip, U terug, pijlen om terug te kijken.
web-evaluation-setting = Tonen wie voorstaat
web-evaluation-setting-note = In Longhorn, aan tafels met tips.

## Een tafel openen

web-open-title = Een tafel openen
web-open-game = Spel
web-open-seats = Plaatsen
web-open-go = Tafel openen
web-file-choose = Bestand kiezen
web-option-sample = Een voorbeeld downloaden om aan te passen
web-players = Spelers
web-seat-me = ik
web-seat-open = vriend, via link
web-seat-local = vriend, hier
web-seat-bot = de computer
web-level = niveau { $level }
web-level-of = Niveau: { $name }
web-name-of = Naam: { $name }

## Rond de tafel

web-seats = Plaatsen en links
web-role-you = jij
web-role-person = speler
web-role-bot = computer, { $level }
web-role-program = programma
web-role-open = vrije plaats
web-role-record = uit een verslag
web-present = aanwezig
web-absent = afwezig
web-thinking = denkt na …
web-is-thinking =
    { $count ->
        [one] { $name } denkt na …
       *[other] { $name } denken na …
    }
web-your-turn = Jouw beurt
web-their-turn = Aan zet
web-turn-of = { $name } is aan de beurt
web-waiting-friend = Wachten op een vriend
web-invite = Uitnodiging
web-invite-title =
    { $count ->
        [one] { $name }: deze plaats is vrij
       *[other] { $name }: deze plaatsen zijn vrij
    }
web-invite-note = Stuur een vriend de link of geef de code door.
web-copy-link = Link kopiëren
web-copied = Gekopieerd
web-code = Code
web-sit-title =
    { $count ->
        [one] { $name }: deze plaats is vrij. Neem je hem?
       *[other] { $name }: deze plaatsen zijn vrij. Neem je er een?
    }
web-sit = Gaan zitten
web-personal-link = Mijn plaats op een ander apparaat
web-personal-note = Deze link is de sleutel tot je plaats: houd hem voor jezelf.
web-watch-link = Link voor toeschouwers
web-watching =
    { $count ->
        [0] Niemand kijkt toe.
        [one] Eén persoon kijkt toe.
       *[other] { $count } personen kijken toe.
    }
web-seat-lost = Je plaats kon niet opnieuw worden geopend; je kijkt nu toe.
web-legend = Wat de symbolen betekenen

## Spelen

web-choices = Keuzes
web-confirm = Bevestigen
web-cancel = Annuleren
web-moves = Zetten
web-tools = Hulpmiddelen
web-look-here = Naar dit moment
web-hint = Tip
web-hint-thinking = Denkt na …
web-hint-title = De computer stelt voor
web-hinted = het voorstel van de computer
web-hints-off = Aan deze tafel staan de tips uit.
web-undo = Terug
web-undo-not = Er is niets wat je kunt terugnemen.
web-undo-free = Je laatste keuze terugnemen
web-undo-ask =
    { $count ->
        [one] Je laatste keuze terugnemen, als { $name } het goed vindt
       *[other] Je laatste keuze terugnemen, als { $name } het goed vinden
    }
web-undo-question = { $name } wil een keuze terugnemen. Ga je akkoord?
web-undo-asked = { $name } vraagt om een keuze terug te nemen.
web-undo-agree = Akkoord
web-undo-refuse = Weigeren
web-resign = Opgeven
web-resign-sure = De partij opgeven?
web-resign-note = { $name } geeft op en de partij is verloren.
web-play-on = Doorspelen
web-line-lost = Verbinding verbroken. Bezig met opnieuw verbinden; er gaat niets verloren.
web-try-now = Nu proberen
web-looking-back = Terugkijken: stap { $n } van { $of }
web-back-to-now = Terug naar nu
web-plain-note = Dit spel heeft nog geen getekend bord; hier staat alles in woorden.
web-error-offline = De server is niet te bereiken. Ben je online?
web-error-server = De server meldt een fout ({ $status }).

## Na het spel

web-result = uitslag
web-game-over =
    { $count ->
        [one] Afgelopen na één zet
       *[other] Afgelopen na { $count } zetten
    }
web-result-draw = Gelijkspel
web-result-abandoned = Geen winnaar
web-result-you = Je wint
web-result-you-by = Je wint met { $by } verschil
web-result-lost = Je verliest
web-result-lost-by = Je verliest met { $by } verschil
web-result-wins =
    { $count ->
        [one] { $name } wint
       *[other] { $name } winnen
    }
web-result-wins-by =
    { $count ->
        [one] { $name } wint met { $by } verschil
       *[other] { $name } winnen met { $by } verschil
    }
web-total = Totaal
web-bill = Volledige telling
web-rematch-seats = Van plaats wisselen
web-rematch = Nog een keer
web-rematch-join = Naar de volgende partij
web-replay = Terugkijken
web-move-of = stap { $n } van { $of }
web-replay-start = Klaar om te spelen.
web-replay-first = Eerste stap
web-replay-back = Vorige stap
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-forward = Volgende stap
web-replay-last = Laatste stap
web-copy-moment = Link naar dit moment kopiëren
web-chart = Wat beide kuddes na elke stap waard waren

## Regels en eerste partijen

web-rules = Regels
web-rules-of = { $game }: de regels
web-rules-window = De regels in een nieuw venster openen
web-print = Afdrukken
web-learn = Je eerste partij
web-study = Studie
