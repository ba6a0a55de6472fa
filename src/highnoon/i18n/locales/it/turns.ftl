turns-help = Più mosse in una riga, un turno intero: separale con ;, per esempio: { $example }; …
turns-unfinished = Fatto: { $done }. Non fatto: { $left }. { $reason }
turns-not-yours = Non è più il tuo turno.
turns-read = Premi Invio per continuare.
