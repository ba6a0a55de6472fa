### De eerste partij Desperados: de uitleg, op volgorde.

lesson-desperados-welcome = Welkom bij Desperados. Jij bent Groen, lid van een bende van twee. De computer speelt je partner Rood, en de sheriff die op jullie jaagt.
lesson-desperados-goal = In vijf rondes heeft de bende $ 8.000 nodig: $ 4.000 voor elk van jullie. Banken, koetsen en pokerspellen brengen geld op.
lesson-desperados-law = De sheriff begint in Albuquerque, met hulpsheriffs in Lordsburg en Prescott. Hulpsheriffs maken het roven moeilijker, maar alleen de sheriff zelf kan je arresteren.
lesson-desperados-coach = De bruine koets rijdt elke zet één stad verder. De dienstregeling zegt waar ze zal zijn: in zet 3 in Tombstone.
lesson-desperados-place = Kies de stad waar je begint. Neem Nogales: Tucson en Tombstone zijn dichtbij.
lesson-desperados-card-1 = In elke zet legt de sheriff een kaart gedekt neer, en daarna leg jij de jouwe. Rijd naar Tucson. Alleen de bende kan deze kaart zien.
lesson-desperados-look = In Tucson is een bank. Bespied de fiche: dan weet de bende wat die waard is. Maar wie bespiedt, moet zijn kaart laten zien, dus de sheriff komt te weten waar je bent.
lesson-desperados-poor = In de bank van Tucson ligt maar $ 800, en de sheriff weet dat je hier bent. Je kunt beter verder rijden.
lesson-desperados-card-2 = Rijd naar Tombstone. In de volgende zet komt de koets daar, en dan sta jij haar op te wachten.
lesson-desperados-low-2 = Hier ligt een pokerfiche, maar je schijf dient per ronde maar voor één kraak. Bewaar hem voor de koets en houd je gedeisd. De sheriff ziet alleen dat je iets hebt beslist.
lesson-desperados-deputy = De koets is in Tombstone aangekomen. De sheriff heeft er ook een hulpsheriff heen gestuurd; hulpsheriffs rijden openlijk.
lesson-desperados-card-3 = Om te blijven waar je bent heb je de Saloon-kaart nodig, en daarvan heb je er per ronde maar één. Leg die nu.
lesson-desperados-heist = Rood is ook in Tombstone aangekomen. Met één hulpsheriff in de stad heeft een kraak twee schijven nodig: in je eentje had geen van jullie iets kunnen doen. Overval de koets samen.
lesson-desperados-proof = Jullie moesten allebei je kaarten laten zien, dus de sheriff weet waar jullie zijn. Er is nog niets genomen: of een kraak lukt, wordt pas na zet vijf beslist.
lesson-desperados-card-4 = Weg hier. Rijd naar Lordsburg: de hulpsheriff die daar stond, is nu in Tombstone.
lesson-desperados-low-4 = Je schijf is deze ronde al gebruikt. Houd je gedeisd.
lesson-desperados-card-5 = Dit is de laatste zet van de ronde. Rijd naar Silver City: na zet vijf berooft de bende elke bank waar meer vrije desperado’s dan hulpsheriffs zijn. Daar is geen schijf voor nodig.
lesson-desperados-low-5 = Hier is geen hulpsheriff, dus jij bent in je eentje genoeg. Houd je gedeisd, en dan worden alle kaarten omgedraaid.
lesson-desperados-reckoning = Dat was de afrekening. In zet 3 waren jij en Rood allebei vrij in Tombstone, dus de kraak is gelukt: de koets leverde $ 1.100 op.
lesson-desperados-arrest = In zet 4 kwam Rood in El Paso de sheriff tegen en werd gearresteerd. De laatste kaart van Rood telde niet, en zijn kaart van El Paso is voor de rest van de partij verloren.
lesson-desperados-bank = In Silver City heb je de bank beroofd: $ 3.200. De bende heeft nu $ 4.300 van de $ 8.000.
lesson-desperados-sheriff-1 = Kijk nu eens door de ogen van de sheriff. Hij kent alle bankfiches, maar van jullie route zag hij alleen de kaarten die jullie moesten laten zien: in Tucson en in Tombstone. De rest was een gok: dat iemand zou doorrijden naar El Paso.
lesson-desperados-sheriff-2 = Op zijn kaart zijn de steden getint waar elke desperado kan zijn, net zoals op de jouwe de steden waar hij kan zijn. Hij wint door in de juiste zet in de juiste stad te zijn, en door hulpsheriffs te sturen naar waar jullie willen roven.
lesson-desperados-free = Ronde 2 begint, en vanaf hier beslis jij. Er zijn nu twee koetsen onderweg. Je kunt je volgende zetten alvast plannen, en de regels zijn altijd bij de hand. Succes!
