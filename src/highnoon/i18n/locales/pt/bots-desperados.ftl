### Os computadores de Desperados: porque escolheram assim

bot-desperados-reason-look = Parece o melhor, olhando um movimento à frente.
bot-desperados-reason-plan = Faz parte do melhor plano para esta ronda.

bot-desperados-why-coach = Leva à diligência, que pode ser assaltada em { $town } no movimento { $move }.
bot-desperados-why-poker = Leva ao jogo de póquer de { $town } no movimento { $move }.
bot-desperados-why-bank = Leva ao banco de { $town } até ao fim da ronda.
bot-desperados-why-hide = Não há nada melhor ao alcance: assim você fica longe do xerife.
bot-desperados-why-chase = Uma detenção vale mais em { $town } no movimento { $move }, e este caminho leva até lá.
bot-desperados-why-now = Atacar agora vale mais do que o que ainda está para vir.
bot-desperados-why-wait = Ainda vem algo melhor nesta ronda.
bot-desperados-why-look = Já ninguém pode tirar partido disso, e você fica a saber o que o banco guarda.
bot-desperados-why-ride = Em { $town }, um ajudante protege mais.
bot-desperados-why-start = Daqui todos os bancos ficam perto.
bot-desperados-why-post = Vale a pena guardar um banco, e assim revela-se pouco.
bot-desperados-why-hideout = Daqui partem bons caminhos para a primeira ronda.
