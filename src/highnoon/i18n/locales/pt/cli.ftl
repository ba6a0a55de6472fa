### O terminal

## Ajuda

cli-help = A mesa digital para três jogos de tabuleiro do faroeste.
cli-help-play = Jogar neste teclado contra pessoas e computadores.
cli-help-replay = Percorrer a gravação de uma partida.
cli-help-rules = Ler as regras de um jogo.
cli-help-perft = Contar todas as maneiras de uma partida continuar, incluindo o acaso.
cli-help-show = Desenhar uma posição a partir da sua linha de texto.
cli-help-record = Verificar uma gravação e imprimi-la, em texto com --text.
cli-help-lang = Idioma: de, en, es, fr, it, nl, pt ou ru. Por omissão, decide HIGHNOON_LANG ou LANG.
cli-help-game = longhorn, moon-river ou desperados.
cli-help-game-play = longhorn, moon-river ou desperados; com --resume, o ficheiro ou jogo a continuar.
cli-help-resume = Continuar a última partida por acabar, ou a do ficheiro dado.
cli-help-bot = Deixar o computador jogar neste lugar (eagle, jessie, ou 1, 2…); pode repetir-se.
cli-help-level = A força do computador: 1 é o nível mais fraco, 5 o mais forte.
cli-help-seats = Quem se senta onde, como eu,bot:2,eu: nomes de pessoas, ou bot com o seu nível.
cli-help-players = Quantos jogam.
cli-help-option = Uma opção do jogo, como ambush_nugget=choice; pode repetir-se.
cli-help-seed = O número de onde vem todo o acaso.
cli-help-map = Um mapa próprio para Desperados.
cli-help-pieces = Peças próprias para Moon River.
cli-help-file = O ficheiro de uma gravação.
cli-help-all = Imprimir toda a partida sem pausas.
cli-help-analyse = Em vez de percorrer a partida, dizer onde virou e o que teria sido melhor (Longhorn).
cli-help-depth = A profundidade em ações.
cli-help-position = Uma posição numa linha de texto.
cli-help-text = Em texto, em vez de linhas JSON.

## Escolher uma mesa

cli-menu-game = Que jogo?
cli-menu-how-many = Quantos jogam?
cli-menu-players = { $count } jogadores
cli-menu-who = Quem joga?
cli-menu-people =
    { $count ->
        [2] Duas pessoas neste teclado
       *[other] { $count } pessoas neste teclado
    }
cli-menu-you = Jogar como { $seat }, o computador joga o resto
cli-menu-level = Que força deve ter o computador?
cli-menu-resume = Continuar a partida por acabar ({ $file })
cli-menu-new = Começar uma partida nova
cli-menu-what = Há uma partida por acabar.
cli-menu-ask = Número (q para sair):
cli-level =
    { $level ->
        [1] Fácil
        [2] Médio
        [3] Difícil
       *[other] Nível { $level }
    }

## Jogar

cli-ask = { $seat }, a sua escolha (? para ajuda):
cli-thinking = { $seat } a pensar…
cli-hand-over = { $name }, o teclado é seu. Pressione Enter quando mais ninguém estiver a ver.
cli-confirm = Enter para confirmar, qualquer outra coisa para voltar a escolher:
cli-may-act = { $seat } ainda pode mudar de ideias: escreva @{ $name }
cli-more = … { $count } antes; l mostra tudo
cli-hint = Dica: { $number }  { $action }
cli-saved = Guardado em { $file }.
cli-left = A partida fica guardada em { $file }; continue com: highnoon play --resume
cli-kept = A gravação está em { $file }; veja-a com: highnoon replay FICHEIRO
cli-cut = A última linha de { $file } estava cortada; a partida continua a partir da anterior.
cli-commands =
    Para escolher, escreva um número, ou uma jogada tal como está na gravação.
    u desfaz · h dá uma dica · l mostra tudo · s FICHEIRO guarda uma cópia
    @NOME joga por outro dos seus lugares · Enter desenha a mesa de novo
    ? explica os símbolos · q sai (a partida fica guardada)

