## Saving a game in which something is hidden

cli-saved-secrets = Finché la partita non è finita, questo file rivela a chi lo apre tutte le carte coperte e il seme del caso. Solo il tuo account può leggerlo; chi lo condivide con te non dovrebbe guardare. Per continuare: highnoon play --resume FILE
