### A position in its parts, as its text has them (docs/notation.md).

web-study-field-turn = Por acabar neste turno
web-study-field-drawn = Tirado para a coluna
web-study-field-box = Na caixa
web-study-field-cows = Vacas na reserva
web-study-field-tiles = Placas extra
web-study-field-stores = { $seat }: armazém
web-study-field-round = Ronda
web-study-field-move = Movimento
web-study-field-plan = Primeiro plano de viagem
web-study-field-start = { $seat }: partida
web-study-field-cards = { $seat }: cartas
web-study-field-lost = { $seat }: cartas perdidas
web-study-field-deputies = Ajudantes que ainda podem mover-se
web-study-field-ridden = Ajudantes que já se moveram
web-study-field-decided = Já decidido
web-study-field-heists = Golpes anunciados
web-study-field-reckoned = Movimentos já revelados
web-study-field-due = Fichas por tirar
web-study-field-arrested = Sob prisão
web-study-field-poker-gone = Fichas de poker levadas
web-study-field-banks = Bancos
web-study-field-loot = Saque
web-study-cell = { $seat }, { $cell }

## Studies as trees

study-error-file = { $file } não é um estudo que se possa ler. { $reason }
web-study-full = Um estudo tem no máximo { $most } jogadas: retire um ramo ou comece outro.
