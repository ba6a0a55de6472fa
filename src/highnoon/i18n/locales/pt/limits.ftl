### O que a casa limita, e o que diz então.

error-talk-full = Já disse nesta mesa tudo o que ela consegue guardar; a partida continua.
error-plans-full = Já anotou nesta mesa tantos planos quantos ela consegue guardar; a partida continua.
error-undo-full = Nesta mesa já se desfez tanto que não se pode desfazer mais nada.
error-exchange-full = Mudou de ideias tantas vezes nesta partida que a sua escolha é agora definitiva.
error-changes-full = Houve tantas mudanças nesta mesa que a partir de agora só se pode jogar.
error-code-wait = Chegaram demasiados códigos errados da sua rede. Espere { $seconds } segundos, ou peça o link da mesa.
error-foreign-page = Uma página de outro site não pode fazer isto.
error-content-type = O servidor não aceita este tipo de conteúdo.
error-request-reused = Este identificador de pedido já foi usado para outra coisa.
error-records-day = Por agora, a sua rede já enviou tudo o que pode; tente mais tarde.
error-records-full = O servidor não tem agora espaço para mais gravações enviadas; as antigas são retiradas ao fim de alguns dias.
error-offer-opener = Só quem abriu a mesa pode voltar a oferecer um lugar.
error-offer-seat = Só o lugar de outra pessoa pode voltar a ser oferecido.
error-offer-decided = Já se decidiu algo neste lugar; agora só o seu próprio link ou uma votação podem mudar quem lá se senta.

web-offer = Voltar a oferecer o lugar
web-offer-sure = Libertar o lugar de { $name } para outra pessoa? Poderá ser ocupado com o link ou o código, e o link de { $name } deixa de funcionar.
web-offer-go = Libertar o lugar

## Para quem administra

cli-help-record-days = Dias durante os quais se guardam as gravações enviadas; 0 guarda-as para sempre.
cli-help-record-space = Megabytes que todas as gravações enviadas podem ocupar em conjunto; 0 sem limite.
