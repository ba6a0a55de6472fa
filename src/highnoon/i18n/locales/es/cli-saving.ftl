## Saving a game in which something is hidden

cli-saved-secrets = Hasta el final, este archivo revela a quien lo abra todas las cartas ocultas y la semilla de los dados. Solo tu cuenta puede leerlo; quienes comparten tu cuenta no deberían mirar. Para seguir: highnoon play --resume ARCHIVO
