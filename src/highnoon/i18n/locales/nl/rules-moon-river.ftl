### De regels van Moon River, in onze eigen woorden.

## Het idee

rules-moon-river-idea = Het idee
rules-moon-river-idea-1 = Twee tot vier spelers bouwen elk een ranch aan de overkant van de rivier. Elke ronde kies je één perceel land, en je mag twee van je percelen samenvoegen tot een dominosteen en die op je ranch leggen; koeien, droogte en partners komen mee.
rules-moon-river-idea-2 = Aan het einde scoort elk gebied zijn percelen maal zijn koeien. Goudklompen, bevers en maïskolven leveren losse punten op, partners nog meer.
rules-moon-river-idea-3 = Verborgen is alleen de volgorde van wat er wordt getrokken: de percelen in de doos en de fiches in de voorraad.

## Het materiaal

rules-moon-river-pieces = Het materiaal
rules-moon-river-pieces-parcels = 96 percelen met zes landschappen. Op de voorkant staat het landschap, vaak met symbolen, op de achterkant een getal van 1 tot 6. Rijkere percelen hebben hogere getallen.
rules-moon-river-figure-lands = De zes landschappen: woestijn, canyon, weide, bos, boerderij en maïsveld.
rules-moon-river-figure-parcels = Alle 25 soorten percelen. Het getal eronder zegt hoeveel er zijn; het getal in de hoek staat op de achterkant.
rules-moon-river-pieces-chips = 20 partnerfiches: vijf desperado’s, vijf veedieven, drie goudzoekers, vijf pelsjagers en twee boeren. De achterkant van elke fiche is een cowboy.
rules-moon-river-pieces-cows = 32 koeien in een gezamenlijke voorraad.
rules-moon-river-pieces-rancheros = Ranchero’s in vier kleuren: paars, wit, oranje en groen. De kleur is je naam aan tafel. Je hebt er één, met twee spelers twee.
rules-moon-river-pieces-tiles = Twee bonustegels, alleen met twee spelers. Elke tegel heeft aan beide kanten een landschap en een cirkel: canyon of weide, woestijn of bos.
rules-moon-river-pieces-boards = Een bord voor iedereen. Daarboven groeit de ranch: vijf kolommen en vijf rijen, met twee spelers tien rijen. Rij 1 ligt aan de rivier.
rules-moon-river-pieces-homestead = Het middelste vak van rij 1 is de hoeve. Het is geen perceel, geen koe komt erop of erover, en zonder eigen brug geeft het geen contact.
rules-moon-river-pieces-bridges = Bruggen leiden over de rivier. Een brug bij een kolom raakt het vak van die kolom in rij 1; een brug bij de hoeve raakt de drie vakken rond de hoeve.
rules-moon-river-pieces-stores = In de opslag liggen percelen die nog niet zijn gelegd.
rules-moon-river-pieces-camp = De kampkant heeft drie opslagplaatsen en bruggen bij de kolommen a en e en bij de hoeve.
rules-moon-river-figure-ranch = Een lege ranch aan de kampkant: onderaan de rivier met haar drie bruggen, in het midden van rij 1 de hoeve.

## Klaarzetten

rules-moon-river-setup = Klaarzetten
rules-moon-river-setup-1 = Iedereen neemt een bord en een ranchero, met twee spelers twee ranchero’s.
rules-moon-river-setup-2 = Vijf partnerfiches worden getrokken en liggen in de saloon met de specialist naar boven.
rules-moon-river-setup-3 = De percelen worden in de doos gemengd. Er worden er vier getrokken, gesorteerd op het getal op hun achterkant, het laagste het dichtst bij de doos, en dan omgedraaid: dat is een kolom. Gelijke getallen blijven in de volgorde waarin ze zijn getrokken.
rules-moon-river-setup-4 = De ranchero’s worden willekeurig getrokken. In die volgorde zet elke speler zijn ranchero op een vrij perceel van de kolom. Met twee spelers zet wie het eerst is getrokken er één, dan de ander allebei, en dan de eerste zijn tweede.
rules-moon-river-setup-5 = Naast de eerste kolom komt een tweede. De partij begint.
rules-moon-river-figure-column = Twee kolommen. Links staan de ranchero’s in de volgorde waarin ze nu aan de beurt zijn; rechts liggen de percelen waaruit ze voor de volgende ronde kiezen.

