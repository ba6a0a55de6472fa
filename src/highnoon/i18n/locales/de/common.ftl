### Was jedes Spiel und jede Tür des Hauses sagt.

## Aufzählungen

list-none = niemand

## Optionen und Spiele

cluster-error-missing = --ray braucht das Python-Paket ray, das nicht installiert ist.
cluster-error-address = Unter „{ $address }“ antwortet kein Ray-Cluster: { $reason }.
error-game-unknown = Es gibt kein Spiel „{ $game }“; die Spiele sind: { $known }.
error-rules-version = Dafür braucht es Version { $version } der Regeln von { $game }, hier sind aber nur Versionen bis { $newest } bekannt; ein neueres High Noon kennt sie vielleicht.
error-option-unknown = Es gibt keine Option „{ $option }“; die Optionen sind: { $known }.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein, nur eines von: { $allowed }.

## Spielen

error-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-not-your-turn = Du bist nicht am Zug: Das Spiel wartet auf jemand anderen.
error-over = Die Partie ist zu Ende: Es ist nichts mehr zu tun.
error-not-over = Das ist erst zu sehen, wenn die Partie zu Ende ist.
error-stale = Der Tisch ist schon weiter: Entschieden wurde zum Zeitpunkt { $version }, jetzt ist Zeitpunkt { $current }.
error-cannot-resign = Aufgeben kann nur, wer in einem Spiel zwischen zwei Seiten mitspielt.
error-action-unknown = „{ $action }“ ist keine Aktion dieses Spiels.
error-action-index = Es gibt keine Aktion Nummer { $index }; es gibt { $count } Aktionen, gezählt ab 0.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt.
error-undo-agreement = Das lässt sich nur mit Zustimmung von { $seats } zurücknehmen.
result-resigned = { $seat } hat aufgegeben.
result-late = Die Zeit von { $seat } ist abgelaufen.
result-abandoned = { $seat } ist nicht zurückgekommen; die Partie endet ohne Sieger.

## Datendateien

error-data-toml = Die Datei ist kein gültiges TOML: { $reason }.
error-data-field = Zeile { $row } von „{ $table }“: Das Feld „{ $field }“ fehlt, ist unbekannt oder von falscher Art.

## Aufzeichnungen

error-record-empty = Diese Datei ist keine Aufzeichnung von High Noon: Sie enthält keine einzige vollständige Zeile.
error-record-binary = Diese Datei ist keine Aufzeichnung von High Noon: Eine Aufzeichnung besteht aus JSON-Zeilen in UTF-8, und das ist kein UTF-8-Text.
error-record-long = Das ist zu lang für eine Aufzeichnung: Die Grenze sind { $limit } Bytes.
error-record-json = Zeile { $line } ist kein JSON-Objekt, wie es jede Zeile einer Aufzeichnung sein muss: { $text }
error-record-not-ours = Das ist keine Aufzeichnung von High Noon: In der ersten Zeile steht nicht "highnoon": 1.
error-record-newer = Diese Aufzeichnung hat Format { $version }, hier sind aber nur Formate bis { $known } bekannt; ein neueres High Noon kann sie vielleicht lesen.
error-record-header = Die erste Zeile der Aufzeichnung braucht ein gültiges „{ $field }“, hat aber { $found }.
error-record-line = Zeile { $line } ist keine Zeile einer Aufzeichnung (Aktion, Rücknahme, Gespräch oder Ende): { $text }
error-record-partial = Diese Aufzeichnung enthält nur, was { $viewer } sah, und kann nicht nachgespielt werden; das geht nur mit einer vollständigen.
error-record-seats = Die Aufzeichnung nennt { $found } Spieler, ihre Optionen verlangen aber { $expected }.
error-record-data = Die Aufzeichnung wurde mit anderem Spielmaterial ({ $found }) gespielt, als hier bekannt ist ({ $expected }).
error-record-at = Zeile { $line } der Aufzeichnung lässt sich nicht spielen: { $reason }
error-record-who = „{ $found }“ sitzt nicht an diesem Tisch.
error-record-nobody = Es steht nicht klar da, wer was getan hat.
error-record-undo =
    { $count ->
        [one] Eine Aktion lässt sich hier nicht zurücknehmen.
       *[other] { $count } Aktionen lassen sich hier nicht zurücknehmen.
    }
error-record-end = Das notierte Ende ist nicht das, zu dem die Aktionen führen.
error-text-title = Eine lesbare Aufzeichnung beginnt mit der Zeile „{ $expected }“, diese aber mit „{ $found }“.
error-text-line = Zeile { $line } ist keine Zeile einer lesbaren Aufzeichnung (Kopf, Zug, Rücknahme, Gespräch oder Ende): { $text }

## Computer

bot-reason-playouts = In { $percent } % der Partien, die von hier aus zu Ende gespielt wurden, führte das zum Sieg.
