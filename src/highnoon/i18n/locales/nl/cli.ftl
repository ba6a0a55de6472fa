### De terminal

## Hulp

cli-help = De digitale tafel voor drie bordspellen uit het Wilde Westen.
cli-help-play = Een spel spelen aan dit toetsenbord, tegen mensen en computers.
cli-help-replay = Het verslag van een partij doorlopen.
cli-help-rules = De regels van een spel lezen.
cli-help-perft = Tellen op hoeveel manieren een partij verder kan gaan, met het toeval erbij.
cli-help-show = Een stelling tekenen uit haar tekstregel.
cli-help-record = Een verslag nakijken en afdrukken; met --text wordt het leesbaar.
cli-help-lang = Taal: de, en, es, fr, it, nl, pt of ru; anders beslist HIGHNOON_LANG of LANG.
cli-help-game = longhorn, moon-river of desperados.
cli-help-game-play = longhorn, moon-river of desperados; met --resume het bestand of spel waarmee het verdergaat.
cli-help-resume = Verdergaan met de laatste onvoltooide partij, of met die in het gegeven bestand.
cli-help-bot = Deze plaats (eagle, jessie, of 1, 2 …) door de computer laten spelen; mag herhaald worden.
cli-help-level = Hoe sterk de computer speelt: 1 is het zwakst, 5 het sterkst.
cli-help-seats = Wie waar zit, zoals ik,bot:2,ik: namen van mensen, of bot met zijn niveau.
cli-help-players = Het aantal spelers.
cli-help-option = Een optie van het spel, zoals ambush_nugget=choice; mag herhaald worden.
cli-help-seed = Het getal waar alle toeval uit komt.
cli-help-map = Een eigen kaart voor Desperados.
cli-help-pieces = Eigen speelmateriaal voor Moon River.
cli-help-file = Het bestand van een verslag.
cli-help-all = De hele partij afdrukken, zonder te pauzeren.
cli-help-analyse = Zeggen waar de partij kantelde en wat beter was geweest, in plaats van erdoorheen te stappen (Longhorn).
cli-help-depth = Hoeveel acties diep.
cli-help-position = Een stelling als tekstregel.
cli-help-text = Leesbare tekst in plaats van regels JSON.

## Een tafel kiezen

cli-menu-game = Welk spel?
cli-menu-how-many = Met hoeveel spelers?
cli-menu-players = { $count } spelers
cli-menu-who = Wie speelt er?
cli-menu-people =
    { $count ->
        [2] Twee mensen aan dit toetsenbord
       *[other] { $count } mensen aan dit toetsenbord
    }
cli-menu-you = Jij speelt { $seat }, de computer de rest
cli-menu-level = Hoe sterk moet de computer zijn?
cli-menu-resume = Verdergaan met de onvoltooide partij ({ $file })
cli-menu-new = Een nieuwe partij beginnen
cli-menu-what = Er is een onvoltooide partij.
cli-menu-ask = Nummer (q stopt):
cli-level =
    { $level ->
        [1] Makkelijk
        [2] Gemiddeld
        [3] Moeilijk
       *[other] Niveau { $level }
    }

## Spelen

cli-ask = { $seat }, jouw keuze (? voor hulp):
cli-thinking = { $seat } denkt na …
cli-hand-over = { $name }, het toetsenbord is van jou. Druk op Enter als niemand anders kijkt.
cli-confirm = Enter bevestigt, al het andere kiest opnieuw:
cli-may-act = { $seat } mag nog opnieuw beslissen: typ @{ $name }
cli-more = … { $count } eerder; l toont alles
cli-hint = Tip: { $number }  { $action }
cli-saved = Opgeslagen in { $file }.
cli-left = De partij is bewaard in { $file }; ga verder met: highnoon play --resume
cli-kept = Het verslag staat in { $file }; bekijk het met: highnoon replay BESTAND
cli-cut = De laatste regel van { $file } was afgebroken; de partij gaat verder vanaf de regel ervoor.
cli-commands =
    Kies met een nummer, of typ een zet zoals die in het verslag staat.
    u neemt terug · h geeft een tip · l toont alles · s BESTAND bewaart een kopie
    @NAAM speelt voor een andere plaats van jou · Enter tekent de tafel opnieuw
    ? verklaart de symbolen · q stopt, de partij blijft bewaard

