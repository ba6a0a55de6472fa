## Saving a game in which something is hidden

cli-saved-secrets = Até ao fim, este ficheiro revela a quem o abrir todas as cartas escondidas e a semente dos dados. Só a sua conta o pode ler; quem partilha a conta não deve espreitar. Para continuar: highnoon play --resume FICHEIRO
