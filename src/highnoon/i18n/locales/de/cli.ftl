### Das Terminal

## Hilfe

cli-help = Der digitale Tisch für drei Brettspiele aus dem Wilden Westen.
cli-help-play = Ein Spiel an dieser Tastatur spielen, gegen Menschen und Computer.
cli-help-replay = Die Aufzeichnung einer Partie durchblättern.
cli-help-rules = Die Regeln eines Spiels lesen.
cli-help-perft = Zählen, auf wie viele Arten ein Spiel weitergehen kann, Zufall eingeschlossen.
cli-help-show = Eine Stellung zeichnen, die als Textzeile gegeben ist.
cli-help-record = Eine Aufzeichnung prüfen und ausgeben; --text macht sie lesbar.
cli-help-lang = Sprache: de, en, es, fr, it, nl, pt oder ru; sonst entscheidet HIGHNOON_LANG oder LANG.
cli-help-game = longhorn, moon-river oder desperados.
cli-help-game-play = longhorn, moon-river oder desperados; mit --resume die Datei oder das Spiel zum Weiterspielen.
cli-help-resume = Mit der letzten unbeendeten Partie weitermachen oder mit der in der Datei.
cli-help-bot = Diesen Platz (eagle, jessie oder 1, 2 …) spielt der Computer; mehrfach möglich.
cli-help-level = Wie stark der Computer spielt: 1 am schwächsten, 5 am stärksten.
cli-help-seats = Wer wo sitzt, etwa ich,bot:2,ich: Namen von Menschen oder bot mit seiner Stufe.
cli-help-players = Wie viele mitspielen.
cli-help-option = Eine Option des Spiels, etwa ambush_nugget=choice; mehrfach möglich.
cli-help-seed = Die Zahl, aus der aller Zufall kommt.
cli-help-map = Eine eigene Landkarte für Desperados.
cli-help-pieces = Eigenes Spielmaterial für Moon River.
cli-help-file = Die Datei einer Aufzeichnung.
cli-help-all = Die ganze Partie ausgeben, ohne zu fragen.
cli-help-analyse = Statt die Partie durchzublättern: sagen, wo sie sich wendete und was besser gewesen wäre (Longhorn).
cli-help-depth = Wie viele Aktionen tief.
cli-help-position = Eine Stellung als Textzeile.
cli-help-text = Lesbaren Text statt JSON-Zeilen ausgeben.

## Einen Tisch wählen

cli-menu-game = Welches Spiel?
cli-menu-how-many = Wie viele spielen mit?
cli-menu-players = { $count } Spieler
cli-menu-who = Wer spielt?
cli-menu-people =
    { $count ->
        [2] Zwei Menschen an dieser Tastatur
       *[other] { $count } Menschen an dieser Tastatur
    }
cli-menu-you = Du spielst { $seat }, der Computer den Rest
cli-menu-level = Wie stark soll der Computer sein?
cli-menu-resume = Mit der unbeendeten Partie weitermachen ({ $file })
cli-menu-new = Eine neue Partie beginnen
cli-menu-what = Es gibt eine unbeendete Partie.
cli-menu-ask = Nummer (q beendet):
cli-level =
    { $level ->
        [1] Leicht
        [2] Mittel
        [3] Schwer
       *[other] Stufe { $level }
    }

## Spielen

cli-ask = { $seat }, deine Wahl (? für Hilfe):
cli-thinking = { $seat } denkt nach …
cli-hand-over = { $name }, die Tastatur gehört dir. Drücke Enter, wenn sonst niemand hinsieht.
cli-confirm = Enter bestätigt, alles andere wählt neu:
cli-may-act = { $seat } darf es sich noch anders überlegen: Tippe @{ $name }
cli-more = … { $count } zuvor; l zeigt alles
cli-hint = Tipp: { $number }  { $action }
cli-saved = Gespeichert in { $file }.
cli-left = Die Partie liegt in { $file }; weiter geht es mit: highnoon play --resume
cli-kept = Die Aufzeichnung liegt in { $file }; ansehen mit: highnoon replay DATEI
cli-cut = Die letzte Zeile von { $file } war abgeschnitten; die Partie geht von der Zeile davor weiter.
cli-commands =
    Zum Wählen eine Nummer tippen oder einen Zug, wie er in der Aufzeichnung steht.
    u nimmt zurück · h gibt einen Tipp · l zeigt alles · s DATEI speichert eine Kopie
    @NAME spielt für einen anderen deiner Plätze · Enter zeichnet neu
    ? erklärt die Zeichen · q beendet, die Partie bleibt erhalten

