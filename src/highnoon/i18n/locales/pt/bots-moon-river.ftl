### Os bots de Moon River: porque escolheram assim

bot-moon-river-why-gain =
    { $points ->
        [1] { $what }: mais um ponto.
       *[other] { $what }: mais { $points } pontos.
    }
bot-moon-river-why-symbols =
    { $points ->
        [1] Pepitas, castores e milho: mais um ponto.
       *[other] Pepitas, castores e milho: mais { $points } pontos.
    }
bot-moon-river-why-grow = Ainda não pontua, mas é o que abre mais possibilidades.
bot-moon-river-why-keep = Estas parcelas vão encontrar mais tarde um lugar melhor.
bot-moon-river-why-discard = Estas duas parcelas são as que menos falta farão.
bot-moon-river-why-deny = Outro rancho precisa mais desta parcela do que o seu.
bot-moon-river-why-early = Dali você joga mais cedo na próxima ronda.
bot-moon-river-why-fits =
    { $points ->
        [1] Com tudo o que pode trazer, esta parcela vale cerca de um ponto para o seu rancho.
       *[other] Com tudo o que pode trazer, esta parcela vale cerca de { $points } pontos para o seu rancho.
    }
