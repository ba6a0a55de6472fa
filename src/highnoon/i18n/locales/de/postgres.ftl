# Was ein Betreiber über ein Haus in PostgreSQL liest.
cli-help-database = Die Datenbank des Hauses, etwa postgresql://benutzer@rechner/name; ohne diese Angabe SQLite im Datenordner. HIGHNOON_DATABASE bewirkt dasselbe und hält ein Passwort aus der Prozessliste heraus.
error-database-address = Das ist keine Adresse einer Datenbank. Eine solche sieht so aus: postgresql://benutzer@rechner/name.
error-database-driver = Für PostgreSQL fehlt noch ein Paket: highnoon[postgres] installieren.
error-database-encoding = Die Datenbank { $path } speichert Texte als { $encoding }; High Noon braucht eine mit der Kodierung UTF8.
error-database-forbidden = Die Datenbank { $path } lässt diesen Benutzer nicht ein oder gibt ihm zu wenige Rechte ({ $detail }).
error-database-missing = Es gibt keine Datenbank { $path } ({ $detail }). Sie muss erst angelegt werden, zum Beispiel mit createdb.
error-database-unreachable = Die Datenbank { $path } ist nicht zu erreichen ({ $detail }).
