### Las máquinas de Desperados: por qué eligen así

bot-desperados-reason-look = Parece lo mejor mirando una jugada por delante.
bot-desperados-reason-plan = Es parte del mejor plan para esta ronda.

bot-desperados-why-coach = Lleva a la diligencia, que se puede asaltar en { $town } en la jugada { $move }.
bot-desperados-why-poker = Lleva a la partida de póquer de { $town } en la jugada { $move }.
bot-desperados-why-bank = Lleva al banco de { $town } para el final de la ronda.
bot-desperados-why-hide = No hay nada mejor al alcance: así te apartas del camino del sheriff.
bot-desperados-why-chase = Un arresto vale más que nada en { $town } en la jugada { $move }, y este camino lleva allí.
bot-desperados-why-now = Dar el golpe ahora vale más que lo que queda por venir.
bot-desperados-why-wait = En esta ronda aún viene algo mejor.
bot-desperados-why-look = Ya nadie puede aprovecharlo, y tú averiguas qué guarda el banco.
bot-desperados-why-ride = En { $town }, un ayudante protege más.
bot-desperados-why-start = Desde aquí todos los bancos quedan cerca.
bot-desperados-why-post = Conviene vigilar un banco, y así delatas poco.
bot-desperados-why-hideout = Aquí empiezan buenos caminos para la primera ronda.
