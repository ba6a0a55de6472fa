puzzles-ask-win = { $seat } ist am Zug: Finde den einzigen Weg zum Sieg.
puzzles-ask-hold = { $seat } ist am Zug: Finde den einzigen Weg, nicht zu verlieren.
puzzles-ask-most = { $seat } ist am Zug, und nichts wird mehr gezogen: Beende das Spiel mit dem größten Vorsprung.
puzzles-ask-where = Du bist { $seat }. Gesucht: { $suspect }. Markiere jeden möglichen Ort.
puzzles-ask-likeliest = Du bist { $seat }. Gesucht: { $suspect }. Welcher Ort ist am wahrscheinlichsten?
puzzles-ask-warn = Du bist { $seat }. Wer von der Bande steht vielleicht am selben Ort? Gesucht: { $suspect }.

puzzles-kind-win = Gewinnen
puzzles-kind-hold = Halten
puzzles-kind-most = Bestes Ende
puzzles-kind-where = Wo?
puzzles-kind-likeliest = Am wahrscheinlichsten
puzzles-kind-warn = Wer muss gewarnt werden?

puzzles-solved-win = Gelöst: Das gewinnt gegen jede Verteidigung.
puzzles-solved-hold = Gelöst: Das hält gegen alles.
puzzles-solved-most = Gelöst: Ein Vorsprung von { $lead } ist das Beste, was es gibt.
puzzles-solved-where = Gelöst: genau diese Orte.
puzzles-solved-likeliest = Gelöst: Dorthin führen die meisten Wege.
puzzles-solved-warn = Gelöst: Genau diese müssen gewarnt werden.

puzzles-wrong-win = Das gewinnt nicht zwingend.
puzzles-wrong-hold = Das verliert.
puzzles-wrong-drawn = Das führt nur zum Unentschieden.
puzzles-wrong-caught = Das endet in den Händen des Sheriffs.
puzzles-wrong-nine = Das überlässt der anderen Seite neun einer Farbe.
puzzles-wrong-scored = Das verliert nach Dollar.
puzzles-wrong-most = Das endet bei { $lead }; möglich ist { $best }.
puzzles-wrong-cannot = { $town } ist unmöglich.
puzzles-wrong-safe = { $seat } ist in Sicherheit.
puzzles-wrong-missed-where =
    { $count ->
        [one] Ein Ort fehlt.
       *[other] { $count } Orte fehlen.
    }
puzzles-wrong-missed-warn =
    { $count ->
        [one] Noch jemand ist in Gefahr.
       *[other] Noch { $count } sind in Gefahr.
    }
puzzles-wrong-likeliest =
    { $count ->
        [one] Ein Weg führt dorthin
       *[other] { $count } Wege führen dorthin
    }; zu einem anderen Ort sind es { $most }.

puzzles-theme-sheriff-trap = Sheriff-Falle
puzzles-theme-sheriff-near = Der Sheriff ist nah
puzzles-theme-nine = Neun einer Farbe
puzzles-theme-deny-nine = Die Neun verhindern
puzzles-theme-epidemic = Epidemie
puzzles-theme-ambush = Falle
puzzles-theme-iron = Brandeisen
puzzles-theme-oil = Schlangenöl
puzzles-theme-snake = Klapperschlange
puzzles-theme-boxed-in = Eingesperrt
puzzles-theme-end-ahead = In Führung beenden
puzzles-theme-give-up = Rinder hergeben
puzzles-theme-behind = Aus dem Rückstand
puzzles-theme-gold = Gold
puzzles-theme-two-dominoes = Zwei Dominos
puzzles-theme-join-lands = Gebiete verbinden
puzzles-theme-thief = Viehdieb
puzzles-theme-swap = Tausch
puzzles-theme-drive = Viehtrieb
puzzles-theme-drought = Dürre
puzzles-theme-specialist = Spezialist
puzzles-theme-bonus-tile = Bonusplättchen
puzzles-theme-rival = Ein Rivale antwortet
puzzles-theme-hunt-sheriff = Jagd auf den Sheriff
puzzles-theme-hunt-gang = Jagd auf die Bande
puzzles-theme-proof = Eine Karte wurde gezeigt
puzzles-theme-lost-card = Verlorene Karten
puzzles-theme-long-ride = Langer Ritt
puzzles-theme-used-up = Verbrauchte Karten
puzzles-theme-close = Knappe Sache

puzzles-error-unknown = Es gibt kein Rätsel { $id } von { $game }.
puzzles-error-none = Es gibt keine Rätsel von { $game }.
puzzles-error-line = Zeile { $line } ist kein Rätsel: { $error }
puzzles-error-twice = Zeile { $line }: Das Rätsel { $id } steht zweimal da.
puzzles-error-name = „{ $text }“ gehört nicht zu diesen: { $known }
puzzles-error-theme = Kein Rätsel hat das Thema { $theme }. Es gibt: { $known }
puzzles-error-day = „{ $day }“ ist kein Datum; schreibe eines wie 2026-11-18.
puzzles-error-one = Gib --id, --theme oder --day an, nicht mehrere davon.
puzzles-error-file = { $file } enthält nicht deine Rätsel; verschiebe die Datei und versuche es noch einmal.
puzzles-error-left = Dort ist kein neues Rätsel mehr übrig.

puzzles-help = Ein Rätsel lösen.
puzzles-help-id = Das Rätsel mit dieser Kennung.
puzzles-help-theme = Ein Rätsel mit diesem Thema; bei mehreren, mit Kommas getrennt, mit allen.
puzzles-help-day = Das Rätsel dieses Tages, etwa 2026-11-18 (oder „today“).
puzzles-help-mine = Sagen, welche Rätsel es gibt, neue suchen oder alle beweisen.
puzzles-help-mine-out = In diese Datei suchen, von ihrem Ende an weiter.
puzzles-help-mine-count = Aufhören, wenn die Datei so viele Rätsel hat.
puzzles-help-mine-seconds = Nach so vielen Sekunden aufhören.
puzzles-help-mine-prove = Jedes Rätsel des Hauses, oder das von --out, neu beweisen.
puzzles-help-mine-journal = In dieser Datei vermerken, was bewiesen ist, und auslassen, was darin steht: So kann man aufhören und weitermachen.

puzzles-title = { $game }, Rätsel { $id } ({ $rating })
puzzles-reply = Antwort: { $moves }
puzzles-refutation = So geht es weiter: { $moves }
puzzles-line = Lösung: { $moves }
puzzles-themes = Themen: { $themes }
puzzles-rating = Deine Wertung: { $rating } ± { $deviation }
puzzles-rating-change = Deine Wertung: { $rating } ({ $change }) ± { $deviation }
puzzles-streak = In Folge gelöst: { $streak } (Bestwert: { $best })
puzzles-prompt = Dein Zug, ? für die Zeichen, „solution“ zum Aufgeben, „quit“ zum Gehen:
puzzles-prompt-names = Namen mit Kommas dazwischen, ? für die Zeichen, „solution“ zum Aufgeben, „quit“ zum Gehen:
puzzles-given-up = Aufgegeben.
puzzles-again-later = Verlassen; nichts wurde gezählt.
puzzles-all-done = Du hast alle gelöst oder versucht; von hier an kommen sie wieder.
puzzles-shelf = { $game }: { $count } Rätsel
puzzles-shelf-row = { $name }: { $count }
puzzles-mined = { $count } Rätsel, Startwert { $seed }
puzzles-proven = { $count } Rätsel bewiesen.

puzzles-wrong-proof = Rätsel { $id }: { $problem }
