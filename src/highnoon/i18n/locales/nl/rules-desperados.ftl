### De regels van Desperados, in onze eigen woorden.

## Het idee

rules-desperados-idea = Het idee
rules-desperados-idea-1 = Eén sheriff jaagt op twee tot vijf desperado’s. De desperado’s zijn één bende: ze winnen of verliezen samen.
rules-desperados-idea-2 = Iedereen reist in het geheim, met gedekte kaarten. Pas na vijf zetten worden de kaarten omgedraaid, en dan blijkt wie wie is tegengekomen en welke kraken zijn gelukt.
rules-desperados-idea-3 = Na vijf rondes wint de bende als ze voor elke desperado $ 4.000 of meer heeft. Anders wint de sheriff.

## Het materiaal

rules-desperados-pieces = Het materiaal
rules-desperados-pieces-map = De landkaart: 19 steden met wegen ertussen. Vijf steden hebben een bank, de andere 14 een pokertafel.
rules-desperados-figure-map = Een stuk van de landkaart: een stad met een bank, steden met pokerfiches, een hulpsheriff, en een koets met de weg die ze zal rijden.
rules-desperados-pieces-cards = Elke speler heeft een kaart voor elke stad en één Saloon-kaart.
rules-desperados-figure-cards = Vijf kaarten op een rij: twee die iedereen heeft gezien, twee die alleen je eigen kant kent, en één die gepland is.
rules-desperados-pieces-pawns = Elke speler heeft een pion, en elke desperado een schijf.
rules-desperados-pieces-deputies = De sheriff heeft evenveel hulpsheriffs als er desperado’s zijn.
rules-desperados-pieces-banks = Bankfiches: $ 500, $ 800, $ 1.100, $ 1.400, $ 1.700 en $ 2.000 zijn de lage, $ 2.300, $ 2.600, $ 2.900 en $ 3.200 de hoge. Nog twee van $ 2.000 liggen apart.
rules-desperados-pieces-poker = 14 pokerfiches: vier van $ 300, vier van $ 400, drie van $ 500, drie van $ 600.
rules-desperados-pieces-coach-tiles = Tien koetsfiches: telkens twee van $ 800, $ 900, $ 1.000, $ 1.100 en $ 1.200.
rules-desperados-pieces-fewer = Dit zijn de fiches voor vijf desperado’s. Zijn het er minder, dan zijn de fiches minder waard, zodat beide partijen ongeveer even vaak winnen: met vier desperado’s poker $ 200 tot $ 500 en koetsen $ 700 tot $ 1.000, met drie $ 200 tot $ 400 en $ 500 tot $ 900, met twee $ 100 tot $ 400 en $ 500 tot $ 800; ook zijn er minder rijke banken. Een tafel kan ook met de fiches voor vijf worden geopend, hoeveel er ook meespelen.
rules-desperados-pieces-plans = Vijf reisplannen voor de koetsen, met een bruine en een blauwe kant. Elk plan is een beginstad en vijf stappen; de laatste stad van een plan is de eerste van het volgende, in een kring. De blauwe kant is dezelfde weg terug.
rules-desperados-plan-1 = Plan 1: Yuma, Phoenix, Tucson, Tombstone, Lordsburg, Silver City.
rules-desperados-plan-2 = Plan 2: Silver City, Socorro, Las Cruces, El Paso, Roswell, Fort Sumner.
rules-desperados-plan-3 = Plan 3: Fort Sumner, Santa Fe, Taos, Shiprock, Gallup, Albuquerque.
rules-desperados-plan-4 = Plan 4: Albuquerque, Socorro, Silver City, Gallup, Flagstaff, Prescott.
rules-desperados-plan-5 = Plan 5: Prescott, Flagstaff, Gallup, Phoenix, Tucson, Yuma.
rules-desperados-figure-whole = De hele landkaart. Banken zijn er in Prescott, Tucson, Silver City, Santa Fe en El Paso.

