### O que a página diz à volta do solucionador: quem vai à frente, e onde uma partida virou.

web-study-who = Quem vai à frente
web-study-thinking = A pensar…
web-study-further = A procurar mais fundo…
web-study-unproven = Não se encontrou prova a tempo.
web-hint-proven = provado

## Depois do jogo

web-analysis = Análise
web-analysis-lead = Onde virou a partida, e o que teria sido melhor? O solucionador examina cada momento, a começar pelo fim.
web-analysis-start = Analisar a partida
web-analysis-again = Tentar de novo
web-analysis-failed = O solucionador parou antes do fim; isto é o que tinha encontrado.
web-analysis-progress =
    { $total ->
        [1] Análise: provado { $proven } de um momento
       *[other] Análise: provados { $proven } de { $total } momentos
    }
web-analysis-chart = Quem ia à frente em cada passo: { $first } em cima, { $second } em baixo.
web-analysis-proven = provado
web-analysis-estimate = estimativa
web-analysis-turnings = Pontos de viragem
