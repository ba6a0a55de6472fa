## Saving a game in which something is hidden

cli-saved-secrets = Bis zum Ende verrät diese Datei jedem, der sie öffnet, alle verdeckten Karten und den Startwert der Würfel. Nur dein Benutzerkonto kann sie lesen; wer es mitbenutzt, sollte nicht hineinsehen. Weiter geht es mit: highnoon play --resume DATEI
