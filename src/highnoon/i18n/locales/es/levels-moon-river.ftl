### Las máquinas de Moon River: sus nombres y lo que no ven

bot-moon-river-1 = Novato
bot-moon-river-1-blind = Toma lo que puntúa ahora. No ve ni cómo puede crecer un territorio ni para qué sirve un socio.
bot-moon-river-2 = Colono
bot-moon-river-2-blind = Hace crecer su rancho, pero no aprovecha a vaqueros, cuatreros y desperados, y no le importa actuar tarde.
bot-moon-river-3 = Ranchero
bot-moon-river-3-blind = Aprovecha a todos los socios y cuida el orden de turno, pero no se fija en lo que necesitan los demás.
bot-moon-river-4 = Reina del ganado
bot-moon-river-4-blind = Ve lo que necesitan los demás y prueba unas cuantas ideas una ronda por delante, pero allí solo cuenta puntos.
bot-moon-river-5 = Terrateniente
bot-moon-river-5-blind = Sigue sus mejores ideas en muchos futuros, pero supone que en ellos todos se lanzan a lo que parece mejor.
