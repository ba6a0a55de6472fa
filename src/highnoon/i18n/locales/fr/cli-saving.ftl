## Saving a game in which something is hidden

cli-saved-secrets = Jusqu’à la fin, ce fichier révèle à qui l’ouvre toutes les cartes cachées et la graine des dés. Seul ton compte peut le lire ; ceux qui partagent ton compte ne devraient pas regarder. Pour continuer : highnoon play --resume FICHIER
