### Wat het huis begrenst, en wat het dan zegt.

error-talk-full = Je hebt zoveel gezegd als deze tafel kan bewaren; de partij zelf gaat door.
error-plans-full = Je hebt zoveel plannen gemaakt als deze tafel kan bewaren; de partij zelf gaat door.
error-undo-full = Aan deze tafel is zo vaak iets teruggenomen dat het nu niet meer kan.
error-exchange-full = Je bent in deze partij zo vaak van gedachten veranderd dat je keuze nu vaststaat.
error-changes-full = Aan deze tafel is zo veel veranderd dat voortaan alleen nog zetten mogelijk zijn.
error-code-wait = Er kwamen te veel verkeerde codes van jouw netwerk. Wacht { $seconds } seconden, of vraag om de link naar de tafel.
error-foreign-page = Een pagina van een andere site kan dit niet doen.
error-content-type = Dit soort inhoud accepteert de server niet.
error-request-reused = Deze aanvraag-ID is al voor iets anders gebruikt.
error-records-day = Vanaf jouw netwerk is voorlopig genoeg geüpload; probeer het later opnieuw.
error-records-full = De server heeft nu geen ruimte voor meer geüploade verslagen; oudere worden na een paar dagen opgeruimd.
error-offer-opener = Alleen wie de tafel heeft geopend kan een plaats opnieuw aanbieden.
error-offer-seat = Alleen de plaats van iemand anders kan opnieuw worden aangeboden.
error-offer-decided = Voor deze plaats is al iets beslist; nu kunnen alleen de eigen link of een stemming veranderen wie er zit.

web-offer = Plaats opnieuw aanbieden
web-offer-sure = De plaats van { $name } vrijmaken voor iemand anders? Wie de link of code heeft, kan die dan innemen, en de link van { $name } werkt niet meer.
web-offer-go = Plaats aanbieden

## Voor de beheerder

cli-help-record-days = Dagen dat geüploade verslagen worden bewaard; 0 bewaart ze voor altijd.
cli-help-record-space = Megabytes die alle geüploade verslagen samen mogen innemen; 0 voor geen grens.
