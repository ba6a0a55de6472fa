### De computers van Moon River: hoe ze heten en wat ze niet zien

bot-moon-river-1 = Groentje
bot-moon-river-1-blind = Neemt wat nu punten oplevert. Ziet niet hoe een gebied kan groeien en niet waar een partner goed voor is.
bot-moon-river-2 = Kolonist
bot-moon-river-2-blind = Laat de eigen ranch groeien, maar gebruikt geen cowboys, veedieven of desperado’s en vindt het niet erg laat aan de beurt te komen.
bot-moon-river-3 = Rancher
bot-moon-river-3-blind = Gebruikt elke partner en let op de volgorde, maar heeft geen oog voor wat de anderen nodig hebben.
bot-moon-river-4 = Veekoningin
bot-moon-river-4-blind = Ziet wat de anderen nodig hebben en probeert een paar ideeën een ronde vooruit, maar telt daar alleen punten.
bot-moon-river-5 = Landbaron
bot-moon-river-5-blind = Speelt zijn beste ideeën uit in vele mogelijke toekomsten, maar denkt dat iedereen daar gewoon grijpt wat er het best uitziet.