## Klaarzetten

rules-desperados-setup = Klaarzetten
rules-desperados-setup-1 = Twee bankfiches van $ 2.000 worden opzijgelegd. Drie lage en twee hoge fiches worden getrokken en gedekt neergelegd, één op elke bank. De rest wordt gemengd tot een stapel met de twee fiches van $ 2.000 onderop.
rules-desperados-setup-2 = In elke stad zonder bank ligt een gedekte pokerfiche. De koetsfiches vormen een stapel.
rules-desperados-setup-3 = Het eerste reisplan wordt getrokken; de andere volgen in de volgorde van de kring. De bruine koets staat in de eerste stad van het plan.
rules-desperados-setup-4 = De sheriff stelt zichzelf en zijn hulpsheriffs op in steden naar keuze. Dan kiest elke desperado een stad, desnoods die van de sheriff.

## Een ronde

rules-desperados-round = Een ronde
rules-desperados-round-1 = De partij heeft vijf rondes, en elke ronde vijf zetten met daarna de afrekening. In elke zet komt eerst de sheriff, dan de bende.
rules-desperados-sheriff = Een zet: de sheriff
rules-desperados-sheriff-1 = Elke koets rijdt één stad verder volgens haar plan. Een koets die wordt overvallen, blijft staan.
rules-desperados-sheriff-2 = De sheriff mag elke hulpsheriff naar een aangrenzende stad sturen. Iedereen ziet dat.
rules-desperados-sheriff-3 = Hij legt een kaart gedekt neer: een aangrenzende stad, of Saloon om te blijven. Zijn pion blijft tot de afrekening staan. De kaart is definitief.
rules-desperados-gang = Een zet: de bende
rules-desperados-gang-1 = Elke desperado legt op dezelfde manier een kaart gedekt neer. De bende mag overleggen en elkaar alles laten zien, en kaarten mogen worden gewisseld tot iedereen heeft gekozen.
rules-desperados-gang-2 = Daarna doet elke desperado één ding in zijn stad: een koets overvallen, poker spelen, de bankfiche bespieden of zich gedeisd houden.
rules-desperados-cards = De kaarten
rules-desperados-cards-1 = Een kaart die in deze ronde is gebruikt, kan in dezelfde ronde niet nog eens worden gebruikt. Niemand komt dus in één ronde twee keer in dezelfde stad aan.
rules-desperados-cards-2 = Met de kaart van de stad waar je bent, kun je niet blijven. Dat kan alleen met Saloon.
rules-desperados-cards-3 = Iedereen moet een kaart leggen. Wie geen speelbare kaart heeft, blijft zonder kaart waar hij is, en iedereen ziet dat er geen kaart ligt.
rules-desperados-figure-move = Voorbeeld: Groen begon in Tucson, reed naar Lordsburg en toen naar Silver City. Alleen de bende kent die weg; voor de sheriff staat de pion nog in Tucson.

## Kraken

rules-desperados-heists = Kraken
rules-desperados-heists-1 = Koetsen en pokerspellen worden met een kraak beroofd. Een kraak wordt nu aangekondigd, maar pas in de afrekening beslist: er wordt nog niets genomen.
rules-desperados-heists-2 = Een kraak heeft één schijf meer nodig dan er hulpsheriffs in de stad zijn, gelegd door desperado’s die daar zijn, allemaal in dezelfde zet. Zonder hulpsheriff is één schijf genoeg; met één hulpsheriff zijn er twee nodig.
rules-desperados-heists-3 = Deze schijven vormen de stapel. De hoogte ervan is het aantal desperado’s dat moet aankomen, en die verandert niet meer, wat hulpsheriffs later ook doen. Andere desperado’s in de stad mogen in dezelfde zet hun schijf als reserve erbij leggen.
rules-desperados-heists-4 = Elke schijf dient per ronde voor één kraak. Elke koets en elke pokerfiche kan per ronde het doel van één kraak zijn. Twee kraken tegelijk in één stad hebben elk een volle stapel nodig; staan er twee koetsen, dan zeg je welke.
rules-desperados-heists-5 = Een overvallen koets blijft tot de afrekening staan.
rules-desperados-heists-6 = Kiezen te weinig van de bende voor een kraak, dan gaat hij niet door en komt de sheriff er niets van te weten.
rules-desperados-figure-heist = Voorbeeld: in Lordsburg staat één hulpsheriff. Twee desperado’s overvallen er de koets met een stapel van twee schijven. In de afrekening moeten ze er allebei zijn, en vrij.

