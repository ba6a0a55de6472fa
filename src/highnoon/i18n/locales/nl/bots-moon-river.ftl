### De bots van Moon River: waarom ze zo kiezen

bot-moon-river-why-gain =
    { $points ->
        [one] { $what }: één punt meer.
       *[other] { $what }: { $points } punten meer.
    }
bot-moon-river-why-symbols =
    { $points ->
        [one] Goudklompen, bevers en maïs: één punt meer.
       *[other] Goudklompen, bevers en maïs: { $points } punten meer.
    }
bot-moon-river-why-grow = Het levert nog niets op, maar maakt later het meest mogelijk.
bot-moon-river-why-keep = Deze percelen vinden later een betere plek.
bot-moon-river-why-discard = Deze twee percelen worden het minst gemist.
bot-moon-river-why-deny = Een andere ranch heeft dit perceel harder nodig dan de jouwe.
bot-moon-river-why-early = Vanaf daar ben je in de volgende ronde eerder aan de beurt.
bot-moon-river-why-fits =
    { $points ->
        [one] Met alles wat eruit kan voortkomen is dit perceel je ranch ongeveer één punt waard.
       *[other] Met alles wat eruit kan voortkomen is dit perceel je ranch ongeveer { $points } punten waard.
    }
