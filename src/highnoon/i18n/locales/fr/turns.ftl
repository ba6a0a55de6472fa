turns-help = Pour jouer plusieurs coups, jusqu’à un tour entier, écris-les sur une ligne en les séparant par ;, par exemple : { $example } ; …
turns-unfinished = Fait : { $done }. Pas fait : { $left }. { $reason }
turns-not-yours = Ce n’est plus ton tour.
turns-read = Appuie sur Entrée pour continuer.
