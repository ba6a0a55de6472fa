cli-help-bot-tables = Laufende Tische mit Computern, die ein Gerät oder Netz eröffnet haben darf (0: ohne Grenze).
cli-help-watchers = Leitungen von Zuschauern an einem Tisch (0: ohne Grenze).
cli-help-client-lines = Leitungen, die ein Gerät oder Netz an allen Tischen offen halten darf (0: ohne Grenze).
cli-help-connections = Verbindungen insgesamt (0: so viele, wie der Rechner erlaubt).
