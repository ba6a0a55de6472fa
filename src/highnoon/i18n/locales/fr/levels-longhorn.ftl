### Les ordinateurs de Longhorn : leurs noms et ce qu’ils ne voient pas

bot-longhorn-1 = Pied-tendre
bot-longhorn-1-blind = Compte les vaches qu’il obtient maintenant. Ne voit ni ce qu’elles vaudront, ni ce que fera ensuite son rival.
bot-longhorn-2 = Vacher
bot-longhorn-2-blind = Compte les dollars et pense au prochain tour de son rival, mais ne voit ni le sheriff ni les crotales.
bot-longhorn-3 = Voleur de bétail
bot-longhorn-3-blind = Voit tout ce qui est sur le plateau, mais ne prévoit pas plus de trois tours à l’avance.
bot-longhorn-4 = Chef de convoi
bot-longhorn-4-blind = Regarde loin devant, mais seulement aussi loin qu’il le peut en un instant ; au-delà, il compte les dollars.
bot-longhorn-5 = Marshal
bot-longhorn-5-blind = Prouve ce qu’il peut. Ne devine que là où il ne trouve pas de preuve à temps.
