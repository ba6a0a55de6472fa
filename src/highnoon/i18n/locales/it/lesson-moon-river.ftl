### La prima partita di Moon River: che cosa dicono le schede, in ordine.

lesson-moon-river-welcome = Ti diamo il benvenuto a Moon River. Tu sei Viola, e il computer gioca Bianco e Arancione. Ognuno costruisce un ranch di lotti al di là del fiume.
lesson-moon-river-goal = Qui crescerà il tuo ranch. Alla fine ogni territorio vale i suoi lotti per le sue vacche. Un territorio è l’insieme dei lotti di un paesaggio uniti fra loro.
lesson-moon-river-column = Quattro lotti sono pronti, e ognuno mette un ranchero su uno di essi. I numeri bassi agiscono prima, ma i lotti migliori hanno numeri alti.
lesson-moon-river-stand-1 = Mettiti sulla prateria con due vacche. Il suo numero è il più alto, quindi nel primo round agirai dopo tutti gli altri.
lesson-moon-river-take-1 = Gli altri hanno agito, e ora tocca a te. Prendi il tuo lotto: va in una delle tue tre caselle di magazzino.
lesson-moon-river-stand-2 = Con lo stesso ranchero scegli un lotto per il prossimo round. Prendi la prateria con un cerchio e una pepita: si abbina bene alla prima.
lesson-moon-river-take-2 = Gli altri hanno posato i loro primi domino. Prendi il tuo lotto; così ne hai due.
lesson-moon-river-join-1 = Due lotti formano un domino. Unisci le tue due praterie per posarle. Potresti anche tenerle per dopo.
lesson-moon-river-place-1 = Il primo domino deve toccare uno dei tuoi ponti. Posalo nella colonna a, con le due vacche lungo il fiume e l’altra prateria sopra.
lesson-moon-river-cows = I due simboli di vacca hanno portato due vacche. Il cerchio porta un compagno dal saloon: scegli un gettone e una delle sue due facce.
lesson-moon-river-recruit-1 = Alla fine conta una sola vacca per lotto, quindi due sullo stesso sono troppe. Recluta un cowboy: sa guidare le vacche.
lesson-moon-river-drive = Guida una vacca da a1 ad a2. Così la tua prateria ha due lotti e due vacche che contano: due per due fa quattro.
lesson-moon-river-enough = Un cowboy può fare fino a tre passi, ma non te ne servono altri. Scegli «Basta così».
lesson-moon-river-stand-3 = Ora hai cinque punti: quattro per la prateria, uno per la pepita. Per il prossimo round scegli il canyon con il cerchio.
lesson-moon-river-take-3 = Prendi il canyon. Un lotto solo non fa un domino, quindi aspetta nel tuo magazzino.
lesson-moon-river-stand-4 = La prateria con una vacca è ancora libera. Scegli quella. Viene prima degli altri lotti, quindi nel prossimo round agirai prima di tutti.
lesson-moon-river-take-4 = Ora agisci prima di tutti. Prendi la prateria.
lesson-moon-river-join-2 = Unisci canyon e prateria. Le due metà di un domino possono essere di paesaggi diversi.
lesson-moon-river-place-2 = Basta un contatto con lo stesso paesaggio. Posa la prateria in a3, sopra le altre tue praterie; il canyon va in b3.
lesson-moon-river-score = La tua prateria ora ha tre lotti con tre vacche: nove punti.
lesson-moon-river-recruit-2 = Il cerchio del canyon porta un altro compagno. Recluta il ladro di bestiame. Ora nessuno ha una vacca che tu possa prendere, ma ogni compagno protegge dai ladri le vacche del suo territorio.
lesson-moon-river-stand-5 = Per il prossimo round scegli la fattoria con due vacche.
lesson-moon-river-rest = Il resto lo incontrerai strada facendo. Un teschio porta via una vacca dal suo territorio. Quando il tuo magazzino è pieno, devi posare. Quando la scatola è vuota, ognuno ha un ultimo turno e posa ciò che ci sta.
lesson-moon-river-free = Da qui in poi decidi tu. Indica un lotto o un gettone per leggere che cosa significa; Consiglio, Annulla e le regole sono sempre lì. Buona fortuna!
