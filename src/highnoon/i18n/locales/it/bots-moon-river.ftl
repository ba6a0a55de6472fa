### I bot di Moon River: perché scelgono così

bot-moon-river-why-gain =
    { $points ->
        [one] { $what }: un punto in più.
       *[other] { $what }: { $points } punti in più.
    }
bot-moon-river-why-symbols =
    { $points ->
        [one] Pepite, castori e mais: un punto in più.
       *[other] Pepite, castori e mais: { $points } punti in più.
    }
bot-moon-river-why-grow = Per ora non dà punti, ma è ciò che apre più possibilità.
bot-moon-river-why-keep = Questi lotti troveranno più tardi un posto migliore.
bot-moon-river-why-discard = Questi due lotti sono quelli che mancheranno di meno.
bot-moon-river-why-deny = Un altro ranch ha bisogno di questo lotto più di quanto ne abbia il tuo.
bot-moon-river-why-early = Da lì agisci prima nel prossimo turno.
bot-moon-river-why-fits =
    { $points ->
        [one] Con tutto ciò che può portare, questo lotto vale circa un punto per il tuo ranch.
       *[other] Con tutto ciò che può portare, questo lotto vale circa { $points } punti per il tuo ranch.
    }
