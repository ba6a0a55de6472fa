### De eerste partij Moon River: de uitleg, op volgorde.

lesson-moon-river-welcome = Welkom bij Moon River. Jij bent Paars, en de computer speelt Wit en Oranje. Iedereen bouwt een ranch van percelen aan de overkant van de rivier.
lesson-moon-river-goal = Hier groeit straks je ranch. Aan het einde scoort elk gebied zijn percelen maal zijn koeien. Een gebied bestaat uit alle percelen van één landschap die aan elkaar liggen.
lesson-moon-river-column = Vier percelen liggen klaar, en iedereen zet een ranchero op een ervan. Lage getallen zijn het eerst aan de beurt, maar de betere percelen hebben hoge getallen.
lesson-moon-river-stand-1 = Ga op de weide met twee koeien staan. Die heeft het hoogste getal, dus in de eerste ronde ben je als laatste aan de beurt.
lesson-moon-river-take-1 = De anderen zijn geweest, en nu ben jij aan de beurt. Neem je perceel: het gaat naar een van je drie opslagplaatsen.
lesson-moon-river-stand-2 = Met dezelfde ranchero kies je een perceel voor de volgende ronde. Neem de weide met een cirkel en een goudklomp: die past goed bij je eerste.
lesson-moon-river-take-2 = De anderen hebben hun eerste dominostenen gelegd. Neem je perceel; dan heb je er twee.
lesson-moon-river-join-1 = Twee percelen vormen een dominosteen. Voeg je twee weiden samen om ze te leggen. Je zou ze ook voor later kunnen bewaren.
lesson-moon-river-place-1 = De eerste dominosteen moet een van je bruggen raken. Leg hem in kolom a, met de twee koeien aan de rivier en de andere weide erboven.
lesson-moon-river-cows = Voor de twee koesymbolen zijn er twee koeien gekomen. De cirkel brengt een partner uit de saloon: je kiest een fiche, en een van de twee kanten.
lesson-moon-river-recruit-1 = Aan het einde telt er op elk perceel maar één koe, dus van twee koeien op één perceel is er één te veel. Werf een cowboy: die kan koeien drijven.
lesson-moon-river-drive = Drijf een koe van a1 naar a2. Dan heeft je weide twee percelen en twee koeien die tellen: twee maal twee is vier.
lesson-moon-river-enough = Een cowboy mag tot drie stappen zetten, maar meer heb je niet nodig. Kies “Genoeg”.
lesson-moon-river-stand-3 = Je hebt nu vijf punten: vier voor de weide, één voor de goudklomp. Kies voor de volgende ronde de canyon met de cirkel.
lesson-moon-river-take-3 = Neem de canyon. Eén perceel is nog geen dominosteen, dus het wacht in je opslag.
lesson-moon-river-stand-4 = De weide met een koe is nog vrij. Kies die. Ze ligt vóór de andere percelen, dus in de volgende ronde ben jij het eerst aan de beurt.
lesson-moon-river-take-4 = Nu ben jij als eerste aan de beurt. Neem de weide.
lesson-moon-river-join-2 = Voeg canyon en weide samen. De twee helften van een dominosteen mogen verschillende landschappen zijn.
lesson-moon-river-place-2 = Eén contact met hetzelfde landschap is genoeg. Leg de weide op a3, boven je andere weiden; de canyon komt op b3.
lesson-moon-river-score = Je weide is gegroeid tot drie percelen met drie koeien: negen punten.
lesson-moon-river-recruit-2 = De cirkel van de canyon brengt nog een partner. Werf de veedief. Niemand heeft nu een koe die hij kan nemen, maar elke partner bewaakt de koeien van zijn eigen gebied tegen veedieven.
lesson-moon-river-stand-5 = Kies voor de volgende ronde de boerderij met twee koeien.
lesson-moon-river-rest = De rest kom je onderweg tegen. Een schedel kost zijn gebied een koe. Is je opslag vol, dan moet je leggen. Is de doos leeg, dan heeft iedereen nog één laatste beurt en legt wat past.
lesson-moon-river-free = Vanaf hier beslis jij. Wijs een perceel of een fiche aan om te lezen wat het betekent; Tip, Terug en de regels zijn er altijd. Succes!
