## Saving a game in which something is hidden

cli-saved-secrets = Until the end this file tells every hidden card and the seed of the dice to whoever opens it. Only your account can read it; those who share your account should not look. Go on with it by: highnoon play --resume FILE
