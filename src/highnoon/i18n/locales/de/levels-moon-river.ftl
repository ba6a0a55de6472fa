### Die Computer von Moon River: wie sie heißen und was sie nicht sehen

bot-moon-river-1 = Greenhorn
bot-moon-river-1-blind = Nimmt, was jetzt Punkte bringt. Sieht weder, wie ein Territorium noch wachsen kann, noch wozu ein Partner gut ist.
bot-moon-river-2 = Siedler
bot-moon-river-2-blind = Lässt die eigene Ranch wachsen, nutzt aber weder Cowboys noch Viehdiebe noch Desperados und kommt ohne Bedenken spät an die Reihe.
bot-moon-river-3 = Rancher
bot-moon-river-3-blind = Nutzt jeden Partner und achtet auf die Reihenfolge, hat aber kein Auge dafür, was die anderen brauchen.
bot-moon-river-4 = Viehbaronin
bot-moon-river-4-blind = Sieht, was die anderen brauchen, und spielt ein paar Ideen eine Runde weiter, zählt dort aber nur Punkte.
bot-moon-river-5 = Großgrundbesitzer
bot-moon-river-5-blind = Spielt seine besten Ideen in vielen möglichen Zukünften weiter, glaubt aber, dass dort alle nehmen, was am besten aussieht.
