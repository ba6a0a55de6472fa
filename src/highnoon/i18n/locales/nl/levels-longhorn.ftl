### De computers van Longhorn: hoe ze heten en wat ze niet zien

bot-longhorn-1 = Groentje
bot-longhorn-1-blind = Telt de koeien die hij nu krijgt. Ziet niet wat ze straks waard zijn, en ook niet wat zijn tegenstander daarna doet.
bot-longhorn-2 = Veedrijver
bot-longhorn-2-blind = Telt dollars en denkt aan de volgende beurt van zijn tegenstander, maar heeft geen oog voor sheriff en ratelslangen.
bot-longhorn-3 = Veedief
bot-longhorn-3-blind = Ziet alles op het bord, maar plant niet meer dan drie beurten vooruit.
bot-longhorn-4 = Kuddebaas
bot-longhorn-4-blind = Kijkt ver vooruit, maar niet verder dan hij in een oogwenk komt; daarna telt hij dollars.
bot-longhorn-5 = Marshal
bot-longhorn-5-blind = Bewijst wat hij kan. Alleen waar niet op tijd een bewijs is gevonden, schat hij.
