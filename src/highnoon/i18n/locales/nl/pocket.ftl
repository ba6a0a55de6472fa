### Tafels op het apparaat zelf

pocket-error-alone = Daar zijn andere mensen voor nodig; aan een tafel op dit apparaat zitten alleen jij en computers.
pocket-error-full = Er is geen ruimte meer op dit apparaat, dus dit is niet bewaard. Maak ruimte vrij en probeer het opnieuw; niets van wat te zien was, is verloren.
pocket-error-blocked = Deze browser bewaart niets voor deze pagina, dus dit is niet bewaard. Sta opslag toe of verlaat het privévenster.
pocket-error-cleared = Wat deze browser voor deze pagina had bewaard, is gewist, ook deze tafel. Die kan niet verder; open een nieuwe.
pocket-error-elsewhere = Deze tafel is open in een ander tabblad van deze browser. Speel daar verder, of sluit dat tabblad en kom terug.
pocket-error-start = Wat op dit apparaat speelt, kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.
pocket-fetching = Laden wat op dit apparaat speelt: { $done } van { $total } MB. Het blijft hier voor de volgende keer.
pocket-starting = Wat op dit apparaat speelt, wordt gestart …
pocket-where = Waar
pocket-where-house = Op de server
pocket-where-device = Op dit apparaat
pocket-where-note = Alleen tegen computers of om de beurt op één apparaat; gaat ook zonder netwerk door. Laadt eenmalig ongeveer { $total } MB.
pocket-here = Op dit apparaat
pocket-fleeting = Deze browser bewaart niets voor deze pagina: tafels blijven tot je haar sluit. Sta opslag toe of verlaat het privévenster.
pocket-cut-off = De server is niet te bereiken. Je kunt op dit apparaat spelen; waar andere mensen voor nodig zijn, komt met de verbinding terug.
pocket-no-house = Achter deze pagina staat geen server: alles wordt op dit apparaat gespeeld, ook zonder netwerk.
pocket-error-damaged = Dit bewaarde spel is beschadigd en niet te lezen; daarom wordt er niet verder gespeeld. Het blijft zo op dit apparaat staan.
pocket-lacking = Niet op dit apparaat: { $levels }. Nadenken zou hier te lang duren.
