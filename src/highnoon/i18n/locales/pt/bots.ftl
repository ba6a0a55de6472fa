### Bots: porque escolheram assim e como falham

## Porquê

bot-reason-turns =
    { $turns ->
        [1] O melhor que se vê neste turno.
       *[other] O melhor que se vê em { $turns } turnos.
    }
bot-reason-won =
    { $turns ->
        [1] Ganha neste turno.
       *[other] Ganha em { $turns } turnos, faça o outro lado o que fizer.
    }
bot-reason-proven = Ganha, faça o outro lado o que fizer.
bot-reason-even = Está provado que não se pode forçar nada melhor.
bot-reason-lost = Está tudo perdido se o outro lado não errar.
bot-reason-simulations =
    { $count ->
        [1] Segundo uma partida simulada.
       *[other] Segundo { $count } partidas simuladas.
    }

## O que pode correr mal com um bot

bot-fault-start = Não foi possível iniciar o programa: { $reason }
bot-fault-died = O programa terminou (código { $code }) em vez de responder. As suas últimas palavras: { $said }
bot-fault-hung = O programa não respondeu em { $seconds } s.
bot-fault-flooded = O programa escreveu mais do que o permitido ({ $bytes } bytes).
bot-fault-unasked = O programa escreveu uma linha que ninguém pediu.
bot-fault-nonsense = A resposta não é nenhuma das escolhas: { $answer }
bot-error-spec = “{ $spec }” não é um bot deste jogo. Há: { $known }.
bot-error-missing = “{ $spec }” precisa do pacote Python { $module }, que não está instalado.
bot-error-contestants =
    { $found ->
        [1] Foi indicado um participante;
       *[other] Foram indicados { $found } participantes;
    } esta mesa precisa de dois a { $chairs }.

## A arena

cli-arena-help = Pôr bots a jogar entre si em disposições espelhadas e medir quem é mais forte.
cli-arena-help-players = Os participantes, como 5,3: níveis, random, openspiel-mcts, ou cmd: e um programa.
cli-arena-help-games = Quantas partidas no máximo (por omissão, 200).
cli-arena-help-seats = Quantos lugares tem a mesa.
cli-arena-help-seconds = Segundos por decisão, iguais para todos (por omissão, o tempo próprio de cada bot).
cli-arena-help-jobs = Quantas partidas ao mesmo tempo (por omissão, uma por processador).
cli-arena-help-seed = O número da primeira disposição.
cli-arena-help-all = Jogar todas as partidas, mesmo com a resposta já clara.
cli-arena-help-json = Escrever os resultados neste ficheiro.
cli-arena-help-chart = Desenhar os resultados neste ficheiro SVG.
cli-arena-help-ray = Jogar no cluster Ray deste endereço.
cli-arena-progress = { $game }: { $players }
cli-arena-contestant = participante
cli-arena-first = Primeiro em { $share } % das partidas.
cli-arena-elo = Diferença de Elo: { $elo } (95 %: { $low } a { $high }).
cli-arena-seconds = s/decisão
cli-arena-slowest = mais lenta
cli-arena-nodes = posições/s
cli-arena-share-of = { $contestant } leva { $share } % dos pontos (95 %: { $low } a { $high }).
cli-arena-chair =
    Como { $seat }: { $share } % em { $games ->
        [1] uma partida
       *[other] { $games } partidas
    }.
cli-arena-games =
    { $games ->
        [1] Uma partida
       *[other] { $games } partidas
    } em { $deals ->
        [1] uma disposição
       *[other] { $deals } disposições
    }.
cli-arena-verdict-strong = É claro: o primeiro participante é o mais forte.
cli-arena-verdict-weak = É claro: o primeiro participante não é o mais forte.
cli-arena-verdict-open = Ainda não é claro; seriam precisas mais partidas.
cli-arena-fault = { $contestant } perdeu a disposição { $seed }: { $reason }
cli-arena-wrote = Escrito em { $file }
cli-arena-deals = disposições
cli-arena-share = parte dos pontos
cli-arena-stopped = Parado; estes são os resultados até agora.
