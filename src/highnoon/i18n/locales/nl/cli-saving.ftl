## Saving a game in which something is hidden

cli-saved-secrets = Tot het einde verraadt dit bestand aan wie het opent alle verborgen kaarten en de startwaarde van de dobbelstenen. Alleen jouw account kan het lezen; wie je account deelt, moet niet kijken. Verder spelen: highnoon play --resume BESTAND
