### O que o servidor recusa, e o que se diz a quem o gere quando não consegue arrancar.

## Pedidos

error-malformed = Não se consegue entender o pedido: algo falta, é desconhecido ou é do tipo errado.
error-too-large = O pedido é demasiado grande.
error-too-many = Demasiados pedidos; espere um momento, por favor.
error-not-found = Não há nada neste endereço.
error-method = Isso não se pode fazer neste endereço.
error-http = Não se pode responder ao pedido.
error-internal = Algo correu mal no servidor; a mesa está intacta.

## Mesas e lugares

error-table-unknown = Esta mesa não existe; talvez tenha sido retirada.
error-table-broken = Esta mesa já não se consegue ler.
error-table-damaged = Os dados desta mesa estão danificados e não se conseguem ler; todas as outras mesas estão intactas. Quem gere este servidor talvez tenha uma cópia de segurança.
error-unstorable = O texto contém caracteres que não se podem guardar; nada foi alterado.
error-table-full = Todos os lugares desta mesa estão ocupados.
error-seat-taken = Este lugar está ocupado.
error-not-invited = Só quem foi convidado pode sentar-se aqui. Peça o link do convite ou o código.
error-seat-token = Esta chave não abre nenhum lugar desta mesa.
error-foreign-seat = Esse é o lugar de outra pessoa.
error-seat-count = O jogo é para { $expected } jogadores, mas foram pedidos { $found } lugares.
error-level-unknown = O computador não joga no nível { $level }; os níveis são: { $known }.
error-code-unknown = Nenhuma mesa com lugar livre tem este código.
error-changed-elsewhere = A mesa acabou de mudar; veja outra vez, por favor.
error-undo-not-asked = Ninguém lhe pediu acordo para desfazer nada.
error-stand-in = O computador está a jogar por si; retome primeiro o seu lugar.
error-clock-over = O seu tempo para esta partida acabou; o computador joga-a até ao fim.
error-vote-nobody = Só se pode votar sobre o lugar de uma pessoa.
error-vote-own = Não tem voto sobre este lugar.
error-vote-few = Uma votação precisa de pelo menos três pessoas à mesa.
error-vote-none = Não há votação sobre este lugar.
error-vote-open = Ainda há outra votação aberta.
error-places = Na próxima partida cada um precisa de exatamente um lugar.
error-quick-unknown = Essa frase rápida não existe.
error-say-nothing = Não há nada para dizer.
error-hints-off = Nesta mesa joga-se sem dicas.
error-hint-late = O computador não encontrou uma dica a tempo.
error-no-study = Não há solucionador para este jogo.
error-study-watching = Durante uma partida, só quem joga pode perguntar quem vai à frente.
error-viewer-unknown = Não há ninguém com este nome à mesa.
error-no-moment = A partida só tem { $count } momentos.
error-no-hello = A ligação foi aberta, mas não chegou nenhuma saudação.
error-record-lines = Isto é demasiado longo para uma gravação: o limite são { $limit } linhas.
error-page-missing = A página não foi construída; execute primeiro “make page”.

## O armazenamento

error-disk-full = O disco está cheio: nada foi alterado. Liberte espaço e tente outra vez.
error-store-trouble = Não foi possível guardar a mesa, por isso nada foi alterado; tente outra vez, por favor.
error-store = Não se pode usar a base de dados: { $detail }
error-store-closed = O servidor está a parar; nada foi alterado.
error-store-folder = Não se pode usar a pasta de dados { $path }: { $detail }.
error-store-in-use = Outro servidor usa a pasta de dados { $path }; pare-o primeiro ou escolha outra pasta.
error-store-corrupt = A base de dados { $path } está danificada ({ $detail }); nada foi escrito nela. Restaure-a a partir de uma cópia de segurança.
error-store-not-ours = O ficheiro { $path } não é uma base de dados do High Noon; nada foi escrito nele.
error-store-newer = A base de dados { $path } foi escrita por um High Noon mais recente (versão { $version }); nada foi escrito nela.

## Escutar

error-port-in-use = A porta { $port } em { $host } está a ser usada por outro programa; escolha outra com --port.
error-port-forbidden = A porta { $port } em { $host } não se pode usar sem direitos especiais; escolha com --port uma acima de 1023.
error-cannot-listen = O servidor não consegue escutar em { $host }, porta { $port }: { $detail }.

## O comando

cli-help-serve = Servir os jogos a navegadores.
cli-help-host = O endereço onde escutar; 0.0.0.0 para todos.
cli-help-port = A porta onde escutar.
cli-help-data = A pasta que guarda as mesas.
cli-help-public-url = O endereço que as pessoas usam, quando é outro, como https://example.org/games/.
cli-help-trusted-proxies = Endereços dos proxies em que se confia para identificar o cliente, separados por vírgulas.
cli-help-metrics-for = Endereços e redes, além desta máquina, que podem ler /metrics.
cli-help-keep-days = Dias que se guardam as mesas terminadas; 0 guarda-as para sempre.
cli-help-idle-days = Dias sem jogadas até se retirar uma mesa; 0 guarda-a para sempre.
cli-help-workers = Processos em que os computadores pensam.
cli-help-rate = Comandos por segundo que um cliente pode enviar; 0 para não haver limite.
cli-help-log-level = debug, info, warning ou error.
cli-help-open = Abrir a página no navegador.
cli-serving = O High Noon está em { $url } (parar com Ctrl-C).
cli-error-log-level = Não há nenhum nível de log “{ $found }”; os níveis são: { $known }.
cli-error-server-missing = O servidor precisa de mais pacotes (falta { $name }): instale highnoon[server].
error-not-away = Ainda está cá, ou não se ausentou há tempo suficiente.
