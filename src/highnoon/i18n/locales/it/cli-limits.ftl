cli-help-bot-tables = Tavoli in corso con computer che uno stesso client può aver aperto (0: nessun limite).
cli-help-watchers = Connessioni di spettatori a un tavolo (0: nessun limite).
cli-help-client-lines = Connessioni che uno stesso client può tenere aperte a tutti i tavoli insieme (0: nessun limite).
cli-help-connections = Connessioni in tutto (0: quante ne consente la macchina).
