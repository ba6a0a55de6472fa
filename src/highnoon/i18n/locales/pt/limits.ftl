### O que a casa limita, e o que diz então.

error-talk-full = Já disse nesta mesa tudo o que ela consegue guardar; a partida continua.
error-plans-full = Já anotou nesta mesa tantos planos quantos ela consegue guardar; a partida continua.
error-undo-full = Nesta mesa voltou-se atrás tantas vezes que agora o que está feito fica feito.
error-exchange-full = Mudou de ideias tantas vezes nesta partida que a sua escolha agora vale.
error-changes-full = Esta mesa mudou tantas vezes que agora só a partida continua.
error-code-wait = Chegaram demasiados códigos errados da sua rede. Espere { $seconds } segundos, ou peça o link da mesa.
error-foreign-page = Uma página de outro sítio não pode fazer isto.
error-content-type = A casa não aceita este tipo de conteúdo.
error-request-reused = Este identificador de pedido já foi usado para outra coisa.
error-records-day = A sua rede já enviou por agora o suficiente; tente mais tarde.
error-records-full = A casa não tem agora lugar para mais gravações enviadas; as antigas são retiradas ao fim de alguns dias.
error-offer-opener = Só quem abriu a mesa pode voltar a oferecer um lugar.
error-offer-seat = Só o lugar de outra pessoa pode voltar a ser oferecido.
error-offer-decided = Já se decidiu algo neste lugar; agora só o seu próprio link ou uma votação podem mudar quem lá se senta.

web-offer = Voltar a oferecer o lugar
web-offer-sure = O lugar de { $name } deve ficar livre para outra pessoa? Poderá ser ocupado com o link ou o código, e o link de { $name } deixa de valer.
web-offer-go = Libertar o lugar

## Para quem administra

cli-help-record-days = Dias durante os quais se guardam as gravações enviadas; 0 guarda-as para sempre.
cli-help-record-space = Megabytes que todas as gravações enviadas podem ocupar em conjunto; 0 sem limite.
