solver-turning-dollars = Beurt { $turn }, { $seat }: { $action }. De uitslag blijft gelijk, maar bij het beste spel kostte dit ${ $dollars }. Beter: { $better }.
solver-turning-dollars-least = Beurt { $turn }, { $seat }: { $action }. De uitslag blijft gelijk, maar bij het beste spel kostte dit minstens ${ $dollars }. Beter: { $better }.
solver-turning-dollars-about = Beurt { $turn }, { $seat }: { $action }. De uitslag blijft gelijk, maar volgens de beste gevonden zetten kostte dit ongeveer ${ $dollars }. Beter: { $better }.
solver-turning-harder = Beurt { $turn }, { $seat }: { $action }. Dit wint nog, maar de winst is moeilijker te zien: { $turns ->
    [one] één beurt later
   *[other] { $turns } beurten later
}. Zekerder: { $better }.
solver-turning-easier = Beurt { $turn }, { $seat }: { $action }. Alles verloor, maar dit werd eerder weerlegd: { $turns ->
    [one] één beurt eerder
   *[other] { $turns } beurten eerder
}. Taaier: { $better }.
solver-turning-only-win = Beurt { $turn }, { $seat }: { $action }. Goed gevonden: elke andere keuze gaf de winst weg.
solver-turning-only-draw = Beurt { $turn }, { $seat }: { $action }. Goed gevonden: elke andere keuze was slechter.
solver-choice-won = Wint
solver-choice-won-by = Wint met ${ $dollars } verschil
solver-choice-won-least = Wint met minstens ${ $dollars } verschil
solver-choice-won-outright = Wint hoe dan ook
solver-choice-lost = Verliest
solver-choice-lost-by = Verliest met ${ $dollars } verschil
solver-choice-lost-least = Verliest met minstens ${ $dollars } verschil
solver-choice-lost-outright = Verliest hoe dan ook
solver-choice-drawn = Gelijkspel
solver-choice-odds = { $percent } % winstkans
solver-choice-not-lost = Verliest niet; winst is nog mogelijk
solver-choice-not-won = Wint niet; gelijkspel is nog mogelijk
solver-choice-open = Nog niet bewezen
web-analysis-retry = { $count ->
    [one] De fout opnieuw proberen
   *[other] { $count } momenten opnieuw proberen
}
web-analysis-retry-title = Je fouten opnieuw proberen
web-analysis-board = Openen op het analysebord
