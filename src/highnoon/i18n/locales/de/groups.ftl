### Was eine Gruppe ablehnt.

error-group-unknown = Diese Gruppe gibt es nicht; vielleicht ist ihr letztes Mitglied gegangen.
error-group-token = Dieser Schlüssel gehört keinem Mitglied dieser Gruppe.
error-group-nameless = Hier braucht es einen Namen.
error-group-name-taken = In dieser Gruppe heißt schon jemand so. Wenn du das bist, öffne deinen eigenen Link zur Gruppe.
error-group-full = Diese Gruppe ist voll.
error-groups-full = Das Haus hat zurzeit keinen Platz für eine weitere Gruppe.
error-group-tables = Die Gruppe hat schon { $most } laufende Partien. Beendet erst eine davon.
error-group-hook-none = Diese Gruppe hat keinen Webhook.
