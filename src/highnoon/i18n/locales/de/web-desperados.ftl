### Der Tisch von Desperados im Browser.

## Der Tisch

web-desperados-table = Der Tisch
web-desperados-map = Landkarte (jede Wahl gibt es auch als Schaltfläche)
web-desperados-zoom-in = Vergrößern
web-desperados-zoom-out = Verkleinern
web-desperados-loot = Beute der Bande
web-desperados-of = von { $goal }
web-desperados-round = Runde { $round } von { $of }
web-desperados-move = Zug { $move } von { $of }
web-desperados-move-column = Zug
web-desperados-set-up = Aufbau
web-desperados-timetable = Wo die Kutschen in jedem Zug sind
web-desperados-coach-brown = braun
web-desperados-coach-blue = blau
web-desperados-banks = Banken
web-desperados-bank = Bank
web-desperados-bank-seen = der Bande bekannt
web-desperados-deputies =
    { $count ->
        [0] kein Hilfssheriff
        [one] 1 Hilfssheriff
       *[other] { $count } Hilfssheriffs
    }
web-desperados-pile =
    { $count ->
        [0] Im Stapel liegt kein Plättchen mehr.
        [one] Im Stapel liegt noch ein Plättchen.
       *[other] Im Stapel liegen noch { $count } Plättchen.
    }

## Die Karte in Worten

web-desperados-town = { $town }: { $there }. Straßen nach { $roads }.
web-desperados-bank-face-down = Bank mit verdecktem Plättchen
web-desperados-bank-worth = Bank, { $money }
web-desperados-bank-empty = Bank, leer
web-desperados-poker-tile = Pokerplättchen
web-desperados-poker-gone = Pokerplättchen schon genommen
web-desperados-last-seen =
    { $move ->
        [0] Figur von { $name }
       *[other] { $name }, in Zug { $move } gesehen
    }
web-desperados-may-be = jemand, den du suchst, { $share }

## Spieler

web-desperados-gang = Die Bande
web-desperados-hunt = Die Jagd
web-desperados-arrested = verhaftet
web-desperados-choosing = wählt …
web-desperados-ready = bereit
web-desperados-disc = hat die Scheibe noch
web-desperados-suspect = { $count } Städte: { $towns } …
web-desperados-look-one = Auf der Karte zeigen
web-desperados-look-all = Alle auf der Karte zeigen
web-desperados-lost = Verlorene Karten: { $towns }
web-desperados-card-secret = verdeckt
web-desperados-card-shown = allen gezeigt
web-desperados-card-down = verdeckt
web-desperados-card-pencil = vorgemerkt

## Pläne

web-desperados-plan = Deine Karten
web-desperados-plan-gang = Merke deine nächsten Züge vor; nur die Bande sieht sie.
web-desperados-pencil = Für Zug { $move } vormerken
web-desperados-pencil-none = planen

## Wahl

web-desperados-deputy-from = Hilfssheriff in { $town } reitet nach
web-desperados-risk = Sheriff
web-desperados-meets = Verhaftung
web-desperados-stack =
    { $needed ->
        [one] eine Scheibe genügt
       *[other] { $have } von { $needed } Scheiben, deine mitgezählt
    }
web-desperados-partners = mit { $names }
web-desperados-not = Nicht möglich

## Gespräch

web-desperados-chronicle = Züge und Chat
web-desperados-talk = Chat
web-desperados-talk-gang = Chat der Bande
web-desperados-talk-none = Noch hat niemand etwas gesagt.
web-desperados-talk-none-gang = Was hier steht, liest nur die Bande.
web-desperados-say = Senden
web-desperados-say-gang = An die Bande …
web-desperados-say-all = An alle …
web-desperados-aloud = Laut: auch der Sheriff hört es
web-desperados-to-all = an alle

## Weitergeben

web-desperados-hand-over = Gib den Bildschirm an { $name }
web-desperados-hand-over-sheriff = Bande, bitte wegschauen.
web-desperados-hand-over-gang = { $seat }, bitte wegschauen.
web-desperados-together = Die Bande sitzt zusammen und verbirgt nichts voreinander
web-desperados-i-am = Ich bin { $name }

## Die Abrechnung

web-desperados-reckoning = Die Abrechnung
web-desperados-reckoning-begins = Die Karten aller fünf Züge werden aufgedeckt.
web-desperados-skip = Überspringen
web-desperados-go-on = Weiter

## Das Ende

web-desperados-score = Beute der Bande
web-desperados-left-banks = Noch in den Banken
web-desperados-eyes = Gesehen von
web-desperados-eyes-open = allen: alle Karten offen
web-desperados-eyes-public = Zuschauern

## Die Zeichen

web-desperados-legend-sheriff = der Sheriff; blass, wo er zuletzt gesehen wurde
web-desperados-legend-deputy = ein Hilfssheriff; eine Zahl sagt, wie viele
web-desperados-legend-bank = eine Bank und was ihr Plättchen wert ist, soweit du es weißt
web-desperados-legend-poker = ein verdecktes Pokerplättchen; eine durchkreuzte Stadt hat keines mehr
web-desperados-legend-coach = eine Kutsche; die Doppellinie zeigt, wohin sie fährt
web-desperados-legend-saloon = Saloon: die Karte zum Bleiben
web-desperados-legend-disc = eine Scheibe; auf der Landkarte ein Stapel mit der Zahl derer, die ankommen müssen
web-desperados-legend-heat = wo jemand sein kann, den du suchst, und wie wahrscheinlich
web-desperados-legend-legal = eine Stadt, die du wählen kannst

## One screen

web-desperados-send-deputy = Einen Hilfssheriff losschicken
web-desperados-back = Zurück
web-desperados-assumed = Die Prozente nehmen an, dass jeder mögliche Weg gleich wahrscheinlich ist.

## The reckoning is a show

web-desperados-speed = Tempo: { $speed }×
web-desperados-again = Eine Abrechnung noch einmal ansehen
web-desperados-again-round = Abrechnung der Runde { $round }
web-desperados-passed = Knapp verfehlt: { $seat-start } und { $names } sind zwischen { $from } und { $to } aneinander vorbeigeritten.
web-desperados-late = Knapp verfehlt: { $seat-start } kommt nach { $to }, wo { $names } eben noch war.
web-desperados-stamp-arrested = Verhaftet!
web-desperados-stamp-heist-won = Geglückt!
web-desperados-stamp-heist-failed = Missglückt!
web-desperados-stamp-missed = Knapp!
web-desperados-stamp-robbed = Ausgeraubt!
web-desperados-stamp-tile = Beute!

## What the table says

web-desperados-goal = Die Bande hat ihr Ziel erreicht. Gespielt wird trotzdem bis zum Ende von Runde { $rounds }.
web-desperados-goal-short = Ziel erreicht
web-desperados-watching = Du schaust zu und siehst nur, was alle wissen.

## Plans that play themselves

web-desperados-auto = Spiele diese Karten für mich
web-desperados-auto-note = Jede vorgemerkte Karte wird gelegt, wenn ihr Zug kommt; bis alle bereit sind, kannst du sie tauschen.
