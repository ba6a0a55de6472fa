cli-help-bot-tables = Cuántas mesas en juego con máquinas puede haber abierto un mismo cliente (0: sin límite).
cli-help-watchers = Cuántas conexiones de espectadores puede tener una mesa (0: sin límite).
cli-help-client-lines = Cuántas conexiones puede mantener abiertas un mismo cliente en todas las mesas (0: sin límite).
cli-help-connections = Cuántas conexiones en total (0: tantas como permita el equipo).
