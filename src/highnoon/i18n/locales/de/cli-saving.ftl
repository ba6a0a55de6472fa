## Saving a game in which something is hidden

cli-saved-secrets = Bis zum Ende der Partie verrät diese Datei jedem, der sie öffnet, alle verdeckten Karten und die Startzahl des Zufalls. Nur dein Benutzerkonto kann sie lesen; wer es mitbenutzt, sollte nicht hineinsehen. Weiter geht es mit: highnoon play --resume DATEI
