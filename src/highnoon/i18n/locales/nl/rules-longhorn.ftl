### De regels van Longhorn, in onze eigen woorden.

## Het idee

rules-longhorn-idea = Het idee
rules-longhorn-idea-1 = Twee boeven, Eagle Perkins en Jessie Artist Byrd, stelen vee op negen velden. Ze gebruiken allebei dezelfde boef: waar hij staat, steel je; daarna stuur je hem verder, en je tegenstander moet stelen waar jij hem heen stuurt.
rules-longhorn-idea-2 = Aan het einde is een gestolen koe $ 100 waard voor elke koe van haar kleur die nog op het bord staat. Je wilt dus veel koeien van een kleur waarvan er ook veel achterblijven.
rules-longhorn-idea-3 = Alles ligt open. Geheim is alleen welke goudklomp er in een hinderlaag wordt getrokken.

## Het materiaal

rules-longhorn-pieces = Het materiaal
rules-longhorn-pieces-places = Negen velden. Op Nugget Hill beginnen zes koeien, op Blackstone Corral vijf, op Cherokee Spring, Dagger Flat, Maverick Junction, Red River Valley en Kid Cooper’s Ranch elk vier, op Salomon Tree drie en op Tulsa twee.
rules-longhorn-pieces-cows = 36 koeien, negen in elk van de vier kleuren: wit, oranje, grijs en zwart. Elke kleur heeft ook een eigen teken en eigen horens, zodat je ze nooit alleen aan de kleur hoeft te herkennen.
rules-longhorn-pieces-tokens = 19 kaartjes, waarvan er negen in een partij meedoen. Ze liggen open. De gele met stekels zijn gevaarlijk.
rules-longhorn-pieces-outlaw = Eén boef met twee kanten. Hij laat zien waar er wordt gespeeld, en de kant die boven ligt laat zien wie er aan de beurt is.
rules-longhorn-figure-cows = De vier kleuren, met de tekens die er in de zetten voor staan.
rules-longhorn-figure-tokens = Alle soorten kaartjes. De gele met stekels zijn gevaarlijk.

## Klaarzetten

rules-longhorn-setup = Klaarzetten
rules-longhorn-setup-1 = De negen velden worden in willekeurige volgorde neergelegd, als een vierkant van drie bij drie.
rules-longhorn-setup-2 = Van de 19 kaartjes worden er negen getrokken, en op elk veld komt er één. Is de sheriff erbij, dan moet hij op Nugget Hill liggen: hij ruilt van plaats met het kaartje daar.
rules-longhorn-setup-3 = De koeien worden gemengd en willekeurig verdeeld. Elk veld krijgt zijn eigen aantal.
rules-longhorn-setup-4 = Een munt beslist wie begint. De ander bekijkt daarna alles en kiest waar de partij begint: op een van de vijf velden die met vier koeien beginnen.
rules-longhorn-figure-board = Een bord aan het begin. De boef staat op Cherokee Spring; daar steelt de speler van wie het portret te zien is.

## Een beurt

rules-longhorn-turn = Een beurt
rules-longhorn-turn-1 = Een beurt heeft twee delen: eerst steel je, dan verplaats je de boef.
rules-longhorn-steal = Eerst: stelen
rules-longhorn-steal-1 = Kies één kleur die op het veld van de boef staat en neem al die koeien op in je kudde. Je moet stelen, en van die kleur mag er geen achterblijven.
rules-longhorn-steal-2 = Staat er nu geen enkele koe meer op het veld, dan moet je het kaartje gebruiken dat er ligt. Ligt er geen, dan gebeurt er verder niets.
rules-longhorn-steal-3 = Zolang er nog één koe staat, wacht het kaartje.
rules-longhorn-ride = Dan: de boef verplaatsen
rules-longhorn-ride-1 = De boef rijdt precies zoveel stappen als je zojuist koeien hebt gestolen. Een stap gaat naar het volgende veld links, rechts, boven of onder, nooit schuin.
rules-longhorn-ride-2 = Hij stapt nooit meteen terug naar het veld waar hij net vandaan komt. Verder is de weg vrij: hij mag zichzelf kruisen en over lege en gevaarlijke velden gaan.
rules-longhorn-ride-3 = De rit moet op een ander veld eindigen dan waar hij begon, en op een veld waar nog koeien staan.
rules-longhorn-ride-4 = Kun je meer van zulke velden bereiken, kies er dan één. Draai daarna de boef om: je tegenstander speelt daar.
rules-longhorn-ride-5 = Is elk ander veld dat een rit van deze lengte kan bereiken leeg, dan is de partij meteen afgelopen en worden de kuddes geteld.
rules-longhorn-figure-ride = Voorbeeld: wie in een hoek drie koeien steelt, komt met drie stappen op het middelste veld van alle vier de zijden, want de weg mag een bocht maken. Alleen velden met koeien mogen worden gekozen.
rules-longhorn-figure-forced = Voorbeeld: met de ene witte koe zijn alle velden op één stap afstand leeg, dus de partij zou eindigen. Met de twee oranje koeien is Dagger Flat het enige veld met koeien op precies twee stappen, dus moet de boef daarheen. Wie steelt, beslist welke van de twee het wordt.

