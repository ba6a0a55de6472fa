cli-help-bot-tables = Tavoli in corso con computer che uno stesso client può aver aperto (0: nessun limite).
cli-help-watchers = Linee di spettatori a un tavolo (0: nessun limite).
cli-help-client-lines = Linee che uno stesso client può tenere aperte a tutti i tavoli (0: nessun limite).
cli-help-connections = Connessioni in tutto (0: quante ne consente la macchina).
