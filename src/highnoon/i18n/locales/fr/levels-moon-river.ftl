### Les ordinateurs de Moon River : leurs noms et ce qu’ils ne voient pas

bot-moon-river-1 = Pied-tendre
bot-moon-river-1-blind = Prend ce qui rapporte maintenant. Ne voit ni comment un territoire peut grandir, ni à quoi sert un partenaire.
bot-moon-river-2 = Colon
bot-moon-river-2-blind = Fait grandir son ranch, mais ne se sert pas des cow-boys, des voleurs et des desperados, et jouer tard ne le gêne pas.
bot-moon-river-3 = Rancher
bot-moon-river-3-blind = Se sert de tous les partenaires et surveille l’ordre du tour, mais ignore ce dont les autres ont besoin.
bot-moon-river-4 = Reine du bétail
bot-moon-river-4-blind = Voit ce dont les autres ont besoin et essaie quelques idées une manche à l’avance, mais n’y compte que les points.
bot-moon-river-5 = Baron des terres
bot-moon-river-5-blind = Poursuit ses meilleures idées dans beaucoup d’avenirs, mais y voit chacun se jeter sur ce qui paraît le mieux.
