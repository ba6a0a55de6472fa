### Die Computer von Desperados: wie sie heißen und was sie nicht sehen

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
