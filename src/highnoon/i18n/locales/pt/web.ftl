### A página: o que se diz à volta das mesas.

web-title = High Noon: Longhorn, Moon River e Desperados
web-brand-home = High Noon, início
web-home = Início
web-back = Voltar
web-close = Fechar
web-loading = A preparar…
web-lost = Esta página não existe.

## Os jogos

web-game-longhorn = Longhorn
web-game-longhorn-players = 2 jogadores
web-game-longhorn-minutes = 20 min
web-game-longhorn-tag = Roubar uma cor e deixar muitas vacas para trás.
web-game-moon-river = Moon River
web-game-moon-river-players = 2–4 jogadores
web-game-moon-river-minutes = 40 min
web-game-moon-river-tag = Escolher terras, cruzar o rio, enchê-las de vacas.
web-game-desperados = Desperados
web-game-desperados-players = 3–6 jogadores
web-game-desperados-minutes = 60 min
web-game-desperados-tag = Um xerife, um bando, cada movimento em segredo.
web-game-soon = Este jogo ainda está em construção.
web-game-words = Joga-se em palavras; o tabuleiro ainda está a ser desenhado.
web-game-soon-short = em construção

## Início

web-home-title = Escolha um jogo. O computador já está à mesa.
web-home-lead = Sem criar conta. Ou abra uma mesa, envie o link a alguém e joguem.
web-daily = Disposição do dia
web-puzzles = Problemas
web-play-now = Jogar já
web-against-computer = contra o computador
web-open-table = Abrir uma mesa
web-with-friend = entre amigos
web-continue = Continuar
web-ride-on = Seguir
web-more-tables =
    { $count ->
        [1] e mais uma mesa
       *[other] e mais { $count } mesas
    }
web-move-number = jogada { $n }
web-have-code = Tem um código de mesa?
web-code-example = p. ex. RIO47K
web-join = Entrar
web-upload-record = Abrir gravação
web-download-record = Guardar gravação

## Definições

web-settings = Definições
web-language = Idioma
web-name = O seu nome
web-name-hint = como os outros o veem
web-theme = Tema
web-theme-is-auto = do sistema
web-theme-is-light = claro
web-theme-is-dark = escuro
web-theme-light = Mudar para o tema claro
web-theme-dark = Mudar para o tema escuro
web-sound = Som
web-volume = Volume
web-sound-on = Ligar o som
web-sound-off = Desligar o som
web-speed = Animações
web-speed-off = desligadas
web-speed-quick = rápidas
web-speed-normal = normais
web-speed-slow = lentas
web-notify = Avisar quando for a minha vez
web-notify-note = Notificação do navegador quando este separador está oculto.
web-notify-refused = O navegador não o permite; verifique as definições desta página.
web-confirm-setting = Confirmar cada escolha
web-confirm-setting-note = O primeiro toque mostra o que aconteceria; o segundo confirma.
web-shortcuts = Teclas de atalho
web-shortcuts-note = 1–9 escolher, H dica, U desfazer, setas para rever.
web-evaluation-setting = Mostrar quem vai à frente
web-evaluation-setting-note = Em Longhorn, nas mesas com dicas.

## Abrir uma mesa

web-open-title = Abrir uma mesa
web-open-game = Jogo
web-open-seats = Lugares
web-open-go = Abrir a mesa
web-file-choose = Escolher ficheiro
web-option-sample = Descarregar um exemplo para alterar
web-players = Jogadores
web-seat-me = eu
web-seat-open = alguém, por link
web-seat-local = alguém, aqui
web-seat-bot = o computador
web-level = nível { $level }
web-level-of = Nível: { $name }
web-name-of = Nome: { $name }

## À volta da mesa

web-seats = Lugares e links
web-role-you = eu
web-role-person = jogador
web-role-bot = computador, { $level }
web-role-program = programa
web-role-open = lugar livre
web-role-record = de uma gravação
web-present = aqui
web-absent = ausente
web-thinking = a pensar…
web-is-thinking =
    { $count ->
        [1] { $name } está a pensar…
       *[other] { $name } estão a pensar…
    }
