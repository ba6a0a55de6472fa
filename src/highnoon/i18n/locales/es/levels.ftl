### Las máquinas sin escalera propia: sus nombres y lo que no ven

bot-playouts-1 = Novato
bot-playouts-1-blind = Prueba cada opción en unas pocas partidas jugadas al azar, y la suerte lo engaña con facilidad.
bot-playouts-2 = Vaquero
bot-playouts-2-blind = Prueba cada opción en unos cientos de partidas al azar, y supone que sus rivales también juegan al azar.
bot-playouts-3 = Capataz
bot-playouts-3-blind = Prueba cada opción en unos miles de partidas al azar, pero sigue suponiendo que sus rivales juegan al azar.
