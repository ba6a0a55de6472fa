### Quién juega

web-seats-open = Los asientos libres son para
web-seats-open-invited = quienes yo invite
web-seats-open-house = cualquiera de la casa
web-you-watch = Estás mirando
web-invited-only = Los asientos libres son para quienes tengan invitación: pide el enlace o el código.
