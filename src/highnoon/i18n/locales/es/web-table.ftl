### La mesa: la última jugada y las opciones que se juegan solas.

web-told-again = Ver otra vez esta jugada
web-single-setting = Jugar sola la única opción
web-single-setting-note = Si solo hay una opción, se juega por ti; «Deshacer» vuelve a tu última decisión de verdad.
web-single = la única opción
