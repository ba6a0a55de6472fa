error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
error-house-full = La casa è piena. Riprova tra un attimo.
error-watchers-full = Ci sono troppi spettatori. Riprova più tardi.
error-look-replaced = Questo posto è stato aperto su altri schermi; questo non segue più la partita.
