### Quem joga

web-seats-open = Os lugares livres são para
web-seats-open-invited = quem eu convidar
web-seats-open-house = toda a casa
web-you-watch = Está a assistir
web-invited-only = Os lugares livres são para quem foi convidado: peça o link ou o código.
