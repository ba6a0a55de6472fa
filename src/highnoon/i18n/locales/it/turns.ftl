turns-help = Per più mosse, fino a un turno intero, scrivile su una riga separate da ;, per esempio: { $example }; …
turns-unfinished = Fatto: { $done }. Non fatto: { $left }. { $reason }
turns-not-yours = Non tocca più a te.
turns-read = Premi Invio per continuare.
