### Mesas no próprio aparelho

pocket-error-alone = Para isso são precisas outras pessoas; numa mesa deste dispositivo só está você com computadores.
pocket-error-full = Já não há espaço neste dispositivo, por isso isto não foi guardado. Liberte espaço e tente de novo; nada do que foi mostrado se perde.
pocket-error-blocked = Este navegador não guarda nada para esta página, por isso isto não ficou guardado. Permita o armazenamento ou saia da janela privada.
pocket-error-cleared = O que este navegador guardava para esta página foi apagado, e esta mesa também. Não pode continuar; abra uma nova.
pocket-error-elsewhere = Esta mesa está aberta noutro separador deste navegador. Continue lá, ou feche esse separador e volte.
pocket-error-start = Não foi possível carregar o que joga neste dispositivo. Verifique a ligação e tente de novo.
pocket-fetching = A carregar o que joga neste dispositivo: { $done } de { $total } MB. Fica guardado para a próxima vez.
pocket-starting = A pôr a funcionar o que joga neste dispositivo…
pocket-where = Onde
pocket-where-house = No servidor
pocket-where-device = Neste dispositivo
pocket-where-note = Contra computadores ou passando o dispositivo; continua também sem rede. Carrega cerca de { $total } MB uma única vez.
pocket-here = Neste dispositivo
pocket-fleeting = Este navegador não guarda nada para esta página: as mesas duram até a fechar. Permita o armazenamento ou saia da janela privada.
pocket-cut-off = Não se consegue contactar o servidor. Pode jogar neste dispositivo; o que precisa de outras pessoas volta com a ligação.
pocket-no-house = Não há nenhum servidor por trás desta página: tudo se joga neste dispositivo, também sem rede.
pocket-error-damaged = Esta partida guardada está danificada e não se consegue ler, por isso não continua. Fica como está neste dispositivo.
pocket-lacking = Não neste dispositivo: { $levels }. Pensar levaria aqui demasiado tempo.
