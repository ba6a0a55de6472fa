cli-help-bot-tables = How many running tables with computers one client may have opened (0: no limit).
cli-help-watchers = How many spectators’ connections one table may have (0: no limit).
cli-help-client-lines = How many connections one client may hold open at all tables together (0: no limit).
cli-help-connections = How many connections in all (0: as many as the machine allows).
