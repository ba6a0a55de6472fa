## Saving a game in which something is hidden

cli-saved-secrets = Até a partida acabar, este ficheiro revela a quem o abrir todas as cartas escondidas e a semente do acaso. Só a sua conta o pode ler, por isso quem a partilha não deve espreitar. Para continuar: highnoon play --resume FICHEIRO