## Het einde

cli-result-won =
    { $count ->
        [one] De winnaar is { $seats }.
       *[other] De winnaars zijn { $seats }.
    }
cli-result-draw = De overwinning wordt gedeeld.
cli-score = { $score }
cli-amount = { $amount }

## Terugkijken

cli-replay-at = Moment { $moment } van { $last }
cli-replay-ask = Enter verder · b terug · f begin · l einde · een getal springt · ? symbolen · q stoppen:
cli-analysis-progress = Analyse: { $proven } van { $total } momenten bewezen, { $seconds } s (stoppen met Ctrl-C)
cli-analysis-turnings = Keerpunten, met hun moment bij het terugkijken:
cli-replay-end = Dit is het laatste moment.
cli-replay-first = Dit is het eerste moment.
cli-error-moment = Er is geen moment “{ $found }”; typ een getal van 0 tot { $last }, of een van: Enter b f l ? q.

## Tellen

cli-perft-row =
    { $nodes ->
        [one] diepte { $depth }: één manier
       *[other] diepte { $depth }: { $nodes } manieren
    }

## Wat niet kan

cli-error-usage = De opdracht is niet begrepen: { $message }
cli-error-extra = De opdracht kent dit argument niet: { $found }
cli-error-command = Er is geen opdracht “{ $found }”; de opdrachten zijn: { $known }.
cli-error-no-flag = Er is hier geen optie { $name }; --help toont welke er zijn.
cli-error-flag-value = De optie { $name } heeft een waarde nodig.
cli-error-missing = Er ontbreekt iets: { $name }. Voeg het toe, of zie --help.
cli-error-whole = { $name } heeft een geheel getal vanaf { $least } nodig, maar kreeg “{ $found }”.
cli-error-positive = { $name } moet een getal boven 0 zijn, zoals 0.5, niet “{ $found }”.
cli-error-number = Er is geen keuze met nummer { $found }; de nummers lopen van 1 tot { $count }.
cli-error-level = De computer heeft geen niveau { $found }; de niveaus zijn: { $allowed }.
cli-error-seats =
    { $expected ->
        [one] De lijst van plaatsen “{ $text }” noemt { $found } spelers, maar er speelt er één.
       *[other] De lijst van plaatsen “{ $text }” noemt { $found } spelers, maar er spelen er { $expected }.
    }
cli-error-seat = Er is geen plaats “{ $found }”; de plaatsen zijn { $known }, of een getal van 1 tot { $count }.
cli-error-switch = Je kunt van hieruit nu niet voor { $seat } spelen.
cli-error-option = Een optie schrijf je als NAAM=WAARDE, maar dit is gegeven: “{ $text }”.
cli-error-save-where = Waar moet het worden opgeslagen? Typ s en een bestandsnaam, zoals: s avond.jsonl
cli-error-file = Het bestand { $file } is niet te gebruiken: { $reason }.
cli-reason-missing = het bestand of de map bestaat niet
cli-reason-folder = het is een map, geen bestand
cli-reason-not-a-folder = een deel van het pad is geen map
cli-reason-permission = de rechten daarvoor ontbreken
cli-reason-full = de schijf is vol
cli-error-name = “{ $file }” kan geen bestandsnaam zijn.
cli-error-record = { $file }: { $reason }
cli-error-busy = De partij in { $file } wordt in een ander venster gespeeld; sluit die daar eerst.
cli-error-not-a-record = { $file } bestaat al en is geen verslag van High Noon, dus wordt het niet overschreven; kies een andere naam.
cli-error-not-text = { $file } is geen tekst in UTF-8, zoals een kaart moet zijn.
cli-error-nothing-to-resume = In { $folder } is geen onvoltooide partij.
cli-error-position = Geen van de spellen begrijpt deze stelling; noem het spel met --game om te horen waarom.
cli-error-depth = De diepte moet minstens 1 zijn, maar is { $found }.
cli-error-both = Geef óf --seed óf --position, niet allebei.
cli-error-language = Er zijn geen teksten in “{ $found }”; de talen zijn: { $known }.
