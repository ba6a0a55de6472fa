## A che cosa nessuna partita di Longhorn porta

longhorn-position-struck-nine = L’epidemia ha colpito un colore ({ $colour }), quindi manca almeno una delle sue vacche; ma ci sono tutte e nove.
longhorn-position-token-empty = A { $place } non resta nessuna vacca, quindi non può esserci un gettone: appena un territorio si svuota, il suo gettone si usa o torna nella scatola.
longhorn-position-tokens-used = Gettone «{ $token }»: quelli presenti e quelli che devono essere stati usati fanno { $found }, più di quanti ne esistano.
longhorn-position-tokens-many = Si distribuiscono nove gettoni, ma { $found } sono sul tabellone, appartengono a qualcuno o devono essere stati usati.
longhorn-position-other-last = Il fuorilegge è dove l’avversario ha appena giocato. Ci porta solo il proprio Snake Oil, da un territorio che ora è vuoto.
longhorn-position-herd = Vacche appena rubate: { $found }. Nessun colore della mandria di chi è di turno ne ha tante.
longhorn-position-over = In questa posizione la partita è finita.
longhorn-position-options = La posizione si gioca con opzioni diverse da quelle del tavolo.
