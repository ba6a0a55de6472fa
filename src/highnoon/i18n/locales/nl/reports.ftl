### Wat spelers melden, en wat ze te horen krijgen als de beheerder iets heeft gedaan.

error-table-closed = De beheerder van dit huis heeft deze tafel gesloten.
error-blocked = Dit huis is voor jouw netwerk nog ongeveer { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
} gesloten.
error-blocked-now = Dit huis is voorlopig gesloten voor jouw netwerk.
error-report-own = Wat je zelf hebt gezegd, kun je niet melden.
error-report-nothing = Dit bericht bestaat niet.
web-quick-removed = (verwijderd door de beheerder)
web-report = Melden
web-report-line = Wat { $name } zei bij de beheerder van dit huis melden
web-reported = Gemeld
