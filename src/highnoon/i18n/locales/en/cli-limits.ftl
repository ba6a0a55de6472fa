cli-help-bot-tables = Running tables with computers that one client may have opened (0: no limit).
cli-help-watchers = Spectators' lines at one table (0: no limit).
cli-help-client-lines = Lines that one client may hold open at all tables (0: no limit).
cli-help-connections = Connections in all (0: as many as the machine allows).