## Bewijs en bespieden

rules-desperados-proof = Bewijs
rules-desperados-proof-1 = Wie een schijf legt of een bank bespiedt, laat iedereen de kaart van deze zet zien. Is dat Saloon, of ligt er geen kaart, dan ook de kaarten ervoor, tot en met de kaart die naar de stad leidde; in zet 1 is de pion het bewijs.
rules-desperados-proof-2 = Zo weet de sheriff waar die desperado’s nu zijn. Gearresteerd zijn ze daarmee niet: hij moet wel in dezelfde stad zijn.
rules-desperados-look = Een bank bespieden
rules-desperados-look-1 = Om de fiche van een bank te bekijken is geen schijf en geen meerderheid nodig. De hele bende leert de waarde kennen; de sheriff en alle anderen zien wie er keek, waar en wanneer. Een lege bank is niet te bespieden.
rules-desperados-look-2 = De sheriff mag altijd ongezien alle bankfiches bekijken.
rules-desperados-look-3 = In dezelfde ronde mag je in de ene zet een bank bespieden en in een andere aan een kraak meedoen.

## De afrekening

rules-desperados-reckoning = De afrekening
rules-desperados-reckoning-1 = Na zet vijf worden de zetten 1 tot en met 5 één voor één doorlopen. In elke zet:
rules-desperados-reckoning-move = Iedereen die niet gearresteerd is, draait de kaart van deze zet om en verplaatst zijn pion. Elkaar onderweg tegenkomen betekent niets.
rules-desperados-reckoning-arrest = Een desperado in de stad van de sheriff wordt gearresteerd. De overige kaarten van deze ronde komen ongezien terug en tellen niet. De kaart van die stad is hij de rest van de partij kwijt, ook als hij er met Saloon stond. De Saloon-kaart zelf gaat nooit verloren.
rules-desperados-reckoning-heist = Dan wordt elke kraak van deze zet nagegaan: zijn er minstens zoveel eigenaars van de schijven aanwezig en vrij als de stapel hoog is, dan lukt hij, hoeveel hulpsheriffs er nu ook staan. De bende neemt de pokerfiche, of de bovenste koetsfiche. Een genomen pokerfiche is voorgoed weg; een gemiste blijft liggen.
rules-desperados-reckoning-2 = Na zet vijf worden de banken beroofd: in elke stad met een bankfiche waar meer vrije desperado’s dan hulpsheriffs staan, gaat de fiche naar de bende. Voor banken is geen schijf en geen aankondiging nodig.
rules-desperados-figure-bank = Voorbeeld: aan het einde van een ronde staan er in El Paso twee desperado’s en één hulpsheriff. Ze zijn met meer, dus beroven ze daar de bank.
rules-desperados-next = De volgende ronde voorbereiden
rules-desperados-next-1 = Schijven en alle kaarten behalve de verloren kaarten komen terug. Pionnen beginnen waar ze staan. Gearresteerde desperado’s zijn weer vrij.
rules-desperados-next-2 = Voor elke beroofde bank wordt een fiche van de stapel genomen; deze fiches worden gemengd en op de beroofde banken gelegd. Zijn het er te weinig, dan blijven sommige van die banken leeg.
rules-desperados-next-3 = De bruine koets begint aan het volgende plan van de kring. De blauwe koets rijdt terug langs de blauwe kant van het plan dat net is afgelopen. In ronde 1 is er dus één koets, vanaf ronde 2 zijn er twee.

