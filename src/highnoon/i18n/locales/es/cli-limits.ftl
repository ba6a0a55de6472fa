cli-help-bot-tables = Mesas en juego con máquinas que un mismo cliente puede haber abierto (0: sin límite).
cli-help-watchers = Líneas de espectadores en una mesa (0: sin límite).
cli-help-client-lines = Líneas que un mismo cliente puede mantener abiertas en todas las mesas (0: sin límite).
cli-help-connections = Conexiones en total (0: tantas como permita el equipo).
