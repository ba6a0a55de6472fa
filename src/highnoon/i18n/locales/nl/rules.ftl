### De regels in de app: wat er omheen wordt gezegd.

rules-title = { $game }: de regels
rules-contents = Inhoud
rules-link = Link naar dit deel
rules-own-words = In onze eigen woorden. Waar de gedrukte uitgaven verschillen of zwijgen, vertelt het laatste deel wat wij spelen.