## Een ronde

rules-moon-river-round = Een ronde
rules-moon-river-round-1 = De ranchero’s zijn aan de beurt in de volgorde van de huidige kolom, te beginnen bij de doos. Lage getallen zijn dus vroeg aan de beurt, hoge wachten op betere percelen. Met twee spelers kan iemand twee hele beurten achter elkaar hebben.
rules-moon-river-round-2 = Een beurt heeft drie delen:
rules-moon-river-round-take = Neem je perceel en leg het op een vrije opslagplaats. Is er geen vrij, dan moet je nu uitbreiden: kies twee percelen uit je opgeslagen percelen en het nieuwe.
rules-moon-river-round-expand = Breid uit, als je wilt: voeg twee van je percelen samen tot een dominosteen en leg die. Heb je bij het begin van dit deel vier of meer percelen, dan mag je een tweede dominosteen leggen als de eerste helemaal is afgehandeld.
rules-moon-river-round-choose = Kies met de ranchero die net aan de beurt was een vrij perceel van de nieuwe kolom.
rules-moon-river-round-3 = Als iedereen is geweest, komt er een nieuwe kolom van vier, en de saloon wordt aangevuld tot vijf fiches. Tijdens een ronde komt er geen fiche bij.
rules-moon-river-round-4 = Met drie spelers blijft er van elke kolom één perceel over. Het gaat uit het spel zodra de derde ranchero heeft gekozen.

## Leggen

rules-moon-river-lay = Een dominosteen leggen
rules-moon-river-lay-1 = Elke twee van je percelen vormen een dominosteen. Je mag hem draaien zoals je wilt.
rules-moon-river-lay-2 = Beide vakken moeten vrij zijn en binnen de ranch liggen. Eén geldig contact is genoeg: de dominosteen raakt een van je bruggen, waarbij het landschap niet telt, of een van zijn percelen grenst met een zijde aan een perceel van hetzelfde landschap op je ranch.
rules-moon-river-lay-3 = Percelen worden nooit los gelegd, op de bonustegel na, en later nooit verplaatst.
rules-moon-river-lay-4 = Moet je uitbreiden en past een van je paren ergens, dan moet je een passend paar leggen. Past er geen, dan gaan twee van je percelen, naar je eigen keuze, uit het spel.
rules-moon-river-figure-lay = Voorbeeld: de dominosteen van weide en bos mag liggen zoals hier getekend, want zijn weide raakt een weide. Dat het bos naast de woestijn ligt, maakt niet uit.

## Symbolen

rules-moon-river-symbols = De symbolen
rules-moon-river-symbols-1 = Als een dominosteen ligt, gaan de percelen die je niet hebt gebruikt naar je opslag. Dan werken de symbolen van de hele dominosteen, in deze volgorde:
rules-moon-river-symbols-cows = Koeien. Voor elk koesymbool komt er een koe uit de voorraad op dat perceel.
rules-moon-river-symbols-skulls = Schedels, de droogte. Voor elke schedel haal je één koe naar keuze weg uit het gebied van de schedel, zoals het nu is; koeien die net zijn gekomen tellen mee, en partners beschermen ze niet. Is er geen koe, dan gebeurt er niets. Een schedel werkt maar één keer: later mogen er koeien op het perceel staan.
rules-moon-river-symbols-circles = Cirkels. In de volgorde die jij wilt, werft elke cirkel een partner uit de saloon; elke wordt helemaal afgehandeld voor de volgende begint. Is er geen fiche meer, dan blijft de cirkel voorgoed leeg.
rules-moon-river-symbols-2 = Drie symbolen doen nu niets en tellen aan het einde, elk voor één punt:
rules-moon-river-symbols-goods = Goudklompen, bevers en maïskolven.
rules-moon-river-territory = Een gebied bestaat uit alle percelen van één landschap die met hun zijden aan elkaar liggen.
rules-moon-river-figure-drought = Voorbeeld: een canyon met een schedel en een boerderij met een koe worden gelegd. Eerst komt de koe op de boerderij. Dan neemt de droogte een van de twee koeien uit het gebied van de canyon.

