web-computers-away = Os computadores não conseguem pensar agora. A partida continua sozinha assim que voltarem.
error-computers-away = Os computadores não conseguem pensar agora. Tente de novo mais tarde.
error-computer-tables = Este dispositivo ou esta rede já tem { $count } mesas com computadores em curso. Termine primeiro uma delas.
error-computers-busy = Os computadores têm demasiado que fazer agora. Tente de novo daqui a pouco.
