### A position in its parts, as its text has them (docs/notation.md).

web-study-field-turn = Nog open deze beurt
web-study-field-drawn = Getrokken voor de kolom
web-study-field-box = In de doos
web-study-field-cows = Koeien in de voorraad
web-study-field-tiles = Bonustegels
web-study-field-stores = { $seat }: opslag
web-study-field-round = Ronde
web-study-field-move = Zet
web-study-field-plan = Eerste reisplan
web-study-field-start = { $seat }: start
web-study-field-cards = { $seat }: kaarten
web-study-field-lost = { $seat }: verloren kaarten
web-study-field-deputies = Hulpsheriffs die nog mogen rijden
web-study-field-ridden = Hulpsheriffs die gereden hebben
web-study-field-decided = Al besloten
web-study-field-heists = Aangekondigde overvallen
web-study-field-reckoned = Al onthulde zetten
web-study-field-due = Nog te trekken fiches
web-study-field-arrested = Gearresteerd
web-study-field-poker-gone = Genomen pokerfiches
web-study-field-banks = Banken
web-study-field-loot = Buit
web-study-cell = { $seat }, { $cell }

## Studies as trees

study-error-file = { $file } is geen leesbare studie. { $reason }
web-study-full = Een studie heeft hoogstens { $most } zetten: verwijder een tak of begin een nieuwe.
