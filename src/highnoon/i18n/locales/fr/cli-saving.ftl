## Saving a game in which something is hidden

cli-saved-secrets = Jusqu’à la fin de la partie, ce fichier révèle à qui l’ouvre toutes les cartes cachées et la graine du hasard. Seul ton compte peut le lire ; ceux qui partagent ton compte ne devraient pas regarder. Pour continuer : highnoon play --resume FICHIER