## Het einde

rules-desperados-end = Het einde van de partij
rules-desperados-end-1 = Na ronde vijf worden de genomen fiches opgeteld. De bende wint met minstens $ 4.000 voor elke desperado: $ 8.000 met twee, $ 12.000 met drie, $ 16.000 met vier, $ 20.000 met vijf.
rules-desperados-end-2 = Anders wint de sheriff. Gelijkspel bestaat niet.

## Wie weet wat

rules-desperados-secrets = Wie weet wat
rules-desperados-secrets-1 = De kaarten van de sheriff: alleen de sheriff, tot ze worden omgedraaid.
rules-desperados-secrets-2 = De kaarten, plannen en gesprekken van de desperado’s: alleen de bende, tot een kaart wordt omgedraaid of als bewijs getoond.
rules-desperados-secrets-3 = Bankfiches: de sheriff kent ze allemaal, de bende alleen die ze heeft bespied. Pokerfiches en stapels: niemand.
rules-desperados-secrets-4 = Iedereen ziet hulpsheriffs, koetsen, schijven, verloren kaarten, de genomen fiches en het geld tot nu toe, en wie een kaart heeft gelegd of heeft beslist.
rules-desperados-secrets-5 = Na afloop ligt alles open, en je kunt de partij door ieders ogen terugkijken.
rules-desperados-figure-heat = Op je landkaart tonen getinte steden waar iemand die je zoekt kan zijn, en hoe waarschijnlijk dat is. Het wordt alleen berekend uit wat jouw kant weet.

## Eigen kaarten

rules-desperados-maps = Eigen landkaarten
rules-desperados-maps-1 = De landkaart, de plannen en de fiches staan in één tekstbestand. Je kunt op een eigen landkaart spelen: kies het bestand als je een tafel opent. Klopt er iets niet, dan hoor je dat vóór de partij.

## Wat wij hebben beslist

rules-desperados-rulings = Wat wij hebben beslist
rules-desperados-rulings-0 = Onze bron is een vertaald regelboek zonder de afbeeldingen. Dit spelen wij:
rules-desperados-rulings-map = De landkaart, de reisplannen, de waarden van de fiches en de ene Saloon-kaart zijn gereconstrueerd. Wie het gedrukte bord heeft, kan ze in een kaartbestand schrijven.
rules-desperados-rulings-ready = Iedereen ziet dat iemand heeft gekozen of beslist, maar niet wat, en niet of een keuze is veranderd. In elke zet krijgen alle desperado’s de vraag, dus de vraag zelf verraadt niets.
rules-desperados-rulings-inside = De bende spreekt onderling af welke kraken ze wil. Wat niet compleet is als iedereen heeft beslist, gaat niet door.
rules-desperados-rulings-reserve = Reserveschijven worden in dezelfde zet gelegd als de stapel. Voor het slagen tellen alle eigenaars van schijven, zowel van de stapel als van de reserve.
rules-desperados-rulings-lost = De kaart van de stad van een arrestatie gaat verloren waar ze ook is, in de hand of in de rij. Een kaart die al verloren is, gaat niet nog eens verloren.
rules-desperados-rulings-disc = Een gebruikte schijf blijft gebruikt als de eigenaar wordt gearresteerd.
rules-desperados-rulings-pile = De twee fiches van $ 2.000 onderop de stapel houden hun plaats. Raken de fiches op, dan beslist het toeval welke beroofde banken leeg blijven.
rules-desperados-rulings-open = De genomen fiches en hun totaal zijn openbaar.
rules-desperados-rulings-coach = Van een overvallen koets geldt het plan als afgelegd.
