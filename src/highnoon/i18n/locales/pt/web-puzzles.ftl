### Puzzles: the page where they are solved, and how somebody’s went.

web-puzzles-lead = Cada um tem uma resposta provada. Jogue-a no tabuleiro ou marque-a no mapa.
web-puzzles-one = Problema
web-puzzles-hard = pontuação { $rating }
web-puzzles-day = Problema do dia
web-puzzles-looking = A procurar a resposta…
web-puzzles-is-wrong = Não é bem isso.
web-puzzles-is-shown = A resposta.
web-puzzles-solved = É essa a resposta.
web-puzzles-wrong = Havia melhor.
web-puzzles-shown = É assim.
web-puzzles-change = Variação da pontuação: { $change }.
web-puzzles-again = Tentar de novo
web-puzzles-answer = Ver a resposta
web-puzzles-next = Seguinte
web-puzzles-town = Marcar { $town }
web-puzzles-way = Um caminho possível: { $way }
web-puzzles-your-answer = A sua resposta
web-puzzles-towns = Cidades
web-puzzles-players = Desperados
web-puzzles-that-is-it = É a minha resposta
web-puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
web-puzzles-rating = A sua pontuação
web-puzzles-solved-first = Resolvidos à primeira
web-puzzles-of = { $solved } / { $tried }
web-puzzles-run = Seguidos (recorde)
web-puzzles-best = { $run } ({ $best })
web-puzzles-days = Dias seguidos
web-puzzles-solve = Resolver
web-puzzles-themes = Escolher temas
web-puzzles-kept = A sua pontuação e as suas séries ficam só neste dispositivo.
web-puzzles-blocked = Este navegador não guarda nada para esta página: a sua pontuação dura até ela ser fechada.
web-puzzles-full = Já não há espaço neste dispositivo: a sua pontuação dura até a página ser fechada.
web-puzzles-no-more = Com estes temas não resta nenhum problema que ainda não conheça.
