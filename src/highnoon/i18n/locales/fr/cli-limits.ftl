cli-help-bot-tables = Tables en cours avec ordinateurs qu’un même client peut avoir ouvertes (0 : sans limite).
cli-help-watchers = Lignes de spectateurs à une table (0 : sans limite).
cli-help-client-lines = Lignes qu’un même client peut garder ouvertes à toutes les tables (0 : sans limite).
cli-help-connections = Connexions en tout (0 : autant que la machine le permet).