## Partners

rules-moon-river-partners = Partners
rules-moon-river-partners-1 = Voor een cirkel kies je een fiche uit de saloon en een van de kanten, de specialist of de cowboy, en je legt die op de cirkel. Zolang er fiches zijn, moet je er een nemen. Of je de directe werking gebruikt, beslis je zelf.
rules-moon-river-partners-2 = Elke partner bewaakt de koeien van het gebied waar hij staat tegen veedieven.
rules-moon-river-partner-cowboy = Cowboy, de achterkant van elke fiche. Verplaats je koeien samen hoogstens drie stappen naar aangrenzende percelen van je ranch, één koe of meer. Voorlopig mogen er op een perceel zoveel koeien staan als je wilt. Koeien komen nooit op of over maïsvelden of de hoeve.
rules-moon-river-partner-desperado = Desperado. Ruil een perceel uit je opslag voor een uit de opslag van een andere speler. Je kiest beide.
rules-moon-river-partner-thief = Veedief. Neem een koe van een andere speler uit een gebied zonder partner en zet haar op het perceel van de veedief zelf. Een veedief op een maïsveld neemt niets.
rules-moon-river-partner-prospector = Goudzoeker. Aan het einde één punt extra voor elke goudklomp van je ranch.
rules-moon-river-partner-trapper = Pelsjager. Aan het einde één punt extra voor elke bever van je ranch.
rules-moon-river-partner-farmer = Boer. Aan het einde één punt extra voor elke maïskolf van je ranch.

## Het einde

rules-moon-river-end = Het einde van de partij
rules-moon-river-end-1 = Moet er een nieuwe kolom komen en is de doos leeg, dan wordt de saloon nog één keer aangevuld en heeft elke ranchero nog één laatste beurt, zonder een perceel te kiezen.
rules-moon-river-end-2 = In de beurt van je laatste ranchero moet je je opslag leegmaken: zolang er een paar past, leg je een passend paar, en de symbolen werken zoals altijd. Wat niet te leggen is, gaat uit het spel.
rules-moon-river-end-3 = Overbevolking: op elk perceel blijft maar één koe; de andere gaan uit het spel.

## De telling

rules-moon-river-score = De telling
rules-moon-river-score-1 = Elk gebied scoort zijn aantal percelen maal zijn aantal koeien. Koesymbolen tellen niet, alleen koeien. Op maïsvelden staan nooit koeien.
rules-moon-river-score-2 = Elke goudklomp, bever en maïskolf is één punt waard.
rules-moon-river-score-3 = Elke goudzoeker, pelsjager en boer geeft één punt extra voor elke goudklomp, bever of maïskolf.
rules-moon-river-score-4 = In het spel voor gevorderden komen de punten van het scenario erbij.
rules-moon-river-score-5 = Wie de meeste punten heeft, wint. Bij gelijke stand wint het grootste gebied, van welk landschap ook en met of zonder koeien; dan de meeste koeien; anders wordt de overwinning gedeeld. Beide worden na de overbevolking geteld.
rules-moon-river-figure-score = Voorbeeld: woestijn met 5 percelen en 1 koe: 5. Canyon met 7 en 3: 21. Weide met 3 en 2: 6. Boerderij met 4 en 4: 16. Een bos zonder koeien: 0. Dan 4 goudklompen, 1 bever en 18 maïskolven, en nog eens 18 voor de boer. Samen 89 punten.

## Met twee spelers

