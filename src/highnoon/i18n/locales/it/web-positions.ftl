### A position in its parts, as its text has them (docs/notation.md).

web-study-field-turn = In sospeso in questo turno
web-study-field-drawn = Pescati per la colonna
web-study-field-box = Nella scatola
web-study-field-cows = Vacche nella riserva
web-study-field-tiles = Tessere bonus
web-study-field-stores = { $seat }: magazzino
web-study-field-round = Turno
web-study-field-move = Mossa
web-study-field-plan = Primo piano di viaggio
web-study-field-start = { $seat }: partenza
web-study-field-cards = { $seat }: carte
web-study-field-lost = { $seat }: carte perse
web-study-field-deputies = Vice che possono ancora muoversi
web-study-field-ridden = Vice che si sono mossi
web-study-field-decided = Già deciso
web-study-field-heists = Ruberie annunciate
web-study-field-reckoned = Mosse già rivelate
web-study-field-due = Tessere da pescare
web-study-field-arrested = Agli arresti
web-study-field-poker-gone = Tessere Poker prese
web-study-field-banks = Banche
web-study-field-loot = Bottino
web-study-cell = { $seat }, { $cell }

## Studies as trees

study-error-file = { $file } non è uno studio leggibile. { $reason }
web-study-full = Uno studio ha al massimo { $most } mosse: togli un ramo o iniziane un altro.
