### Tafels die naar het apparaat verhuizen en terug

along-error-gone = Deze tafel is nu op het apparaat van wie eraan speelt; tot ze terug is, kan hier niets veranderen.
along-error-stays = Meenemen kan alleen met een lopende tafel waaraan behalve jij alleen computers zitten, en niet van een groep of een eerste partij.
along-error-home = Deze tafel is al terug op de server. Wat op het apparaat is gespeeld, blijft daar.
along-error-strayed = Wat op het apparaat is gespeeld, sluit niet aan bij wat de server weet en is daarom niet overgenomen. Het blijft op het apparaat.
along-error-levels = Een van de computers aan deze tafel speelt niet op een apparaat; daarom blijft de tafel op de server.
along-take = Meenemen
along-take-note = De tafel verhuist naar dit apparaat en gaat ook zonder netwerk door; terugbrengen kan altijd. Bij de uitslag komt te staan dat er op een apparaat is gespeeld.
along-take-secrets = In dit spel zijn er geheimen, en wie het apparaat bezit, zou ze daar kunnen opzoeken. Neem de tafel alleen mee als dat goed is.
along-take-go = De tafel meenemen
along-bring = Terugbrengen
along-bring-note = De tafel gaat terug naar de server, met alles wat hier is gespeeld.
along-bring-go = De tafel terugbrengen
along-title = Deze tafel is meegenomen
along-there = Op dit apparaat verdergaan
along-here = In plaats daarvan hier verdergaan
along-here-note = Dan gaat het verder waar de tafel gebleven was; wat sindsdien op het apparaat is gespeeld, telt hier niet.
along-was-home = Deze tafel is terug op de server.
along-go-home = Naar de tafel op de server
along-marked = Op een apparaat gespeeld