rules-moon-river-two = Met twee spelers
rules-moon-river-two-1 = De ranch heeft tien rijen, en elke speler heeft twee ranchero’s.
rules-moon-river-two-2 = Wie als eerste een perceel in rij 10 legt, neemt direct na de werking van die dominosteen een van de twee bonustegels, kiest een kant, legt die als los perceel volgens de gewone regels en werft met de cirkel erop een partner. Past geen kant van welke tegel ook, dan gaat een van de tegels uit het spel.
rules-moon-river-two-3 = De ander krijgt op dezelfde manier de andere tegel. Elke speler doet dit één keer.

## Legenden van het Westen

rules-moon-river-legends = Legenden van het Westen, het spel voor gevorderden
rules-moon-river-legends-1 = In het spel voor gevorderden speel je met de legendekant van de borden en één scenario, gekozen of willekeurig getrokken.
rules-moon-river-legends-choose = Voordat er iets wordt getrokken, kiest iedereen het bord van een legende, in de volgorde van de plaatsen: eerst paars, dan wit, oranje en groen. De borden kunnen ook worden getrokken, of elke kleur neemt haar eigen bord zoals in de doos: paars Mary, wit Wesley, oranje Calamity, groen Big Jo.
rules-moon-river-legends-house = Een scenario op kampborden, of legendeborden zonder scenario, is een huisregel: in het gedrukte spel horen ze bij elkaar.
rules-moon-river-legend-mary = Mary heeft vier opslagplaatsen en één brug, bij de hoeve.
rules-moon-river-legend-wesley = Wesley heeft drie opslagplaatsen en bruggen bij de kolommen a en d.
rules-moon-river-legend-calamity = Calamity heeft drie opslagplaatsen en bruggen bij de kolommen b en e.
rules-moon-river-legend-jo = Big Jo heeft twee opslagplaatsen en bruggen bij kolom a, bij de hoeve en bij kolom e.
rules-moon-river-legends-2 = Een scenario beloont groepen: percelen die met hun zijden aan elkaar liggen. Een groep van drie scoort 10, en elk perceel meer voegt 10 toe. Zes in één groep scoren 40, twee groepen van drie scoren 20.
rules-moon-river-scenario-timber = Houthandel. Groepen van bossen met minstens één bos in rij 1, aan de rivier.
rules-moon-river-scenario-gold = Goudkoorts. Groepen van minstens drie percelen met goudklompen, van welk landschap ook. Hun goudklompen worden geteld: 10 voor de derde goudklomp en 10 voor elke volgende. Drie percelen met zes goudklompen scoren 40.
rules-moon-river-scenario-outlaws = Vogelvrijen. Groepen van percelen met partners, van welk landschap ook, met minstens één bandiet: een desperado of veedief met de specialist naar boven.
rules-moon-river-scenario-city = Moon River City. Groepen van boerderijen.

## Wat wij hebben beslist

rules-moon-river-rulings = Wat wij hebben beslist
rules-moon-river-rulings-0 = De gedrukte regels laten sommige vragen open, en sommige feiten stonden alleen op afbeeldingen. Dit spelen wij:
rules-moon-river-rulings-pieces = De symbolen en getallen van de percelen, de soorten fiches, de bonustegels, de kampkant en de kolommen van de bruggen zijn zo gereconstrueerd dat alles wat gedrukt is klopt. Wie de doos heeft, kan ze in één bestand verbeteren.
rules-moon-river-rulings-three = Met drie spelers gaat het overgebleven perceel in elke kolom uit het spel, niet alleen in de eerste.
rules-moon-river-rulings-stores = Na het tweede deel van een beurt heb je nooit meer percelen dan opslagplaatsen.
rules-moon-river-rulings-unused = De percelen die je niet legt, liggen in je opslag voordat de symbolen werken, ook het perceel dat je net hebt genomen. Een desperado mag ze dus ruilen.
rules-moon-river-rulings-supply = Is de voorraad koeien op, dan komt er geen koe.
rules-moon-river-rulings-single = Een droogte die maar op één perceel een koe kan nemen, wordt vanzelf uitgevoerd.
rules-moon-river-rulings-second = De bonustegel wordt gelegd vóór de tweede dominosteen van de beurt.
rules-moon-river-rulings-bandit = Een fiche die met de cowboy naar boven ligt, is een cowboy en geen bandiet.
