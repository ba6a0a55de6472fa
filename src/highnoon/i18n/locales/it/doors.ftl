error-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
error-house-full = La casa è piena. Riprova tra un attimo.
