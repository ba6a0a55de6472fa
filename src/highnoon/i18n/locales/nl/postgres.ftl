# Wat een beheerder leest over een huis in PostgreSQL.
cli-help-database = De database van het huis, zoals postgresql://gebruiker@host/naam; zonder deze optie SQLite in de gegevensmap. HIGHNOON_DATABASE doet hetzelfde en houdt een wachtwoord uit de proceslijst.
error-database-address = Dit is geen adres van een database. Het ziet er zo uit: postgresql://gebruiker@host/naam.
error-database-driver = PostgreSQL heeft nog een pakket nodig: installeer highnoon[postgres].
error-database-encoding = De database { $path } bewaart teksten als { $encoding }; High Noon heeft de codering UTF8 nodig.
error-database-forbidden = De database { $path } laat deze gebruiker niet toe of geeft onvoldoende rechten ({ $detail }).
error-database-missing = De database { $path } bestaat niet ({ $detail }). Maak die eerst aan, bijvoorbeeld met createdb.
error-database-unreachable = De database { $path } is onbereikbaar ({ $detail }).
