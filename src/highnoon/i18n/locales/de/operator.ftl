### Was der Betreiber erfährt, wenn etwas nicht geht, und `highnoon admin`.

error-report-unknown = Diese Meldung gibt es nicht.
error-operator-secret = Das ist nicht das Geheimnis des Betreibers.
error-secret-wait = Aus deinem Netz kamen zu viele falsche Geheimnisse. Bitte warte { $seconds } Sekunden.
error-forget-nothing = Sag, was entfernt werden soll: Namen, Gespräche oder beides.
error-forget-nowhere = Diesen Tisch oder diesen Platz gibt es nicht.
error-block-network = Das ist weder eine Adresse noch ein Netz wie 203.0.113.7 oder 2001:db8::/48.
error-block-wide = Dieses Netz ist zu groß, um gesperrt zu werden.
error-block-own = Du würdest dich selbst aussperren: In diesem Netz liegt dieser Rechner oder deine eigene Adresse.
error-block-unknown = Dieses Netz ist nicht gesperrt.

## serve

cli-help-operator-for = Adressen und Netze außer diesem Rechner, von denen der Betreiber kommen darf.
cli-error-secret-short = Das Geheimnis des Betreibers in HIGHNOON_OPERATOR ist zu kurz: Es braucht mindestens { $least } Zeichen.

## admin

cli-help-admin = Nach einem laufenden Haus sehen: Prozesse, Tische, Meldungen und gesperrte Netze.
cli-help-admin-action = status, tables, close, reopen, forget, reports, remove, dismiss, blocks, block, unblock, audit oder new-secret.
cli-help-admin-target = Der Tisch, die Meldung oder das Netz, um das es geht.
cli-help-admin-server = Die Adresse des laufenden Hauses.
cli-help-admin-which = Welche Tische aufgezählt werden: running, finished oder closed.
cli-help-admin-seat = Nur vergessen, was zu diesem Platz gehört, von 0 an gezählt.
cli-help-admin-names = Namen vergessen.
cli-help-admin-talk = Gespräche und Pläne vergessen.
cli-help-admin-hours = Wie viele Stunden ein Netz gesperrt bleibt.
cli-help-admin-why = Der Grund, fürs Protokoll.
cli-help-admin-all = Auch erledigte Meldungen aufzählen.
cli-help-admin-json = Die Antwort als JSON ausgeben.
cli-admin-done = Erledigt.
cli-admin-none = Es gibt nichts aufzuzählen.
cli-admin-house = High Noon { $version } auf { $store }: laufende Tische: { $running }, beendete: { $finished }, geschlossene: { $closed }; offene Meldungen: { $reports }.
cli-admin-process = { $kind } { $host } (Prozess { $pid }, { $version }): Verbindungen: { $sockets }, Tische im Speicher: { $tables }, { $cpu } % eines Kerns, { $memory } MB, Fehlschläge: { $failures }.
cli-admin-silent = { $kind } { $id }: hat noch nichts von sich erzählt.
cli-admin-new-secret = Das neue Geheimnis des Betreibers steht in { $file }. Das alte gilt nicht mehr.
cli-admin-given = Das Geheimnis steht in HIGHNOON_OPERATOR; ändere es dort.
cli-error-admin-action = Die Aktion „{ $found }“ gibt es nicht. Die Aktionen sind: { $known }.
cli-error-admin-target = „{ $action }“ muss wissen, worum es geht: highnoon admin { $action } ZIEL.
cli-error-admin-secret = Das Geheimnis des Betreibers steht weder in HIGHNOON_OPERATOR noch in { $file }.
cli-error-admin-server = Unter { $url } antwortet kein Haus: { $detail }.
