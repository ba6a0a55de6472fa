### I computer di Desperados: perché scelgono così

bot-desperados-reason-look = Sembra la scelta migliore guardando una mossa avanti.
bot-desperados-reason-plan = Fa parte del piano migliore per questo turno.

bot-desperados-why-coach = Porta alla diligenza, che si può assaltare a { $town } nella mossa { $move }.
bot-desperados-why-poker = Porta alla partita di poker di { $town } nella mossa { $move }.
bot-desperados-why-bank = Porta alla banca di { $town } entro la fine del turno.
bot-desperados-why-hide = Non c’è niente di meglio a portata: così eviti lo sceriffo.
bot-desperados-why-chase = Un arresto vale di più a { $town } nella mossa { $move }, e questa strada porta lì.
bot-desperados-why-now = Colpire adesso vale più di ciò che deve ancora venire.
bot-desperados-why-wait = In questo turno arriva ancora qualcosa di meglio.
bot-desperados-why-look = Nessuno può più approfittarne, e tu scopri che cosa contiene la banca.
bot-desperados-why-ride = A { $town } un vice protegge di più.
bot-desperados-why-start = Da qui tutte le banche sono vicine.
bot-desperados-why-post = Vale la pena di sorvegliare una banca, e così riveli poco.
bot-desperados-why-hideout = Da qui partono buone strade per il primo turno.
