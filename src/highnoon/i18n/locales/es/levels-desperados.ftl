### Las máquinas de Desperados: sus nombres y lo que no ven

bot-desperados-1 = Principiante
bot-desperados-1-blind = Como desperado va al botín más cercano; como sheriff, al banco más rico. No ve ni el tiempo que pasa ni al otro bando.
bot-desperados-2 = Trotamundos
bot-desperados-2-blind = Conoce el horario y observa peones y ayudantes, pero cree que cada uno sigue donde se le vio por última vez.
bot-desperados-3 = Rastreador
bot-desperados-3-blind = Sabe exactamente dónde puede estar cada uno, pero considera igual de probables todos los sitios y solo mira una jugada por delante.
bot-desperados-4 = Ranger
bot-desperados-4-blind = Planea toda la ronda y reparte los objetivos, pero no piensa que el otro bando espera justo eso, ni en lo que aún falta para ganar.
bot-desperados-5 = Cerebro
bot-desperados-5-blind = Prueba los planes de su bando en cientos de mundos probables, pero solo piensa hasta el final de la ronda; lo que viene después lo estima.
