### Die Bots von Moon River: warum sie so wählen

bot-moon-river-why-gain =
    { $points ->
        [one] { $what }: ein Punkt mehr.
       *[other] { $what }: { $points } Punkte mehr.
    }
bot-moon-river-why-symbols =
    { $points ->
        [one] Nuggets, Biber und Mais: ein Punkt mehr.
       *[other] Nuggets, Biber und Mais: { $points } Punkte mehr.
    }
bot-moon-river-why-grow = Das bringt noch keine Punkte, macht aber später am meisten möglich.
bot-moon-river-why-keep = Diese Parzellen finden später einen besseren Platz.
bot-moon-river-why-discard = Diese beiden Parzellen fehlen am wenigsten.
bot-moon-river-why-deny = Eine andere Ranch braucht diese Parzelle dringender als deine.
bot-moon-river-why-early = Von dort bist du in der nächsten Runde früher dran.
bot-moon-river-why-fits =
    { $points ->
        [one] Mit allem, was daraus werden kann, ist diese Parzelle deiner Ranch etwa einen Punkt wert.
       *[other] Mit allem, was daraus werden kann, ist diese Parzelle deiner Ranch etwa { $points } Punkte wert.
    }
