### Le regole nell’applicazione: che cosa si dice intorno a esse.

rules-title = { $game }: le regole
rules-contents = Indice
rules-link = Link a questa sezione
rules-own-words = Con parole nostre. Dove le edizioni stampate differiscono o tacciono, l’ultima sezione dice come giochiamo.
