solver-error-over = Deze partij is afgelopen: er valt niets meer op te lossen.
solver-error-dealing = De opstelling is nog niet klaar; los een stelling daarna op.
solver-error-game = Alleen Longhorn is op te lossen; dit is een verslag van { $game }.
solver-error-one = Geef precies één van deze: een stelling, een verslag, --seed of --deals.
solver-error-out = --deals heeft --out BESTAND nodig voor de uitkomsten.
solver-error-file = { $file } is geen bestand met opgeloste opstellingen: regel { $line } is niet te lezen.
solver-error-memory = Een geheugen van { $memory } MB past niet in deze machine; geef een kleinere --memory.
solver-error-engine = De oplosser heeft Numba nodig: installeer highnoon[engine].

solver-help = Een stelling van Longhorn oplossen, of veel opstellingen.
solver-help-target = Een stelling, of het bestand van een verslag.
solver-help-seed = De opstelling van dit startgetal oplossen.
solver-help-ambush = Hoe een hinderlaag een goudklomp neemt, bij --seed en --deals: choice of random.
solver-help-epidemic = Welke kleuren een epidemie mag treffen, bij --seed en --deals: any of present.
solver-help-seconds = Stoppen na zoveel seconden (bij --deals: per startveld).
solver-help-nodes = Stoppen na zoveel stellingen (bij --deals: per startveld).
solver-help-memory = De grootte van het geheugen van elk zoekproces in megabytes.
solver-help-deals = Zoveel willekeurige opstellingen oplossen, vanaf startgetal 1 of --seed.
solver-help-workers = Hoeveel er naast elkaar zoeken: voor één stelling één per processor, of één met --nodes; bij --deals één.
solver-help-out = Waar de uitkomsten van --deals heen gaan, één per regel; wat daar beslist is, wordt niet opnieuw opgelost.
solver-help-ray = De opstellingen op dit Ray-cluster oplossen ("local" start er hier een).

solver-progress = { $nodes } stellingen, { $seconds } s, { $rate } per seconde. { $proven }
solver-progress-deals = { $done } van { $total } opstellingen
solver-stopped = Niet klaar. Tot nu toe bewezen:
solver-value-win = { $seat } wint bij optimaal spel.
solver-value-loss = { $seat } verliest bij optimaal spel.
solver-value-draw = Gelijkspel bij optimaal spel.
solver-value-odds = Bij optimaal spel heeft { $seat } { $percent } % winstkans.
solver-value-between = Bewezen voor { $seat }: minstens { $low }, hoogstens { $high }.
solver-value-open = Nog niets bewezen voor { $seat }.
solver-word-win = winst
solver-word-draw = gelijkspel
solver-word-loss = verlies
solver-word-odds = { $percent } %
solver-word-between = { $low } tot { $high }
solver-word-open = niet bewezen
solver-best = Het beste: { $action }
solver-line = Variant: { $line }
solver-moves = Alle keuzes:
solver-turns = { $turns ->
    [one] Eén beurt tot het einde van deze variant, deze meegeteld.
   *[other] { $turns } beurten tot het einde van deze variant, deze meegeteld. Andere varianten met optimaal spel kunnen korter of langer zijn.
}
solver-spent = { $nodes } stellingen in { $seconds } s.
solver-sum-deals = { $deals ->
    [one] Eén opstelling.
   *[other] { $deals } opstellingen.
}
solver-sum-chosen = Startveld gekozen door de tegenstander: wie begint, wint { $won }, gelijk { $drawn }, verliest { $lost }, niet beslist { $unknown }.
solver-sum-random = Alle startvelden even waarschijnlijk: wie begint, wint { $won }, gelijk { $drawn }, verliest { $lost }, niet beslist { $unknown }.
solver-sum-ends = Hoe de varianten eindigen: geteld { $scored }, negen van een kleur { $nine }, gevangen { $caught }.
solver-sum-turns = Beurten bij optimaal spel: mediaan { $median }, gemiddelde { $mean }.

solver-stands-ahead = Schatting: { $seat } staat voor, ongeveer { $percent } %
solver-stands-even = Schatting: ongeveer gelijk
solver-stands-win = Exact: { $seat } wint bij optimaal spel
solver-stands-draw = Exact: gelijkspel bij optimaal spel
solver-stands-odds = Exact: { $percent } % winstkans voor { $seat }

solver-why-forced = Het is de enige zet.
solver-why-only-win = Alleen deze zet wint.
solver-why-wins = Deze zet houdt de winst vast.
solver-why-only-draw = Alleen deze zet verliest niet.
solver-why-draws = Deze zet houdt het gelijkspel vast.
solver-why-lost = Elke zet verliest tegen optimaal spel.
solver-why-lost-longest = Elke zet verliest tegen optimaal spel; deze houdt het langst stand.
solver-why-lost-most = Elke zet verliest tegen optimaal spel; deze weerleggen kost het meeste rekenwerk.
solver-why-chances = Deze zet heeft de beste kansen: { $percent } % winstkans voor { $seat }.
solver-why-others-lose = Elke andere zet verliest.
solver-why-holds = Deze zet verliest niet; of hij wint, is nog niet bewezen.
solver-why-looks = Deze zet lijkt het best; bewezen is nog niets.

## Waar een partij kantelde

solver-turning-win = Beurt { $turn }, { $seat }: { $action }. Dat gaf de winst weg. Beter: { $better }.
solver-turning-loss = Beurt { $turn }, { $seat }: { $action }. Dat maakte van een gewonnen partij een verloren partij. Beter: { $better }.
solver-turning-draw = Beurt { $turn }, { $seat }: { $action }. Dat gaf het gelijkspel weg. Beter: { $better }.
solver-turning-odds = Beurt { $turn }, { $seat }: { $action }. De winstkans daalde van { $before } % naar { $after } %. Beter: { $better }.
solver-turning-luck = Beurt { $turn }, geluk: { $action }. De winstkans van { $seat } steeg van { $before } % naar { $after } %.
solver-turning-resigned = Beurt { $turn }: { $seat } gaf een partij op die niet verloren was. { $stood }.

solver-analysis-all = Elk moment van deze partij is bewezen.
solver-analysis-all-calm = Elk moment van deze partij is bewezen: niemand gaf winst of gelijkspel weg.
solver-analysis-some = { $proven } van { $total } momenten zijn bewezen; de andere zijn schattingen.
solver-analysis-some-calm = { $proven } van { $total } momenten zijn bewezen, de andere zijn schattingen; tot nu toe is geen fout bewezen die de uitslag veranderde.
solver-stands-won = { $seat } heeft gewonnen
solver-stands-drawn = De partij eindigde in gelijkspel
