usage-help-version = Mostrar a versão e terminar.
usage-error-players = As opções indicam números de jogadores diferentes: { $counts }.
usage-line = A linha { $line } não foi executada: { $reason }
usage-cut = A última linha de { $file } está cortada e não é considerada.
usage-error-undealt = A preparação desta partida não terminou: ainda não há nada para analisar.
