cli-help-bot-tables = Mesas em curso com computadores que um mesmo cliente pode ter aberto (0: sem limite).
cli-help-watchers = Linhas de espetadores numa mesa (0: sem limite).
cli-help-client-lines = Linhas que um mesmo cliente pode manter abertas em todas as mesas (0: sem limite).
cli-help-connections = Ligações no total (0: tantas quantas a máquina permitir).
