### Die Seite: was rund um die Tische gesagt wird.

web-title = High Noon: Longhorn, Moon River und Desperados
web-brand-home = High Noon, Startseite
web-home = Startseite
web-back = Zurück
web-close = Schließen
web-loading = Wird vorbereitet …
web-lost = Diese Seite gibt es nicht.

## Die Spiele

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 Spieler
web-game-longhorn-minutes = 20 Min.
web-game-longhorn-tag = Stiehl eine Farbe, und lass viele davon übrig.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 Spieler
web-game-moon-river-minutes = 40 Min.
web-game-moon-river-tag = Land wählen, Brücken nutzen, Rinder weiden lassen.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 Spieler
web-game-desperados-minutes = 60 Min.
web-game-desperados-tag = Ein Sheriff, eine Bande, jeder Zug geheim.
web-game-soon = Dieses Spiel wird noch gebaut.
web-game-words = Spielbar in Worten; das Brett wird noch gezeichnet.
web-game-soon-short = noch im Bau

## Startseite

web-home-title = Such dir ein Spiel aus. Der Computer wartet schon.
web-home-lead = Ohne Anmeldung. Oder öffne einen Tisch, schick den Link und spielt zusammen.
web-daily = Auslage des Tages
web-puzzles = Rätsel
web-play-now = Jetzt spielen
web-against-computer = gegen den Computer
web-open-table = Tisch öffnen
web-with-friend = mit Freunden
web-continue = Weiterspielen
web-ride-on = Weiter
web-more-tables =
    { $count ->
        [one] und noch ein Tisch
       *[other] und noch { $count } Tische
    }
web-move-number = Zug { $n }
web-have-code = Hast du einen Tischcode?
web-code-example = z. B. RIO47K
web-join = Mitspielen
web-upload-record = Aufzeichnung öffnen
web-download-record = Aufzeichnung sichern

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-name = Dein Name
web-name-hint = wie andere ihn sehen
web-theme = Design
web-theme-is-auto = System
web-theme-is-light = hell
web-theme-is-dark = dunkel
web-theme-light = Zum hellen Design wechseln
web-theme-dark = Zum dunklen Design wechseln
web-sound = Ton
web-volume = Lautstärke
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-speed = Animationen
web-speed-off = aus
web-speed-quick = schnell
web-speed-normal = normal
web-speed-slow = langsam
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-note = Mitteilung des Browsers, wenn dieser Tab nicht sichtbar ist.
web-notify-refused = Der Browser erlaubt es nicht; prüfe seine Einstellungen für diese Seite.
web-confirm-setting = Jede Wahl bestätigen
web-confirm-setting-note = Der erste Druck zeigt, was eine Wahl bewirken würde, der zweite führt sie aus.
web-shortcuts = Tastenkürzel
web-shortcuts-note = 1–9 wählen, H Tipp, U rückgängig, Pfeile blättern im Rückblick.
web-evaluation-setting = Anzeigen, wer vorn liegt
web-evaluation-setting-note = In Longhorn, an Tischen mit Tipps.

## Einen Tisch öffnen

web-open-title = Einen Tisch öffnen
web-open-game = Spiel
web-open-seats = Plätze
web-open-go = Tisch öffnen
web-file-choose = Datei wählen
web-option-sample = Beispiel zum Bearbeiten herunterladen
web-players = Spieler
web-seat-me = ich
web-seat-open = jemand per Link
web-seat-local = jemand an diesem Gerät
web-seat-bot = der Computer
web-level = Stufe { $level }
web-level-of = Stufe: { $name }
web-name-of = Name: { $name }

## Rund um den Tisch

web-seats = Plätze und Links
web-role-you = du
web-role-person = Mitspieler
web-role-bot = Computer, { $level }
web-role-program = Programm
web-role-open = freier Platz
web-role-record = aus einer Aufzeichnung
web-present = da
web-absent = abwesend
web-thinking = überlegt …
web-is-thinking =
    { $count ->
        [one] { $name } denkt nach …
       *[other] { $name } denken nach …
    }
