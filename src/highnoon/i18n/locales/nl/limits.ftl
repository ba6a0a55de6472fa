### Wat het huis begrenst, en wat het dan zegt.

error-talk-full = Je hebt aan deze tafel zoveel gezegd als ze kan bewaren; de partij gaat door.
error-plans-full = Je hebt aan deze tafel zoveel plannen genoteerd als ze kan bewaren; de partij gaat door.
error-undo-full = Aan deze tafel is zo vaak iets teruggenomen dat gedaan nu gedaan blijft.
error-exchange-full = Je bent in deze partij zo vaak van gedachten veranderd dat je keuze nu vaststaat.
error-changes-full = Deze tafel is zo vaak veranderd dat alleen de partij nog doorgaat.
error-code-wait = Er kwamen te veel verkeerde codes van jouw netwerk. Wacht { $seconds } seconden, of vraag om de link naar de tafel.
error-foreign-page = Een pagina van een andere site kan dit niet doen.
error-content-type = Dit soort inhoud neemt het huis niet aan.
error-request-reused = Deze aanvraagcode is al voor iets anders gebruikt.
error-records-day = Vanaf jouw netwerk is voorlopig genoeg geüpload; probeer het later opnieuw.
error-records-full = Het huis heeft nu geen plaats voor meer geüploade verslagen; oudere worden na een paar dagen opgeruimd.
error-offer-opener = Alleen wie de tafel heeft geopend kan een plaats opnieuw aanbieden.
error-offer-seat = Alleen de plaats van iemand anders kan opnieuw worden aangeboden.
error-offer-decided = Voor deze plaats is al iets beslist; nu kunnen alleen de eigen link of een stemming veranderen wie er zit.

web-offer = Plaats opnieuw aanbieden
web-offer-sure = Moet de plaats van { $name } vrijkomen voor iemand anders? Ze kan dan met link of code worden ingenomen, en de link van { $name } werkt niet meer.
web-offer-go = Plaats aanbieden

## Voor de beheerder

cli-help-record-days = Dagen dat geüploade verslagen worden bewaard; 0 bewaart ze voor altijd.
cli-help-record-space = Megabytes die alle geüploade verslagen samen mogen innemen; 0 voor geen grens.
