## Saving a game in which something is hidden

cli-saved-secrets = Hasta que acabe la partida, este archivo revela todas las cartas ocultas y la semilla del azar a quien lo abra. Solo tu cuenta puede leerlo, así que quienes la comparten no deberían mirar. Para continuar: highnoon play --resume ARCHIVO
