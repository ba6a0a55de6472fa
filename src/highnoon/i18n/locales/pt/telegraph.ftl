### O que se diz a quem está ausente, e por que algo não pode ser dito.

telegraph-turn = É a sua vez
telegraph-stop = Não me avisar mais
telegraph-hook-turn =
    { $count ->
        [one] { $game }: é a vez de { $names }.
       *[other] { $game }: é a vez de { $names }.
    }
telegraph-hook-test = Isto é um teste: os turnos serão anunciados aqui.

error-address = Isto não é um endereço web para o qual se possam enviar mensagens.
error-address-unknown = O endereço { $host } é desconhecido.
error-address-private = { $host } está numa rede privada. As mensagens só vão para lá se o operador permitir.
error-address-silent = { $host } não aceitou a mensagem.
error-bell-keys = As chaves do navegador para mensagens não são válidas.
error-house-key = A chave da casa em { $path } não pode ser lida. Reponha-a ou apague o ficheiro: cada dispositivo terá então de se inscrever de novo.
error-webhook-none = Esta mesa não tem webhook.
error-webhook-opener = Só quem abriu a mesa pode definir o seu webhook.

cli-help-private-networks = Redes privadas para as quais podem ser enviadas mensagens.
cli-help-outgoing-proxy = Um proxy por onde saem as mensagens, por exemplo http://proxy:3128.
cli-help-webhook = Um endereço avisado dos turnos de todas as mesas que não têm o seu.
cli-help-contact = Como os serviços push podem contactar o operador: mailto:nome@example.org.
