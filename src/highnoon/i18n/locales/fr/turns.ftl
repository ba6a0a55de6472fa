turns-help = Plusieurs coups sur une ligne, tout un tour : sépare-les par ;, par exemple : { $example } ; …
turns-unfinished = Fait : { $done }. Pas fait : { $left }. { $reason }
turns-not-yours = Ce n’est plus ton tour.
turns-read = Appuie sur Entrée pour continuer.
