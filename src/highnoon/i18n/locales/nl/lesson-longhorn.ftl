### De eerste partij Longhorn: de uitleg, op volgorde.

lesson-longhorn-welcome = Welkom bij Longhorn. Jij bent Eagle, en de computer speelt Jessie. Jullie stelen koeien met dezelfde boef, en aan het einde wint wie het rijkst is.
lesson-longhorn-board = Dit zijn de negen velden met hun koeien. De boef staat op Red River Valley, waar Jessie de partij liet beginnen. Hij toont jouw portret, dus jij bent aan de beurt.
lesson-longhorn-steal-1 = Je neemt altijd alle koeien van één kleur van het veld van de boef. Neem de twee witte koeien.
lesson-longhorn-ride-1 = Je hebt twee koeien gestolen, dus de boef rijdt precies twee stappen en nooit meteen terug. Jessie moet stelen waar je hem heen stuurt. Kies Tulsa: daar haalt ze niet veel.
lesson-longhorn-prices = Jessie heeft één witte koe genomen. Aan het einde is een koe in een kudde $ 100 waard voor elke koe van haar kleur die nog op het bord staat. Wit is dus voor jullie allebei minder waard geworden.
lesson-longhorn-steal-2 = Neem de drie grijze koeien op Cherokee Spring. Er blijft een witte koe achter, dus het kaartje met de ratelslang doet niets: kaartjes wachten op wie de laatste koe neemt.
lesson-longhorn-ride-2 = Drie koeien, drie stappen. De weg mag bochten maken, dus veel velden zijn te bereiken. Kies Maverick Junction: daar staan twee kleuren, dus Jessie kan het niet leegmaken.
lesson-longhorn-steal-3 = Jessie heeft je naar Tulsa gestuurd, waar nog één oranje koe staat. Neem haar. Het is de laatste, dus je moet het kaartje daar gebruiken.
lesson-longhorn-nugget = Het kaartje was een goudklomp van $ 500. Hij is van jou, en de dollars tellen aan het einde.
lesson-longhorn-ride-3 = Stuur Jessie nu naar Cherokee Spring. Ze moet daar de laatste koe nemen, en de ratelslang wacht op haar.
lesson-longhorn-snake = De ratelslang heeft een koe van Jessie naar het bord teruggejaagd, naar Tulsa. Gele kaartjes met stekels maken een veld gevaarlijk: niemand mag worden teruggestuurd naar een gevaarlijk veld waar hij het laatst speelde, tenzij het niet anders kan.
lesson-longhorn-steal-4 = Neem de twee oranje koeien op Maverick Junction. Het zijn de laatste, en dit keer is het kaartje goed voor je: een rood hoefijzer.
lesson-longhorn-brand = Met het rode hoefijzer krijg je alle koeien van één kleur van een veld ernaast. Neem de drie grijze koeien van Blackstone Corral. Ze maken de rit niet langer.
lesson-longhorn-ride-4 = Zelf heb je twee koeien gestolen, dus de boef rijdt nog steeds twee stappen. Stuur Jessie naar Red River Valley. Wie dat veld leegmaakt, komt de andere ratelslang tegen.
lesson-longhorn-sheriff = Jessie heeft één koe genomen en de laatste laten staan. Kijk naar Nugget Hill: daar ligt de sheriff. Wie de laatste koe van dat veld neemt, verliest de partij meteen.
lesson-longhorn-steal-5 = Neem de twee oranje koeien op Blackstone Corral. Daarmee is het veld leeg, en het kaartje daar is snake oil: je speelt nog een keer.
lesson-longhorn-ride-5 = Rijd naar Dagger Flat. Door de snake oil wordt de boef niet omgedraaid.
lesson-longhorn-worth = Je kudde is al veel waard. Met alle negen koeien van één kleur zou je meteen winnen; anders eindigt de partij als de boef geen koeien meer kan bereiken, en dan worden de kuddes geteld.
lesson-longhorn-free = Vanaf hier beslis jij. Er is nog geen zwarte koe gestolen, dus zwart is nu veel waard. Tip en Terug helpen je, en de regels zijn altijd bij de hand. Succes!
