### I computer di Desperados: come si chiamano e che cosa non vedono

bot-desperados-1 = Novellino
bot-desperados-1-blind = Da desperado va al bottino più vicino, da sceriffo alla banca più ricca. Non vede né il tempo che passa, né l’altra parte.
bot-desperados-2 = Vagabondo
bot-desperados-2-blind = Conosce l’orario e osserva pedine e vice, ma crede che ognuno sia ancora dove l’hanno visto l’ultima volta.
bot-desperados-3 = Segugio
bot-desperados-3-blind = Sa esattamente dove può essere ciascuno, ma considera ogni posto ugualmente probabile e guarda solo una mossa avanti.
bot-desperados-4 = Ranger
bot-desperados-4-blind = Pianifica tutto il turno e divide i bersagli, ma non pensa che l’altra parte si aspetta proprio questo, né a quanto manca ancora per vincere.
bot-desperados-5 = Stratega
bot-desperados-5-blind = Prova i piani della sua parte in centinaia di mondi probabili, ma pensa solo fino alla fine del turno; quello che viene dopo lo stima.
