### Premières parties : ce qui se dit autour des fiches.

lesson-title = Ta première partie
lesson-step = Fiche { $n } sur { $of }
lesson-next = Suivant
lesson-back = Fiche précédente
lesson-play-on = Continuer à jouer
lesson-without = Jouer sans les fiches
lesson-this-one = le choix de la leçon
lesson-not-now = Dans une vraie partie, ce serait permis. Pour cette leçon, fais le choix indiqué.
lesson-waiting = Maintenant, les autres jouent. Regarde ce qu’ils font.
lesson-watch = Regarde le règlement de comptes. Tu peux le mettre en pause ou le passer.
lesson-hide = Cacher la fiche
lesson-show = Montrer la fiche
