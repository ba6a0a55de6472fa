### De petits mots avant et après une partie.

web-chart-course = Où en était la partie, pas à pas
web-away-note = Dans tous les cas, quand quelqu’un dont c’est le tour est absent depuis cinq minutes, les autres peuvent laisser jouer l’ordinateur ou arrêter la partie sans vainqueur. Pour jouer sur plusieurs jours, choisis une pendule.
web-away-note-clock = La pendule en décide : personne n’attend plus longtemps qu’elle ne le dit.
