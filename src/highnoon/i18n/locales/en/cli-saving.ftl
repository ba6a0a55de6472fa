## Saving a game in which something is hidden

cli-saved-secrets = Until the game is over, this file reveals every hidden card and the random seed to anybody who opens it. Only your account can read it, so whoever shares your account should not look. To continue: highnoon play --resume FILE
