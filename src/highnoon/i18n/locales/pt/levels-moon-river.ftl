### Os computadores de Moon River: como se chamam e o que não veem

bot-moon-river-1 = Novato
bot-moon-river-1-blind = Leva o que dá pontos agora. Não vê como um território pode crescer nem para que serve um parceiro.
bot-moon-river-2 = Colono
bot-moon-river-2-blind = Faz crescer o próprio rancho, mas não se serve de cowboys, ladrões de gado nem desperados, e não se importa de jogar tarde.
bot-moon-river-3 = Criador de gado
bot-moon-river-3-blind = Usa todos os parceiros e cuida da ordem de jogo, mas não repara naquilo de que os outros precisam.
bot-moon-river-4 = Rainha do gado
bot-moon-river-4-blind = Vê aquilo de que os outros precisam e experimenta algumas ideias uma ronda à frente, mas aí só conta pontos.
bot-moon-river-5 = Barão das terras
bot-moon-river-5-blind = Segue as suas melhores ideias em muitos futuros, mas supõe que neles todos agarram o que parece melhor.