## Das Ende

cli-result-won =
    { $count ->
        [one] Gewonnen hat { $seats }.
       *[other] Gewonnen haben { $seats }.
    }
cli-result-draw = Der Sieg wird geteilt.
cli-score = { $score }
cli-amount = { $amount }

## Nachspielen

cli-replay-at = Zeitpunkt { $moment } von { $last }
cli-replay-ask = Enter weiter · b zurück · f Anfang · l Ende · Zahl springt · ? Zeichen · q Schluss:
cli-analysis-progress = Analyse: { $proven } von { $total } Zeitpunkten bewiesen, { $seconds } s (Strg-C hält an)
cli-analysis-turnings = Wendepunkte, jeweils mit ihrem Zeitpunkt im Rückblick:
cli-replay-end = Das ist der letzte Zeitpunkt.
cli-replay-first = Das ist der erste Zeitpunkt.
cli-error-moment = Es gibt keinen Zeitpunkt „{ $found }“; tippe eine Zahl von 0 bis { $last } oder eines von: Enter b f l ? q.

## Zählen

cli-perft-row =
    { $nodes ->
        [one] Tiefe { $depth }: ein Weg
       *[other] Tiefe { $depth }: { $nodes } Wege
    }

## Was nicht geht

cli-error-usage = Der Befehl war nicht zu verstehen: { $message }
cli-error-extra = Damit kann der Befehl nichts anfangen: { $found }
cli-error-command = Es gibt keinen Befehl „{ $found }“; die Befehle sind: { $known }.
cli-error-no-flag = Hier gibt es keinen Schalter { $name }; --help nennt alle.
cli-error-flag-value = Der Schalter { $name } braucht einen Wert.
cli-error-missing = Es fehlt etwas: { $name }. Gib es an, oder siehe --help.
cli-error-whole = { $name } braucht eine ganze Zahl ab { $least }, bekam aber „{ $found }“.
cli-error-positive = { $name } muss eine Zahl über 0 sein, etwa 0.5, nicht „{ $found }“.
cli-error-number = Es gibt keine Wahl Nummer { $found }; die Nummern gehen von 1 bis { $count }.
cli-error-level = Der Computer hat keine Stufe { $found }; die Stufen sind: { $allowed }.
cli-error-seats =
    { $expected ->
        [one] Die Platzliste „{ $text }“ nennt { $found } Spieler, es spielt aber einer.
       *[other] Die Platzliste „{ $text }“ nennt { $found } Spieler, es spielen aber { $expected }.
    }
cli-error-seat = Es gibt keinen Platz „{ $found }“; die Plätze sind { $known } oder eine Zahl von 1 bis { $count }.
cli-error-switch = Für { $seat } kannst du von hier aus jetzt nicht spielen.
cli-error-option = Eine Option schreibt man NAME=WERT, gegeben wurde aber: „{ $text }“.
cli-error-save-where = Wohin? Schreibe s und den Namen einer Datei, etwa: s abend.jsonl
cli-error-file = Die Datei { $file } lässt sich nicht benutzen: { $reason }.
cli-reason-missing = sie oder ihr Ordner existiert nicht
cli-reason-folder = es ist ein Ordner, keine Datei
cli-reason-not-a-folder = ein Teil ihres Pfades ist kein Ordner
cli-reason-permission = dazu fehlt die Berechtigung
cli-reason-full = der Datenträger ist voll
cli-error-name = „{ $file }“ kann kein Dateiname sein.
cli-error-record = { $file }: { $reason }
cli-error-busy = Die Partie in { $file } wird in einem anderen Fenster gespielt; schließe sie dort zuerst.
cli-error-not-a-record = { $file } existiert schon und ist keine Aufzeichnung von High Noon, wird also nicht überschrieben; wähle einen anderen Namen.
cli-error-not-text = { $file } ist kein Text in UTF-8, wie es eine Landkarte sein muss.
cli-error-nothing-to-resume = In { $folder } gibt es keine unbeendete Partie.
cli-error-position = Keines der Spiele versteht diese Stellung; nenne ihr Spiel mit --game, um zu erfahren, warum.
cli-error-depth = Die Tiefe muss mindestens 1 sein, ist aber { $found }.
cli-error-both = Gib entweder --seed oder --position an, nicht beides.
cli-error-language = Es gibt keine Texte in „{ $found }“; die Sprachen sind: { $known }.
