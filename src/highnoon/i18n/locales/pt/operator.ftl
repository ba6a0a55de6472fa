### O que é dito ao operador quando algo não se pode fazer, e `highnoon admin`.

error-report-unknown = Essa denúncia não existe.
error-operator-secret = Este não é o segredo do operador.
error-secret-wait = Chegaram demasiados segredos errados da sua rede. Espere { $seconds } segundos.
error-forget-nothing = Diga o que é para retirar: nomes, conversa ou ambos.
error-forget-nowhere = Essa mesa não existe, ou não tem esse lugar.
error-block-network = Isto não é nem um endereço nem uma rede, como 203.0.113.7 ou 2001:db8::/48.
error-block-wide = Esta rede é demasiado ampla para ser bloqueada.
error-block-own = Ficaria você mesmo de fora: esta rede contém esta máquina ou o seu próprio endereço.
error-block-unknown = Esta rede não está bloqueada.

## serve

cli-help-operator-for = Endereços e redes, além desta máquina, de onde o operador pode vir.
cli-error-secret-short = O segredo do operador em HIGHNOON_OPERATOR é demasiado curto: precisa de pelo menos { $least } caracteres.

## admin

cli-help-admin = Cuidar de uma casa em funcionamento: processos, mesas, denúncias e redes bloqueadas.
cli-help-admin-action = status, tables, close, reopen, forget, reports, remove, dismiss, blocks, block, unblock, audit ou new-secret.
cli-help-admin-target = A mesa, a denúncia ou a rede de que se trata.
cli-help-admin-server = O endereço da casa em funcionamento.
cli-help-admin-which = Que mesas são listadas: running, finished ou closed.
cli-help-admin-seat = Esquecer só o que é deste lugar, contado a partir de 0.
cli-help-admin-names = Esquecer os nomes.
cli-help-admin-talk = Esquecer a conversa e os planos.
cli-help-admin-hours = Quantas horas uma rede fica bloqueada.
cli-help-admin-why = O motivo, para o registo.
cli-help-admin-all = Listar também as denúncias resolvidas.
cli-help-admin-json = Imprimir a resposta em JSON.
cli-admin-done = Feito.
cli-admin-none = Não há nada para listar.
cli-admin-house = High Noon { $version } em { $store }: mesas a decorrer: { $running }, terminadas: { $finished }, fechadas: { $closed }; denúncias por resolver: { $reports }.
cli-admin-process = { $kind } { $host } (processo { $pid }, { $version }): ligações: { $sockets }, mesas em memória: { $tables }, { $cpu } % de um núcleo, { $memory } MB, falhas: { $failures }.
cli-admin-silent = { $kind } { $id }: ainda não disse nada de si.
cli-admin-new-secret = O novo segredo do operador está em { $file }. O antigo já não serve.
cli-admin-given = O segredo é dado por HIGHNOON_OPERATOR; mude-o lá.
cli-error-admin-action = Não existe a ação “{ $found }”. As ações são: { $known }.
cli-error-admin-target = “{ $action }” precisa de saber de que se trata: highnoon admin { $action } ALVO.
cli-error-admin-secret = O segredo do operador não está nem em HIGHNOON_OPERATOR nem em { $file }.
cli-error-admin-server = Nenhuma casa responde em { $url }: { $detail }.
