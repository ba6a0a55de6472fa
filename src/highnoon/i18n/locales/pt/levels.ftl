### Os computadores sem escada própria: como se chamam e o que não veem

bot-playouts-1 = Novato
bot-playouts-1-blind = Experimenta cada escolha em poucas partidas ao acaso, e a sorte engana-o com facilidade.
bot-playouts-2 = Vaqueiro
bot-playouts-2-blind = Experimenta cada escolha em algumas centenas de partidas ao acaso, e supõe que os rivais também jogam ao acaso.
bot-playouts-3 = Capataz
bot-playouts-3-blind = Experimenta cada escolha em alguns milhares de partidas ao acaso, mas continua a supor que os rivais jogam ao acaso.
