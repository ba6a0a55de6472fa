### I computer di Longhorn: come si chiamano e che cosa non vedono

bot-longhorn-1 = Pivello
bot-longhorn-1-blind = Conta le vacche che ottiene ora. Non vede né quanto varranno, né che cosa farà poi il rivale.
bot-longhorn-2 = Mandriano
bot-longhorn-2-blind = Conta i dollari e guarda il prossimo turno del rivale, ma non vede lo sceriffo né i crotali.
bot-longhorn-3 = Ladro di bestiame
bot-longhorn-3-blind = Vede tutto ciò che è sul tabellone, ma non pianifica oltre tre turni.
bot-longhorn-4 = Capo mandriano
bot-longhorn-4-blind = Guarda lontano, ma solo fin dove arriva in un momento; oltre, conta i dollari.
bot-longhorn-5 = Marshal
bot-longhorn-5-blind = Dimostra quello che può. Tira a indovinare solo dove non trova una prova in tempo.