## De kaartjes

rules-longhorn-tokens = De kaartjes
rules-longhorn-tokens-1 = Wie in het eerste deel van de beurt de laatste koe van een veld neemt, moet het kaartje daar gebruiken, of dat nu goed of slecht uitkomt. Alle kaartjes behalve de goudklompen gaan daarna terug in de doos.
rules-longhorn-token-nugget = Goudklomp (zes: één van $ 200, twee van $ 300, twee van $ 400, één van $ 500). Bewaar hem. De dollars tellen aan het einde mee.
rules-longhorn-token-iron = Rood hoefijzer (drie). Kies een veld naast dat van de boef, niet schuin, en een kleur daar: brandmerk alle koeien van die kleur en neem ze op in je kudde. Voor de rit tellen ze niet mee. Wordt het veld daardoor leeg, dan gaat het kaartje daar zonder uitwerking terug in de doos, zelfs de sheriff. Staan er op geen enkel veld ernaast koeien, dan gebeurt er niets.
rules-longhorn-token-epidemic = Epidemie (één). Kies een van de vier kleuren, of die nog op het bord staat of niet. Al die koeien op het bord gaan uit het spel. De kuddes houden de hunne, maar koeien van deze kleur zijn aan het einde niets waard. Velden die leeg raken, verliezen hun kaartje zonder uitwerking.
rules-longhorn-token-oil = Snake oil (drie). Na je rit draai je de boef niet om: je speelt nog een keer, op het nieuwe veld.
rules-longhorn-token-ambush = Hinderlaag (drie). Neem één ding van je tegenstander: een goudklomp, blind getrokken, of twee koeien van één kleur. Kun je iets nemen, dan moet het. Heeft je tegenstander geen goudklomp en ook geen twee koeien van één kleur, dan gebeurt er niets.
rules-longhorn-token-rattlesnake = Ratelslang (twee, gevaarlijk). Zet van elke kleur in je kudde, de zojuist gestolen koeien meegeteld, één koe op een veld naast dat van de boef, elk waar je wilt; lege velden mogen ook. De rit blijft even lang.
rules-longhorn-token-sheriff = Sheriff (één, gevaarlijk, altijd op Nugget Hill). Je bent gevangen en verliest de partij meteen, hoe het verder ook staat.

## Gevaar

rules-longhorn-danger = Gevaarlijke velden
rules-longhorn-danger-1 = Een veld is gevaarlijk zolang er een ratelslang of de sheriff op ligt.
rules-longhorn-danger-2 = Je mag een speler niet naar het veld sturen waar die het laatst heeft gespeeld zolang het gevaarlijk is, tenzij je geen ander veld kunt kiezen.
rules-longhorn-danger-3 = Zo kan niemand steeds opnieuw naar het veld met de sheriff worden teruggeduwd. Na een beurt ergens anders staat het veld weer voor die speler open.
rules-longhorn-figure-danger = Voorbeeld: Eagle stal op Cherokee Spring, waar een ratelslang ligt, en stuurde Jessie naar Nugget Hill. Na haar diefstal mag ze hem niet meteen terugsturen naar Cherokee Spring, dus stuurt ze hem naar Maverick Junction.

