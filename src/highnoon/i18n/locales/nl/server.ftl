### Wat de server weigert, en wat een beheerder hoort als hij niet kan starten.

## Verzoeken

error-malformed = Het verzoek is niet te begrijpen: er ontbreekt iets, of iets is onbekend of van de verkeerde soort.
error-too-large = Het verzoek is te groot.
error-too-many = Te veel verzoeken; wacht even.
error-not-found = Op dit adres is niets.
error-method = Dat kan niet op dit adres.
error-http = Het verzoek kan niet worden beantwoord.
error-internal = Er ging iets mis in de server; met de tafel is niets aan de hand.

## Tafels en plaatsen

error-table-unknown = Deze tafel bestaat niet; misschien is hij opgeruimd.
error-table-broken = Deze tafel is niet meer te lezen.
error-table-damaged = De opgeslagen gegevens van deze tafel zijn beschadigd en niet te lezen; alle andere tafels zijn in orde. Wie deze server beheert, heeft misschien een reservekopie.
error-unstorable = De tekst bevat tekens die niet kunnen worden opgeslagen; er is niets veranderd.
error-table-full = Aan deze tafel is elke plaats bezet.
error-seat-taken = Deze plaats is bezet.
error-not-invited = Hier kan alleen gaan zitten wie is uitgenodigd. Vraag om de uitnodigingslink of de code.
error-seat-token = Deze sleutel past op geen enkele plaats aan deze tafel.
error-foreign-seat = Dat is de plaats van iemand anders.
error-seat-count = Het spel is voor { $expected } spelers, maar er zijn { $found } plaatsen gevraagd.
error-level-unknown = De computer speelt niet op niveau { $level }; de niveaus zijn: { $known }.
error-code-unknown = Geen tafel met een vrije plaats heeft deze code.
error-changed-elsewhere = De tafel is net veranderd; kijk nog eens.
error-undo-not-asked = Niemand heeft je gevraagd om met terugnemen in te stemmen.
error-stand-in = De computer speelt voor je; neem eerst je plaats terug.
error-clock-over = Je tijd voor deze partij is om; de computer speelt de partij uit.
error-vote-nobody = Er kan alleen over de plaats van een mens worden gestemd.
error-vote-own = Over deze plaats heb je geen stem.
error-vote-few = Om te stemmen moeten er minstens drie mensen aan tafel zitten.
error-vote-none = Over deze plaats wordt niet gestemd.
error-vote-open = Er loopt nog een andere stemming.
error-places = Iedereen heeft in de volgende partij precies één plaats nodig.
error-quick-unknown = Zo’n korte zin is er niet.
error-say-nothing = Er is niets gezegd.
error-hints-off = Aan deze tafel wordt zonder tips gespeeld.
error-hint-late = De computer had niet op tijd een tip.
error-no-study = Voor dit spel is er geen oplosser.
error-study-watching = Zolang een partij loopt, mogen alleen de spelers vragen wie voorstaat.
error-viewer-unknown = Er zit niemand met deze naam aan tafel.
error-no-moment = De partij heeft maar { $count } momenten.
error-no-hello = De verbinding werd geopend, maar er kwam geen begroeting.
error-record-lines = Dit is te lang voor een verslag: de grens is { $limit } regels.
error-page-missing = De pagina is niet gebouwd; voer eerst “make page” uit.

## De opslag

error-disk-full = De schijf is vol: er is niets veranderd. Maak ruimte en probeer het opnieuw.
error-store-trouble = De tafel kon niet worden opgeslagen, dus er is niets veranderd; probeer het opnieuw.
error-store = De database is niet te gebruiken: { $detail }
error-store-closed = De server stopt; er is niets veranderd.
error-store-folder = De gegevensmap { $path } is niet te gebruiken: { $detail }.
error-store-in-use = Een andere server gebruikt de gegevensmap { $path }; stop die eerst of kies een andere map.
error-store-corrupt = De database { $path } is beschadigd ({ $detail }); er is niets in geschreven. Zet een reservekopie terug.
error-store-not-ours = Het bestand { $path } is geen database van High Noon; er is niets in geschreven.
error-store-newer = De database { $path } is geschreven door een nieuwere High Noon (versie { $version }); er is niets in geschreven.

## Luisteren

error-port-in-use = Poort { $port } op { $host } is in gebruik bij een ander programma; kies een andere met --port.
error-port-forbidden = Poort { $port } op { $host } mag niet zonder bijzondere rechten worden gebruikt; kies er met --port een boven 1023.
error-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $detail }.

## De opdracht

cli-help-serve = Tafels aanbieden aan browsers.
cli-help-host = Het adres om op te luisteren; 0.0.0.0 voor alle.
cli-help-port = De poort om op te luisteren.
cli-help-data = De map waarin de tafels worden bewaard.
cli-help-public-url = Het adres dat mensen gebruiken, als dat een ander is, zoals https://example.org/games/.
cli-help-trusted-proxies = Adressen van proxy’s die te vertrouwen zijn als ze de client noemen, met komma’s ertussen.
cli-help-metrics-for = Adressen en netwerken die naast deze machine /metrics mogen lezen.
cli-help-keep-days = Hoeveel dagen afgelopen tafels worden bewaard; 0 bewaart ze voor altijd.
cli-help-idle-days = Na hoeveel dagen een tafel verdwijnt waaraan niemand speelt; 0 bewaart hem voor altijd.
cli-help-workers = Processen waarin de computers denken.
cli-help-rate = Opdrachten per seconde die één client mag sturen; 0 voor geen grens.
cli-help-log-level = debug, info, warning of error.
cli-help-open = De pagina in de browser openen.
cli-serving = High Noon is te bereiken op { $url } (stoppen met Ctrl-C).
cli-error-log-level = Er is geen logniveau “{ $found }”; de niveaus zijn: { $known }.
cli-error-server-missing = Hiervoor ontbreken pakketten ({ $name }): installeer highnoon[server].
error-not-away = Deze speler is er nog, of is nog niet lang genoeg weg.
