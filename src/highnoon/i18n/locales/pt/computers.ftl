web-computers-away = Os computadores não conseguem pensar agora. A mesa continua sozinha assim que voltarem.
error-computers-away = Os computadores não conseguem pensar agora. Tente de novo mais tarde.
