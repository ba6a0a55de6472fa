cli-help-bot-tables = Nombre de tables en cours avec ordinateurs qu’un même client peut avoir ouvertes (0 : sans limite).
cli-help-watchers = Nombre de connexions de spectateurs par table (0 : sans limite).
cli-help-client-lines = Nombre de connexions qu’un même client peut garder ouvertes, toutes tables confondues (0 : sans limite).
cli-help-connections = Nombre total de connexions (0 : autant que la machine le permet).
