### A mesa de Longhorn na página.

web-longhorn-board = Os nove territórios
web-longhorn-row-column = , linha { $row }, coluna { $column }
web-longhorn-cows =
    { $count ->
        [1] 1 vaca { $colour }
       *[other] { $count } vacas { $colour }s
    }
web-longhorn-steps =
    { $steps ->
        [1] 1 passo
       *[other] { $steps } passos
    }
web-longhorn-outlaw = O fora-da-lei
web-longhorn-herd-of = A manada de { $name }
web-longhorn-nuggets =
    { $count ->
        [1] pepita
       *[other] pepitas
    }
web-longhorn-worth-now = se acabasse agora
web-longhorn-price = Cada vaca vale $ 100 por vaca da sua cor no tabuleiro
web-longhorn-left =
    { $count ->
        [1] resta 1
       *[other] restam { $count }
    }
web-longhorn-left-each =
    { $count ->
        [1] resta 1: { $price } cada
       *[other] restam { $count }: { $price } cada
    }
web-longhorn-struck = atingida
web-longhorn-kept = guardadas até ao fim
web-longhorn-balance = Se a partida acabasse agora, { $first } teria { $eagle } e { $second } { $jessie }.
web-longhorn-not-here = Só se roubam vacas onde está o fora-da-lei.
web-longhorn-outlook-end = Acaba a partida.
web-longhorn-outlook-places =
    { $steps ->
        [1] 1 passo
       *[other] { $steps } passos
    }, { $count ->
        [1] 1 destino
       *[other] { $count } destinos
    }
web-longhorn-outlook-worth = eu { $mine }, adversário { $theirs }
web-longhorn-bill = Contas completas
web-longhorn-legend-cow = Uma vaca { $colour } e o seu sinal na lista de jogadas.

## Opções

longhorn-option-ambush_nugget = Uma pepita levada numa emboscada é
longhorn-ambush_nugget-random = tirada à sorte
longhorn-ambush_nugget-choice = escolhida
longhorn-option-epidemic_colour = Uma epidemia pode atingir
longhorn-epidemic_colour-any = qualquer cor
longhorn-epidemic_colour-present = qualquer cor no tabuleiro
