### Mesas que vão para o dispositivo e voltam

along-error-gone = Esta mesa está agora no dispositivo de quem nela joga; até voltar, aqui nada pode mudar.
along-error-stays = Só se pode levar uma mesa em jogo onde estejam apenas você e computadores, e que não seja de um grupo nem de uma primeira partida.
along-error-home = Esta mesa já voltou ao servidor. O que foi jogado no dispositivo fica lá.
along-error-strayed = O que foi jogado no dispositivo não continua o que o servidor sabe, por isso não foi aceite. Fica no dispositivo.
along-error-levels = Um dos computadores desta mesa não joga num dispositivo, por isso a mesa fica no servidor.
along-take = Levar
along-take-note = A mesa passa para este dispositivo e continua também sem rede; pode trazê-la de volta quando quiser. O resultado ficará assinalado como jogado num dispositivo.
along-take-secrets = Neste jogo há segredos, e quem tem o dispositivo poderia vê-los lá. Leve a mesa só se isso não importar.
along-take-go = Levar a mesa
along-bring = Trazer de volta
along-bring-note = A mesa volta ao servidor com tudo o que foi jogado aqui.
along-bring-go = Trazer a mesa de volta
along-title = Esta mesa foi levada
along-there = Continuar neste dispositivo
along-here = Continuar antes aqui
along-here-note = Continua onde estava quando foi levada; o que se jogou depois no dispositivo não conta aqui.
along-was-home = Esta mesa voltou ao servidor.
along-go-home = Para a mesa no servidor
along-marked = Jogado num dispositivo
