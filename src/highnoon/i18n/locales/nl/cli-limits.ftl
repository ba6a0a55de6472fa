cli-help-bot-tables = Lopende tafels met computers die één client geopend mag hebben (0: geen grens).
cli-help-watchers = Verbindingen van toeschouwers aan één tafel (0: geen grens).
cli-help-client-lines = Verbindingen die één client aan alle tafels samen open mag houden (0: geen grens).
cli-help-connections = Verbindingen in totaal (0: zoveel als de machine toelaat).
