### A companhia à mesa: conversa, relógios, quem vem e quem vai, mesas públicas.

## Conversa

web-talk = Conversa
web-talk-none = Ainda ninguém disse nada.
web-talk-say = A todos…
web-talk-send = Enviar
web-talk-unread = nova
web-talk-watching = Quem assiste pode ler; só os jogadores falam.
web-talk-hushed =
    { $count ->
        [1] Uma mensagem de alguém que silenciou.
       *[other] { $count } mensagens de quem silenciou.
    }
web-mute = Silenciar
web-unmute = Deixar de silenciar

## Frases rápidas

web-quick = Frases rápidas
web-quick-hello = Olá!
web-quick-luck = Boa sorte!
web-quick-ready = Por mim, podemos começar.
web-quick-moment = Um momento, por favor.
web-quick-turn = É a sua vez?
web-quick-nice = Boa jogada!
web-quick-clever = Dessa não estava à espera.
web-quick-ouch = Ai!
web-quick-oops = Ups!
web-quick-sorry = Peço desculpa!
web-quick-thanks = Agradeço!
web-quick-yes = Sim
web-quick-no = Não
web-quick-played = Bem jogado, bela partida!
web-quick-again = Mais uma partida?
web-quick-bye = Tenho de ir. Até à próxima!
web-quick-place = Sobre uma cidade…
web-quick-meet = Encontramo-nos em { $place }.
web-quick-rob = Vamos roubar em { $place }.
web-quick-avoid = Longe de { $place }!
web-quick-sheriff = O xerife anda perto de { $place }.

## Relógios

web-pace = Tempo e companhia
web-clock = Relógio
web-clock-none = nenhum
web-clock-game = { $minutes } min por jogador, + { $increment } s por turno
web-clock-move =
    { $days ->
        [1] um dia por jogada
       *[other] { $days } dias por jogada
    }
web-zero = Quando o tempo acaba
web-zero-computer = o computador continua
web-zero-resign = perde-se a partida
web-clocks = Relógios
web-clock-runs = a contar
web-clock-hurry = depressa!
web-clock-alarm = Restam { $seconds } segundos.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } d { $hours } h

## Quem vem e quem vai

web-away = O computador substitui os ausentes
web-away-never = nunca
web-away-after = ao fim de { $minutes } min
web-stand-in-level = Nível desse computador
web-stand-in = joga o computador ({ $level })
web-stand-in-absent = Na sua ausência, é o computador que joga.
web-stand-in-left = Saiu da mesa; é o computador que joga por si.
web-stand-in-clock = O seu tempo acabou; é o computador que joga por si.
web-come-back = Retomar o meu lugar
web-replaced-absent = { $name } está ausente; joga o computador.
web-replaced-left = { $name } saiu; joga o computador.
web-replaced-clock = { $name } ficou sem tempo; joga o computador.
web-came-back = { $name } voltou.
web-leave = Sair da mesa
web-leave-sure = O computador joga por si. Pode retomar o seu lugar a qualquer momento.

## Votações

web-vote-begin = Votar a saída
web-vote-sure = Perguntar aos outros se o computador deve ficar de vez com o lugar de { $name }? Todos têm de concordar.
web-vote-ask = Perguntar aos outros
web-vote-question = { $by } pergunta: deve o computador ficar de vez com o lugar de { $name }?
web-vote-open = Votação sobre { $name }: { $count } de { $of } a favor.
web-vote-yes = Sim
web-vote-no = Não
web-vote-withdraw = Retirar
web-voted-out = { $name } saiu por votação: joga o computador.
web-seat-voted = Os outros votaram a sua saída e o computador ficou com o seu lugar. Pode continuar a assistir.
web-seat-given = O seu lugar está de novo livre para outros. Pode continuar a assistir.

## A próxima partida

web-rematch-how = Quem se senta onde?
web-rematch-same = Os mesmos lugares
web-rematch-rotate =
    { $count ->
        [2] Trocar de lado
       *[other] Rodar os lugares
    }
web-rematch-chosen = Como escolhido aqui
web-rematch-me = { $name } (eu)
web-rematch-computer = computador ({ $seat })

## Mesas públicas, e a minha vez

web-public = Mesas para assistir
web-public-asleep = Agora não está ninguém.
web-public-open = Qualquer pessoa pode assistir
web-public-open-note = A mesa aparece na página inicial. O que está oculto continua oculto.
web-watch = Assistir
web-notify-here = Avisar quando for a minha vez

web-hook-open = Anunciar os turnos noutro lugar…
web-games = As suas partidas


## Waiting no longer

web-missing = { $name } está ausente há algum tempo. Não precisa de esperar mais.
web-missing-computer = Deixar jogar o computador
web-missing-end = Terminar sem vencedor
web-missing-sure = Terminar este jogo sem vencedor? Não se pode voltar atrás.

## The next game is announced

web-next-ready = O próximo jogo está pronto.
web-next-go = Ir para a mesa
web-next-watch = Assistir

## The lobby

web-lobby = Lugares livres
web-lobby-there = À mesa: { $names }.
web-lobby-sit = Sentar-se: { $seat }
