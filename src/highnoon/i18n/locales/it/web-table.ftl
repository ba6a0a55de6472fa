### Il tavolo: l’ultima mossa, e le scelte che si fanno da sole.

web-told-again = Rivedi questa mossa
web-single-setting = Fare da sola l’unica scelta
web-single-setting-note = Quando la scelta è una sola, viene fatta per te; «Annulla» torna alla tua ultima vera decisione.
web-single = l’unica scelta
