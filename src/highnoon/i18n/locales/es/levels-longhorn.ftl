### Las máquinas de Longhorn: sus nombres y lo que no ven

bot-longhorn-1 = Novato
bot-longhorn-1-blind = Cuenta las vacas que consigue ahora. No ve ni lo que valdrán ni lo que hará después su rival.
bot-longhorn-2 = Vaquero
bot-longhorn-2-blind = Cuenta dólares y mira el próximo turno de su rival, pero no se fija en el sheriff ni en las serpientes.
bot-longhorn-3 = Cuatrero
bot-longhorn-3-blind = Ve todo lo que hay en el tablero, pero no planea más de tres turnos.
bot-longhorn-4 = Mayoral
bot-longhorn-4-blind = Mira muy adelante, pero solo hasta donde llega en unos instantes; más allá, cuenta dólares.
bot-longhorn-5 = Marshal
bot-longhorn-5-blind = Demuestra lo que puede, y solo conjetura donde no encuentra una demostración a tiempo.
