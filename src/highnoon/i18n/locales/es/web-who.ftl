### Quién juega: un nombre, un retrato y la fuerza de la máquina

web-who-title = ¿Quién juega?
web-who-note = Tu nombre y tu cara en todas las mesas. Se quedan en este dispositivo hasta que te sientes en alguna; puedes cambiarlos cuando quieras en los ajustes.
web-who-portrait = Retrato
web-who-ready = Soy yo
web-who-skip = Ahora no
web-who-change = Elegir un retrato
web-name-full = Un nombre puede tener { $count } caracteres como máximo.

web-portrait-rancher = ranchero con bigote
web-portrait-teacher = maestra con gafas
web-portrait-prospector = buscador de oro con barba
web-portrait-gambler = jugador con bombín
web-portrait-engineer = maquinista con gorra
web-portrait-singer = cantante con rizos
web-portrait-doctor = médico con chistera
web-portrait-drover = arriera con trenzas
web-portrait-horse = caballo
web-portrait-hound = perro
web-portrait-owl = búho
web-portrait-coyote = coyote

web-computer-is = Máquina: { $name }
web-level-pick = ¿Qué fuerza tiene la máquina?
web-rematch-level = La máquina juega como
web-rematch-deal =
    { $count ->
        [2] Mismo reparto, lados cambiados
       *[other] Mismo reparto, cada cual un asiento más allá
    }
web-rematch-deal-note = Todo se coloca igual que antes; lo que se saque después se saca de nuevo.
