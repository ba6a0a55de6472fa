### Bots: warum sie so wählen und woran sie scheitern

## Warum

bot-reason-turns =
    { $turns ->
        [one] Das Beste, was in diesem Zug zu sehen ist.
       *[other] Das Beste, was innerhalb von { $turns } Zügen zu sehen ist.
    }
bot-reason-won =
    { $turns ->
        [one] Das gewinnt in diesem Zug.
       *[other] Das gewinnt innerhalb von { $turns } Zügen, ganz gleich, was die andere Seite tut.
    }
bot-reason-proven = Das gewinnt, ganz gleich, was die andere Seite tut.
bot-reason-even = Mehr als das lässt sich nicht erzwingen; das ist bewiesen.
bot-reason-lost = Alles ist verloren, wenn die andere Seite keinen Fehler macht.
bot-reason-simulations =
    { $count ->
        [one] Nach einer simulierten Partie.
       *[other] Nach { $count } simulierten Partien.
    }

## Was an einem Bot falsch sein kann

bot-fault-start = Das Programm ließ sich nicht starten: { $reason }
bot-fault-died = Das Programm endete (Code { $code }), statt zu antworten. Seine letzten Worte: { $said }
bot-fault-hung = Das Programm gab innerhalb von { $seconds } s keine Antwort.
bot-fault-flooded = Das Programm schrieb mehr, als es darf ({ $bytes } Bytes).
bot-fault-unasked = Das Programm schrieb eine Zeile, nach der niemand gefragt hat.
bot-fault-nonsense = Die Antwort gehört nicht zur Auswahl: { $answer }
bot-error-spec = „{ $spec }“ ist kein Bot dieses Spiels. Es gibt: { $known }.
bot-error-missing = „{ $spec }“ braucht das Python-Paket { $module }, das nicht installiert ist.
bot-error-contestants =
    { $found ->
        [one] Ein Teilnehmer ist genannt;
       *[other] { $found } Teilnehmer sind genannt;
    } dieser Tisch braucht zwei bis { $chairs }.

## Die Arena

cli-arena-help = Bots auf gespiegelten Auslagen gegeneinander spielen lassen und messen, wer stärker ist.
cli-arena-help-players = Die Teilnehmer, etwa 5,3: Stufen, random, openspiel-mcts oder cmd: und ein Programm.
cli-arena-help-games = Wie viele Partien höchstens gespielt werden; sonst 200.
cli-arena-help-seats = Wie viele Plätze der Tisch hat.
cli-arena-help-seconds = Sekunden für jede Entscheidung, für alle gleich; sonst denkt jeder Bot so lange wie üblich.
cli-arena-help-jobs = Wie viele Partien zugleich laufen; sonst eine je Prozessor.
cli-arena-help-seed = Die Nummer der ersten Auslage.
cli-arena-help-all = Alle Partien spielen, auch wenn die Antwort schon klar ist.
cli-arena-help-json = Die Messung in diese Datei schreiben.
cli-arena-help-chart = Die Messung in diese SVG-Datei zeichnen.
cli-arena-help-ray = Auf dem Ray-Cluster unter dieser Adresse spielen.
cli-arena-progress = { $game }: { $players }
cli-arena-contestant = Teilnehmer
cli-arena-first = Erster in { $share } % der Partien.
cli-arena-elo = Elo-Differenz: { $elo } (95 %: { $low } bis { $high }).
cli-arena-seconds = s/Entscheidung
cli-arena-slowest = längste
cli-arena-nodes = Stellungen/s
cli-arena-share-of = { $contestant } holt { $share } % der Punkte (95 %: { $low } bis { $high }).
cli-arena-chair =
    Als { $seat }: { $share } % in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }.
cli-arena-games =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } auf { $deals ->
        [one] einer Auslage
       *[other] { $deals } Auslagen
    }.
cli-arena-verdict-strong = Klar: Der erste Teilnehmer ist der stärkere.
cli-arena-verdict-weak = Klar: Der erste Teilnehmer ist nicht der stärkere.
cli-arena-verdict-open = Noch nicht klar; mehr Partien würden es zeigen.
cli-arena-fault = { $contestant } verlor Auslage { $seed }: { $reason }
cli-arena-wrote = Geschrieben in { $file }
cli-arena-deals = Auslagen
cli-arena-share = Anteil der Punkte
cli-arena-stopped = Angehalten; das sind die Ergebnisse bis dahin.