web-your-turn = É a sua vez
web-their-turn = A jogar
web-turn-of = É a vez de { $name }
web-waiting-friend = À espera de alguém
web-invite = Convite
web-invite-title =
    { $count ->
        [1] { $name }: este lugar está livre
       *[other] { $name }: estes lugares estão livres
    }
web-invite-note = Envie o link a alguém ou diga-lhe o código.
web-copy-link = Copiar o link
web-copied = Copiado
web-code = Código
web-sit-title =
    { $count ->
        [1] { $name }: este lugar está livre. Quer ocupá-lo?
       *[other] { $name }: estes lugares estão livres. Quer ocupar um?
    }
web-sit = Sentar-se
web-personal-link = O meu lugar noutro dispositivo
web-personal-note = Este link é a chave do seu lugar: não o mostre a ninguém.
web-watch-link = Link para espectadores
web-watching =
    { $count ->
        [0] Ninguém está a assistir.
        [1] Uma pessoa está a assistir.
       *[other] { $count } pessoas estão a assistir.
    }
web-seat-lost = Não foi possível voltar a abrir o seu lugar; agora está a assistir.
web-legend = O que significam os símbolos

## Jogar

web-choices = Escolhas
web-confirm = Confirmar
web-cancel = Cancelar
web-moves = Jogadas
web-tools = Ferramentas
web-look-here = Ir para este momento
web-hint = Dica
web-hint-thinking = A pensar…
web-hint-title = O computador sugere
web-hinted = a sugestão do computador
web-hints-off = Nesta mesa não há dicas.
web-undo = Desfazer
web-undo-not = Não há nada que possa desfazer.
web-undo-free = Desfazer a sua última escolha
web-undo-ask =
    { $count ->
        [1] Desfazer a sua última escolha, se { $name } concordar
       *[other] Desfazer a sua última escolha, se { $name } concordarem
    }
web-undo-question = { $name } quer desfazer uma escolha. Concorda?
web-undo-asked = { $name } pediu para desfazer uma escolha.
web-undo-agree = Concordar
web-undo-refuse = Recusar
web-resign = Desistir
web-resign-sure = Desistir da partida?
web-resign-note = { $name } desiste e a partida fica perdida.
web-play-on = Continuar a jogar
web-line-lost = Ligação perdida. A restabelecer; nada se perde.
web-try-now = Tentar agora
web-looking-back = A rever: passo { $n } de { $of }
web-back-to-now = Voltar ao presente
web-plain-note = Este jogo ainda não tem tabuleiro desenhado: está tudo aqui em palavras.
web-error-offline = Não se consegue contactar o servidor. Tem ligação à rede?
web-error-server = O servidor respondeu com um erro ({ $status }).

## Depois do jogo

web-result = resultado
web-game-over =
    { $count ->
        [1] Fim após uma jogada
       *[other] Fim após { $count } jogadas
    }
web-result-draw = Empate
web-result-abandoned = Sem vencedor
web-result-you = A vitória é sua
web-result-you-by = Vitória por { $by }
web-result-lost = Derrota
web-result-lost-by = Derrota por { $by }
web-result-wins =
    { $count ->
        [1] { $name } vence
       *[other] { $name } vencem
    }
web-result-wins-by =
    { $count ->
        [1] { $name } vence com { $by } de vantagem
       *[other] { $name } vencem com { $by } de vantagem
    }
web-total = Total
web-bill = Contas completas
web-rematch-seats = Mudar de lugar
web-rematch = Jogar outra vez
web-rematch-join = Ir para a próxima partida
web-replay = Rever
web-move-of = passo { $n } de { $of }
web-replay-start = Tudo pronto.
web-replay-first = Primeiro passo
web-replay-back = Passo anterior
web-replay-play = Reproduzir
web-replay-pause = Pausa
web-replay-forward = Passo seguinte
web-replay-last = Último passo
web-copy-moment = Copiar link para este momento
web-chart = Quanto valiam as duas manadas após cada passo

## Regras e primeiras partidas

web-rules = Regras
web-rules-of = { $game }: regras
web-rules-window = Abrir as regras numa nova janela
web-print = Imprimir
web-learn = A sua primeira partida
web-study = Estudo
