error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
error-house-full = Il server è pieno. Riprova tra un attimo.
error-watchers-full = Ci sono troppi spettatori. Riprova più tardi.
error-look-replaced = Questo posto è aperto su troppi schermi; questo non segue più la partita.
