### Chi gioca

web-seats-open = I posti liberi sono per
web-seats-open-invited = chi invito io
web-seats-open-house = tutta la casa
web-you-watch = Stai guardando
web-invited-only = I posti liberi sono per chi è invitato: chiedi il link o il codice.
