### Nachrichten an Abwesende, in der Seite.

web-bell-closed = Du erfährst es auch, wenn diese Seite geschlossen ist.
web-bell-open-only = Du erfährst es, solange diese Seite offen ist.
web-quiet = Ruhezeit
web-quiet-note = Dann wird nichts gesendet; du erfährst es danach.
web-quiet-begin = von
web-quiet-end = bis
web-hook = Webhook für diesen Tisch
web-hook-note = Diese Adresse erfährt, wer dran ist: ntfy, Discord oder alles, was JSON annimmt. Wer dort mitliest, kann zuschauen.
web-hook-set = Festlegen
web-hook-test = Ausprobieren
web-hook-stop = Beenden
web-hook-kept = Ab jetzt wird dort gemeldet, wer dran ist.
web-hook-taken = Die Nachricht wurde angenommen.
web-hook-refused = Die Adresse antwortete mit { $status }.
web-hook-stopped = Es wird nichts mehr gemeldet.
