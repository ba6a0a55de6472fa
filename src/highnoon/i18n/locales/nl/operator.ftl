### Wat de beheerder te horen krijgt als iets niet kan, en `highnoon admin`.

error-report-unknown = Deze melding bestaat niet.
error-operator-secret = Dit is niet het geheim van de beheerder.
error-secret-wait = Er kwamen te veel verkeerde geheimen van jouw netwerk. Wacht { $seconds } seconden.
error-forget-nothing = Zeg wat er weg moet: namen, gesprekken of allebei.
error-forget-nowhere = Deze tafel bestaat niet, of heeft die plaats niet.
error-block-network = Dit is geen adres en geen netwerk, zoals 203.0.113.7 of 2001:db8::/48.
error-block-wide = Dit netwerk is te groot om te blokkeren.
error-block-own = Je zou jezelf buitensluiten: in dit netwerk zit deze machine of je eigen adres.
error-block-unknown = Dit netwerk is niet geblokkeerd.

## serve

cli-help-operator-for = Adressen en netwerken waarvandaan de beheerder naast deze machine mag komen.
cli-error-secret-short = Het geheim van de beheerder in HIGHNOON_OPERATOR is te kort: het heeft minstens { $least } tekens nodig.

## admin

cli-help-admin = Een draaiend huis beheren: processen, tafels, meldingen en geblokkeerde netwerken.
cli-help-admin-action = status, tables, close, reopen, forget, reports, remove, dismiss, blocks, block, unblock, audit of new-secret.
cli-help-admin-target = De tafel, de melding of het netwerk waar het om gaat.
cli-help-admin-server = Het adres van het draaiende huis.
cli-help-admin-which = Welke tafels worden opgesomd: running, finished of closed.
cli-help-admin-seat = Alleen vergeten wat bij deze plaats hoort, geteld vanaf 0.
cli-help-admin-names = Namen vergeten.
cli-help-admin-talk = Gesprekken en plannen vergeten.
cli-help-admin-hours = Hoeveel uur een netwerk geblokkeerd blijft.
cli-help-admin-why = De reden, voor het logboek.
cli-help-admin-all = Ook afgehandelde meldingen opsommen.
cli-help-admin-json = Het antwoord als JSON afdrukken.
cli-admin-done = Klaar.
cli-admin-none = Er is niets om op te sommen.
cli-admin-house = High Noon { $version } op { $store }: lopende tafels: { $running }, afgelopen: { $finished }, gesloten: { $closed }; open meldingen: { $reports }.
cli-admin-process = { $kind } { $host } (proces { $pid }, { $version }): verbindingen: { $sockets }, tafels in het geheugen: { $tables }, { $cpu } % van een kern, { $memory } MB, storingen: { $failures }.
cli-admin-silent = { $kind } { $id }: heeft nog niets over zichzelf verteld.
cli-admin-new-secret = Het nieuwe geheim van de beheerder staat in { $file }. Het oude werkt niet meer.
cli-admin-given = Het geheim staat in HIGHNOON_OPERATOR; verander het daar.
cli-error-admin-action = De actie ‘{ $found }’ bestaat niet. De acties zijn: { $known }.
cli-error-admin-target = ‘{ $action }’ moet weten waar het om gaat: highnoon admin { $action } DOEL.
cli-error-admin-secret = Het geheim van de beheerder staat niet in HIGHNOON_OPERATOR en niet in { $file }.
cli-error-admin-server = Op { $url } antwoordt geen huis: { $detail }.
