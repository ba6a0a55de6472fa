### Die Computer von Desperados: ihre Namen, was sie nicht sehen und warum sie so wählen

bot-desperados-1 = Grünschnabel
bot-desperados-1-blind = Reitet als Desperado zur nächsten Beute, als Sheriff zur reichsten Bank. Sieht weder die Uhr noch die andere Seite.
bot-desperados-2 = Herumtreiber
bot-desperados-2-blind = Kennt den Fahrplan und achtet auf Figuren und Hilfssheriffs, glaubt aber, alle seien noch dort, wo sie zuletzt gesehen wurden.
bot-desperados-3 = Fährtenleser
bot-desperados-3-blind = Weiß genau, wo jeder sein kann, hält aber jeden Ort für gleich wahrscheinlich und denkt nur einen Zug voraus.
bot-desperados-4 = Ranger
bot-desperados-4-blind = Plant die ganze Runde und teilt die Ziele auf, bedenkt aber nicht, dass die andere Seite genau das erwartet, und nicht, was zum Sieg noch fehlt.
bot-desperados-5 = Drahtzieher
bot-desperados-5-blind = Probiert die Pläne seiner Seite in Hunderten wahrscheinlicher Welten, denkt aber nur bis zum Ende der Runde; was danach kommt, schätzt er.

bot-desperados-reason-look = Einen Zug weit gedacht sieht das am besten aus.
bot-desperados-reason-plan = Das gehört zum besten Plan für diese Runde.
bot-desperados-reason-search =
    { $plans ->
        [one] Ein Plan wurde in vielen wahrscheinlichen Welten probiert; dies gehört dazu.
       *[other] { $plans } Pläne wurden in vielen wahrscheinlichen Welten probiert; dies gehört zum besten.
    }
