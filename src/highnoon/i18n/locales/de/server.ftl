### Was der Server ablehnt, und was ein Betreiber erfährt, wenn er nicht starten kann.

## Anfragen

error-malformed = Die Anfrage ist nicht zu verstehen: Etwas darin fehlt, ist unbekannt oder von falscher Art.
error-too-large = Die Anfrage ist zu groß.
error-too-many = Zu viele Anfragen. Bitte einen Augenblick warten.
error-not-found = Unter dieser Adresse gibt es nichts.
error-method = Das geht unter dieser Adresse nicht.
error-http = Die Anfrage kann nicht beantwortet werden.
error-internal = Im Server ist etwas schiefgegangen; der Tisch ist unversehrt.

## Tische und Plätze

error-table-unknown = Diesen Tisch gibt es nicht; vielleicht wurde er abgeräumt.
error-table-broken = Dieser Tisch ist nicht mehr zu lesen.
error-table-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt und nicht zu lesen; alle anderen Tische sind unversehrt. Wer diesen Server betreibt, hat vielleicht eine Sicherungskopie.
error-unstorable = Der Text enthält Zeichen, die sich nicht speichern lassen; nichts wurde verändert.
error-table-full = An diesem Tisch ist jeder Platz besetzt.
error-seat-taken = Dieser Platz ist besetzt.
error-not-invited = Hier kann sich nur setzen, wer eingeladen ist. Frag nach dem Einladungslink oder dem Code.
error-seat-token = Dieser Schlüssel passt zu keinem Platz an diesem Tisch.
error-foreign-seat = Das ist der Platz von jemand anderem.
error-seat-count = Das Spiel ist für { $expected } Personen, verlangt wurden aber { $found } Plätze.
error-level-unknown = Der Computer spielt nicht auf Stufe { $level }; seine Stufen sind: { $known }.
error-code-unknown = Kein Tisch mit einem freien Platz hat diesen Code.
error-changed-elsewhere = Der Tisch hat sich gerade verändert; bitte noch einmal hinsehen.
error-undo-not-asked = Niemand hat gebeten, etwas zurückzunehmen.
error-stand-in = Der Computer spielt gerade für dich; nimm erst deinen Platz zurück.
error-clock-over = Deine Zeit für diese Partie ist abgelaufen; der Computer spielt sie zu Ende.
error-vote-nobody = Abstimmen lässt sich nur über den Platz eines Menschen.
error-vote-own = Über diesen Platz stimmst du nicht mit ab.
error-vote-few = Für eine Abstimmung müssen mindestens drei Menschen am Tisch sitzen.
error-vote-none = Über diesen Platz wird nicht abgestimmt.
error-vote-open = Eine andere Abstimmung läuft noch.
error-places = In der nächsten Partie braucht jeder genau einen Platz.
error-quick-unknown = Diese Kurznachricht gibt es nicht.
error-say-nothing = Es wurde nichts gesagt.
error-hints-off = An diesem Tisch wird ohne Tipps gespielt.
error-hint-late = Der Computer hatte nicht rechtzeitig einen Tipp.
error-no-study = Für dieses Spiel gibt es keinen Solver.
error-study-watching = Solange eine Partie läuft, dürfen nur die Spielenden fragen, wer vorn liegt.
error-viewer-unknown = An diesem Tisch gibt es niemanden mit diesem Namen.
error-no-moment = Das Spiel hat nur { $count } Zeitpunkte.
error-no-hello = Die Verbindung wurde geöffnet, aber es kam keine Begrüßung.
error-record-lines = Das ist zu lang für eine Aufzeichnung: Die Grenze sind { $limit } Zeilen.
error-page-missing = Die Seite ist nicht gebaut; zuerst „make page“ ausführen.

## Der Speicher

error-disk-full = Die Platte ist voll: Nichts wurde verändert. Bitte Platz schaffen und noch einmal versuchen.
error-store-trouble = Der Tisch konnte nicht gespeichert werden, also wurde nichts verändert; bitte noch einmal versuchen.
error-store = Die Datenbank lässt sich nicht benutzen: { $detail }
error-store-closed = Der Server wird gerade beendet; nichts wurde verändert.
error-store-folder = Der Datenordner { $path } lässt sich nicht benutzen: { $detail }.
error-store-in-use = Ein anderer Server benutzt den Datenordner { $path }; zuerst jenen beenden oder einen anderen Ordner wählen.
error-store-corrupt = Die Datenbank { $path } ist beschädigt ({ $detail }); nichts wurde hineingeschrieben. Bitte aus einer Sicherungskopie wiederherstellen.
error-store-not-ours = Die Datei { $path } ist keine Datenbank von High Noon; nichts wurde hineingeschrieben.
error-store-newer = Die Datenbank { $path } stammt von einem neueren High Noon (ihre Version ist { $version }); nichts wurde hineingeschrieben.

## Lauschen

error-port-in-use = Port { $port } auf { $host } wird von einem anderen Programm benutzt; mit --port einen anderen wählen.
error-port-forbidden = Port { $port } auf { $host } darf ohne besondere Rechte nicht benutzt werden; mit --port einen über 1023 wählen.
error-cannot-listen = Der Server kann auf { $host }, Port { $port }, nicht lauschen: { $detail }.

## Der Befehl

cli-help-serve = Tische für Browser bereitstellen.
cli-help-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle.
cli-help-port = Der Port, auf dem der Server lauscht.
cli-help-data = Der Ordner, in dem die Tische gespeichert werden.
cli-help-public-url = Die Adresse, die man im Browser eingibt, wenn es eine andere ist, etwa https://example.org/games/.
cli-help-trusted-proxies = Adressen von Proxys, deren Angaben zum Absender vertraut wird, durch Kommas getrennt.
cli-help-metrics-for = Adressen und Netze, die außer diesem Rechner /metrics lesen dürfen.
cli-help-keep-days = Tage, die beendete Tische aufbewahrt werden; 0 bewahrt sie für immer auf.
cli-help-idle-days = Tage, nach denen ein Tisch verschwindet, an dem niemand spielt; 0 bewahrt ihn für immer auf.
cli-help-workers = Prozesse, in denen die Computer denken.
cli-help-rate = Befehle je Sekunde, die ein Absender schicken darf; 0 für unbegrenzt.
cli-help-log-level = debug, info, warning oder error.
cli-help-open = Die Seite im Browser öffnen.
cli-serving = High Noon ist zu erreichen unter { $url } (Ende mit Strg-C).
cli-error-log-level = Die Protokollstufe „{ $found }“ gibt es nicht; die Stufen sind: { $known }.
cli-error-server-missing = Dem Server fehlen Pakete (zuerst { $name }): highnoon[server] installieren.
error-not-away = Noch ist niemand lange genug weg.
