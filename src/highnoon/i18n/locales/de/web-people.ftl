### Wer spielt

web-seats-open = Freie Plätze sind für
web-seats-open-invited = alle, die ich einlade
web-seats-open-house = alle im Haus
web-you-watch = Du schaust zu
web-invited-only = Die freien Plätze sind für Eingeladene: Frag nach dem Link oder dem Code.
