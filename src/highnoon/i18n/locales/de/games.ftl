### Spiele, die nicht alles mitbringen.

error-no-lesson = Für dieses Spiel gibt es noch keine erste Partie zum Lernen.
error-no-rulebook = Die Regeln dieses Spiels sind noch nicht in der App.
games-not-drawn = Für das Terminal ist dieses Spiel nicht gezeichnet: Was auf dem Tisch liegt, steht ausgeschrieben da, in den Worten seiner Regeln.