web-your-turn = Du bist dran
web-their-turn = Am Zug
web-turn-of = Am Zug: { $name }
web-waiting-friend = Ein Platz ist noch frei
web-invite = Einladung
web-invite-title =
    { $count ->
        [one] { $name }: Dieser Platz ist frei
       *[other] { $name }: Diese Plätze sind frei
    }
web-invite-note = Verschick den Link, oder gib den Code weiter.
web-copy-link = Link kopieren
web-copied = Kopiert
web-code = Code
web-sit-title =
    { $count ->
        [one] { $name }: Dieser Platz ist frei. Nimmst du ihn?
       *[other] { $name }: Diese Plätze sind frei. Nimmst du einen?
    }
web-sit = Hinsetzen
web-personal-link = Mein Platz auf einem anderen Gerät
web-personal-note = Dieser Link ist der Schlüssel zu deinem Platz: Behalte ihn für dich.
web-watch-link = Link für Zuschauer
web-watching =
    { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-seat-lost = Dein Platz ließ sich nicht wieder öffnen; du schaust jetzt zu.
web-legend = Was die Zeichen bedeuten

## Spielen

web-choices = Möglichkeiten
web-confirm = Bestätigen
web-cancel = Abbrechen
web-moves = Züge
web-tools = Werkzeuge
web-look-here = Zu diesem Zeitpunkt springen
web-hint = Tipp
web-hint-thinking = Überlegt …
web-hint-title = Der Computer empfiehlt
web-hinted = die Empfehlung des Computers
web-hints-off = An diesem Tisch gibt es keine Tipps.
web-undo = Rückgängig
web-undo-not = Es gibt nichts zurückzunehmen.
web-undo-free = Deine letzte Wahl zurücknehmen
web-undo-ask =
    { $count ->
        [one] Die letzte Wahl zurücknehmen, wenn { $name } zustimmt
       *[other] Die letzte Wahl zurücknehmen, wenn { $name } zustimmen
    }
web-undo-question = { $name } möchte eine Wahl zurücknehmen. Bist du einverstanden?
web-undo-asked = { $name } hat gebeten, eine Wahl zurückzunehmen.
web-undo-agree = Einverstanden
web-undo-refuse = Ablehnen
web-resign = Aufgeben
web-resign-sure = Partie aufgeben?
web-resign-note = { $name } gibt auf, und die Partie ist verloren.
web-play-on = Weiterspielen
web-line-lost = Verbindung unterbrochen. Neuer Versuch; es geht nichts verloren.
web-try-now = Jetzt versuchen
web-looking-back = Rückblick: Schritt { $n } von { $of }
web-back-to-now = Zurück zum aktuellen Stand
web-plain-note = Dieses Spiel hat noch kein gezeichnetes Brett: Hier steht alles in Worten.
web-error-offline = Der Server ist nicht zu erreichen. Bist du online?
web-error-server = Der Server hat mit einem Fehler geantwortet ({ $status }).

## Nach dem Spiel

web-result = Ergebnis
web-game-over =
    { $count ->
        [one] Spielende nach einem Zug
       *[other] Spielende nach { $count } Zügen
    }
web-result-draw = Unentschieden
web-result-abandoned = Kein Sieger
web-result-you = Du gewinnst
web-result-you-by = Du gewinnst mit { $by } Vorsprung
web-result-lost = Du verlierst
web-result-lost-by = Du verlierst mit { $by } Rückstand
web-result-wins =
    { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }
web-result-wins-by =
    { $count ->
        [one] { $name } gewinnt mit { $by } Vorsprung
       *[other] { $name } gewinnen mit { $by } Vorsprung
    }
web-total = Summe
web-bill = Genaue Wertung
web-rematch-seats = Plätze wechseln
web-rematch = Noch einmal
web-rematch-join = Zum nächsten Spiel
web-replay = Rückblick
web-move-of = Schritt { $n } von { $of }
web-replay-start = Alles bereit.
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt vor
web-replay-last = Zum Ende
web-copy-moment = Link zu diesem Zeitpunkt
web-chart = Was beide Herden nach jedem Schritt wert waren

## Regeln und erste Partien

web-rules = Regeln
web-rules-of = { $game }: Regeln
web-rules-window = Die Regeln in einem neuen Fenster öffnen
web-print = Drucken
web-learn = Deine erste Partie
web-study = Studie