## O fim

cli-result-won =
    { $count ->
        [1] Vitória de { $seats }.
       *[other] Vitória de { $seats }.
    }
cli-result-draw = A vitória é partilhada.
cli-score = { $score }
cli-amount = { $amount }

## Rever

cli-replay-at = Momento { $moment } de { $last }
cli-replay-ask = Enter seguinte · b atrás · f início · l fim · um número salta · ? símbolos · q sair:
cli-analysis-progress = Análise: provados { $proven } de { $total } momentos, { $seconds } s (Ctrl-C para parar)
cli-analysis-turnings = Pontos de viragem, cada um com o seu momento na revisão:
cli-replay-end = Este é o último momento.
cli-replay-first = Este é o primeiro momento.
cli-error-moment = Não há nenhum momento “{ $found }”; escreva um número de 0 a { $last }, ou um destes: Enter b f l ? q.

## Contar

cli-perft-row =
    { $nodes ->
        [1] profundidade { $depth }: um caminho
       *[other] profundidade { $depth }: { $nodes } caminhos
    }

## O que não se pode fazer

cli-error-usage = Não se entendeu o comando: { $message }
cli-error-extra = O comando não aceita este argumento: { $found }
cli-error-command = Não há nenhum comando “{ $found }”; os comandos são: { $known }.
cli-error-no-flag = Aqui não há nenhuma opção { $name }; --help mostra as que há.
cli-error-flag-value = A opção { $name } precisa de um valor.
cli-error-missing = Falta algo: { $name }. Acrescente-o, ou veja --help.
cli-error-whole = { $name } precisa de um número inteiro, { $least } ou mais, mas recebeu “{ $found }”.
cli-error-positive = { $name } tem de ser um número acima de 0, como 0.5, não “{ $found }”.
cli-error-number = Não há nenhuma escolha número { $found }; os números vão de 1 a { $count }.
cli-error-level = O computador não tem o nível { $found }; os níveis são: { $allowed }.
cli-error-seats =
    { $expected ->
        [1] A lista de lugares “{ $text }” indica { $found } jogadores, mas joga um.
       *[other] A lista de lugares “{ $text }” indica { $found } jogadores, mas jogam { $expected }.
    }
cli-error-seat = Não há nenhum lugar “{ $found }”; os lugares são { $known }, ou um número de 1 a { $count }.
cli-error-switch = Agora não se pode jogar daqui por { $seat }.
cli-error-option = Uma opção escreve-se NOME=VALOR, mas foi dado: “{ $text }”.
cli-error-save-where = Onde guardar? Escreva s e o nome de um ficheiro, como: s serao.jsonl
cli-error-file = Não se pode usar o ficheiro { $file }: { $reason }.
cli-reason-missing = o ficheiro ou a sua pasta não existe
cli-reason-folder = é uma pasta, não um ficheiro
cli-reason-not-a-folder = uma parte do caminho não é uma pasta
cli-reason-permission = não tem permissão
cli-reason-full = o disco está cheio
cli-error-name = “{ $file }” não pode ser o nome de um ficheiro.
cli-error-record = { $file }: { $reason }
cli-error-busy = A partida em { $file } está a ser jogada noutra janela; feche-a lá primeiro.
cli-error-not-a-record = { $file } já existe e não é uma gravação do High Noon, por isso não foi substituído; escolha outro nome.
cli-error-not-text = { $file } não é texto em UTF-8, como um mapa tem de ser.
cli-error-nothing-to-resume = Não há nenhuma partida por acabar em { $folder }.
cli-error-position = Nenhum jogo entende esta posição; indique o seu jogo com --game para saber porquê.
cli-error-depth = A profundidade tem de ser pelo menos 1, não { $found }.
cli-error-both = Indique --seed ou --position, mas não ambas.
cli-error-language = Não há textos em “{ $found }”; os idiomas são: { $known }.
