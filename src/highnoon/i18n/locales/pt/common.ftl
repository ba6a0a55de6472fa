### O que diz cada jogo e cada porta da casa.

## Listas

list-none = ninguém

## Opções e jogos

cluster-error-missing = --ray precisa do pacote Python ray, que não está instalado.
cluster-error-address = Nenhum cluster Ray responde em “{ $address }”: { $reason }.
error-game-unknown = Não há nenhum jogo “{ $game }”; os jogos são: { $known }.
error-rules-version = Isto precisa da versão { $version } das regras de { $game }, mas aqui só se conhecem versões até { $newest }; um High Noon mais recente talvez a conheça.
error-option-unknown = Não há nenhuma opção “{ $option }”; as opções são: { $known }.
error-option-value = A opção { $option } não pode ser “{ $value }”, só: { $allowed }.

## Jogar

error-no-seat = Não há nenhum lugar { $seat } nesta mesa.
error-not-your-turn = Não é a sua vez: a partida espera por outra pessoa.
error-over = A partida acabou: já não se pode jogar.
error-not-over = Isso só se pode ver quando a partida acabar.
error-stale = A partida já avançou: isto foi decidido no momento { $version } e já vamos no momento { $current }.
error-cannot-resign = Só pode desistir quem joga uma partida entre dois lados.
error-action-unknown = “{ $action }” não é uma ação deste jogo.
error-action-index = Não há nenhuma ação número { $index }: há { $count } ações, contadas a partir de 0.
error-undo-nothing = Não há nada para desfazer.
error-undo-revealed = Isso não se pode desfazer: entretanto algo foi revelado.
error-undo-agreement = Isso só se pode desfazer com o acordo de { $seats }.
result-resigned = { $seat } desistiu.
result-late = O tempo de { $seat } acabou.
result-abandoned = { $seat } não voltou; o jogo termina sem vencedor.

## Ficheiros de dados

error-data-toml = O ficheiro não é TOML válido: { $reason }.
error-data-field = Linha { $row } de “{ $table }”: o campo “{ $field }” falta, é desconhecido ou é do tipo errado.

## Gravações

error-record-empty = Este ficheiro não é uma gravação do High Noon: não tem uma única linha completa.
error-record-binary = Este ficheiro não é uma gravação do High Noon: uma gravação é feita de linhas JSON em UTF-8, e isto não é texto em UTF-8.
error-record-long = Isto é demasiado longo para uma gravação: o limite são { $limit } bytes.
error-record-json = A linha { $line } não é um objeto JSON, como deve ser cada linha de uma gravação: { $text }
error-record-not-ours = Isto não é uma gravação do High Noon: a primeira linha não diz "highnoon": 1.
error-record-newer = Esta gravação está no formato { $version }, mas aqui só se conhecem formatos até { $known }; um High Noon mais recente talvez a possa ler.
error-record-header = A primeira linha da gravação precisa de um “{ $field }” válido, mas tem { $found }.
error-record-line = A linha { $line } não é uma linha de gravação (ação, recuo, conversa ou fim): { $text }
error-record-partial = Esta gravação só contém o que foi visto por { $viewer }, por isso não se pode rever; para isso é preciso uma gravação completa.
error-record-seats = A gravação indica { $found } jogadores, mas as suas opções pedem { $expected }.
error-record-data = A gravação foi jogada com peças ({ $found }) diferentes das que se usam aqui ({ $expected }).
error-record-at = A linha { $line } da gravação não se pode jogar: { $reason }
error-record-who = Nesta mesa ninguém se chama “{ $found }”.
error-record-nobody = Não diz claramente quem fez o quê.
error-record-undo = { $count ->
    [1] Não se pode desfazer aqui uma ação.
   *[other] Não se podem desfazer aqui { $count } ações.
}
error-record-end = O fim anotado não é o fim a que as ações levam.
error-text-title = Uma gravação em texto começa pela linha “{ $expected }”, mas esta começa por “{ $found }”.
error-text-line = A linha { $line } não é uma linha de gravação em texto (cabeçalho, turno, recuo, conversa ou fim): { $text }

## Computadores

bot-reason-playouts = Ganhou { $percent } % das partidas jogadas daqui até ao fim.
