### Prime partite: che cosa si dice intorno alle schede.

lesson-title = La tua prima partita
lesson-step = Scheda { $n } di { $of }
lesson-next = Avanti
lesson-back = Scheda precedente
lesson-play-on = Continua a giocare
lesson-without = Gioca senza schede
lesson-this-one = la scelta della lezione
lesson-not-now = In una vera partita potresti farlo. Per questa lezione, fai la scelta indicata.
lesson-waiting = Ora giocano gli altri. Guarda che cosa fanno.
lesson-watch = Guarda la fase di verifica. Puoi metterla in pausa o saltarla.
lesson-hide = Nascondi la scheda
lesson-show = Mostra la scheda
