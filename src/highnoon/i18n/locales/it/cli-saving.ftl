## Saving a game in which something is hidden

cli-saved-secrets = Fino alla fine questo file rivela a chi lo apre tutte le carte coperte e il seme dei dadi. Solo il tuo account può leggerlo; chi lo condivide con te non dovrebbe guardare. Per continuare: highnoon play --resume FILE
