cli-help-bot-tables = Laufende Tische mit Computern, die ein Gerät oder Netz eröffnet haben darf (0: unbegrenzt).
cli-help-watchers = Verbindungen von Zuschauern an einem Tisch (0: unbegrenzt).
cli-help-client-lines = Verbindungen, die ein Gerät oder Netz an allen Tischen zusammen offen halten darf (0: unbegrenzt).
cli-help-connections = Verbindungen insgesamt (0: so viele, wie der Rechner erlaubt).
