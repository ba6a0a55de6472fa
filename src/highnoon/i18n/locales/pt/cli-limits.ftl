cli-help-bot-tables = Quantas mesas em curso com computadores um mesmo cliente pode ter aberto (0: sem limite).
cli-help-watchers = Quantas ligações de espectadores uma mesa pode ter (0: sem limite).
cli-help-client-lines = Quantas ligações um mesmo cliente pode manter abertas em todas as mesas (0: sem limite).
cli-help-connections = Quantas ligações no total (0: tantas quantas a máquina permitir).