## Het einde

rules-longhorn-end = Het einde van de partij
rules-longhorn-end-1 = Sheriff: wie de laatste koe van het veld van de sheriff neemt, verliest meteen, zelfs met negen koeien van één kleur.
rules-longhorn-end-2 = Negen van een kleur: wie alle negen koeien van één kleur in de kudde heeft, wint meteen, of dat nu door stelen, door het rode hoefijzer of door een hinderlaag komt. Dat gaat voor op de werking van elk ander kaartje.
rules-longhorn-end-3 = Geen weg meer: kan de boef geen ander veld met koeien bereiken, dan worden de kuddes geteld.

## De telling

rules-longhorn-score = De kuddes tellen
rules-longhorn-score-1 = Tel voor elke kleur de koeien die nog op het bord staan: elke koe van die kleur in een kudde is $ 100 maal dat aantal waard. Een kleur die door de epidemie is getroffen, is niets waard.
rules-longhorn-score-2 = Tel de goudklompen erbij. Wie het meeste geld heeft, wint; bij gelijke bedragen is het gelijkspel.
rules-longhorn-score-3 = Tijdens de partij laat de pagina steeds zien wat beide kuddes waard zouden zijn als er nu werd geteld.
rules-longhorn-figure-score = Voorbeeld: op het bord staan nog 2 witte, 1 grijze en 4 oranje koeien en geen zwarte. Eagle heeft 5 witte, 2 oranje en 5 grijze koeien en voor $ 300 goudklompen: $ 2.600. Jessie heeft 2 witte, 3 oranje en 3 grijze koeien en voor $ 600 goudklompen: $ 2.500. Eagle wint; de zwarte koeien van beiden zijn niets waard.

## Keuzes

rules-longhorn-options = Twee keuzes vooraf
rules-longhorn-options-1 = Een goudklomp in een hinderlaag wordt blind getrokken, zoals in de meeste uitgaven; dat is onze standaard. De Russische en de Duitse uitgave kun je zo lezen dat je de goudklomp zelf kiest. Je kunt het op beide manieren spelen; mag je kiezen, dan hangt na het klaarzetten niets meer van het toeval af.
rules-longhorn-options-2 = Een epidemie mag elk van de vier kleuren treffen, ook een die niet meer op het bord staat: geen uitgave verbiedt het, en de Russische zegt dat je een willekeurige kleur mag kiezen. Dat is onze standaard. Je kunt ook spelen dat de kleur nog op het bord moet staan.

## Wat wij hebben beslist

rules-longhorn-rulings = Wat wij hebben beslist
rules-longhorn-rulings-0 = De gedrukte uitgaven laten sommige vragen open of beantwoorden ze verschillend. Dit spelen wij:
rules-longhorn-rulings-counts = Enkele aantallen stonden alleen op afbeeldingen: met hoeveel koeien welk veld begint, en hoe vaak elk kaartje er is. We hebben ze overgenomen uit een andere openbare uitvoering en nagegaan dat de sommen kloppen.
rules-longhorn-rulings-iron = Koeien van het rode hoefijzer of uit een hinderlaag maken de rit nooit langer.
rules-longhorn-rulings-epidemic = Is het bord leeg, dan vraagt de epidemie niets. Een getroffen kleur blijft waardeloos, ook als een ratelslang later een koe ervan op het bord terugbrengt.
rules-longhorn-rulings-emptied = Kaartjes op velden die van een afstand leeg raken, door het rode hoefijzer of de epidemie, hebben geen uitwerking.
rules-longhorn-rulings-ambush = Een hinderlaag kan alleen twee koeien nemen van een kleur waarvan de tegenstander er minstens twee heeft.
rules-longhorn-rulings-danger = Extra beurten van de tegenstander heffen het verbod op een gevaarlijk veld niet op; een eigen extra beurt ergens anders wel.
rules-longhorn-rulings-nine = Negen van een kleur gaat vóór elk kaartje, behalve de sheriff.
rules-longhorn-rulings-end = De partij kan ook na snake oil eindigen, als er geen veld te bereiken is.
rules-longhorn-rulings-draw = Gelijke bedragen betekenen gelijkspel.
