## Saving a game in which something is hidden

cli-saved-secrets = Tot de partij is afgelopen, verraadt dit bestand aan wie het opent alle verborgen kaarten en het startgetal van het toeval. Alleen jouw account kan het lezen; wie je account deelt, moet niet kijken. Verder spelen: highnoon play --resume BESTAND
