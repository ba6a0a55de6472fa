### Giochi che non portano tutto.

error-no-lesson = Per questo gioco non c’è ancora una prima partita.
error-no-rulebook = Le regole di questo gioco non sono ancora nell’app.
games-not-drawn = Questo gioco non è disegnato per il terminale: ciò che si trova sul tavolo è scritto per esteso, con le parole delle sue regole.
