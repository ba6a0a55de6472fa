### La primera partida de Moon River: lo que dicen las tarjetas, en orden.

lesson-moon-river-welcome = Te damos la bienvenida a Moon River. Tú eres Morado, y la máquina juega con Blanco y Naranja. Cada uno levanta un rancho de parcelas al otro lado del río.
lesson-moon-river-goal = Aquí crecerá tu rancho. Al final, cada territorio puntúa sus parcelas por sus vacas; un territorio son todas las parcelas de un paisaje que están unidas.
lesson-moon-river-column = Hay cuatro parcelas listas, y cada uno pone un ranchero en una de ellas. Los números bajos actúan primero, pero las mejores parcelas tienen números altos.
lesson-moon-river-stand-1 = Elige la pradera con dos vacas. Su número es el más alto, así que actuarás en último lugar en la primera ronda.
lesson-moon-river-take-1 = Los demás han actuado y ahora es tu turno. Toma tu parcela: va a una de tus tres casillas de almacén.
lesson-moon-river-stand-2 = Con el mismo ranchero eliges una parcela para la ronda siguiente. Toma la pradera con un círculo y una pepita: va bien con la primera.
lesson-moon-river-take-2 = Los demás han colocado sus primeros dominós. Toma tu parcela; así tienes dos.
lesson-moon-river-join-1 = Dos parcelas forman un dominó. Une tus dos praderas para colocarlas. También podrías guardarlas para más tarde.
lesson-moon-river-place-1 = El primer dominó debe tocar uno de tus puentes. Colócalo en la columna a, con las dos vacas junto al río y la otra pradera encima.
lesson-moon-river-cows = Los dos símbolos de vaca han traído dos vacas. El círculo trae un socio del saloon: eliges una ficha y una de sus dos caras.
lesson-moon-river-recruit-1 = Al final solo cuenta una vaca por parcela, así que dos en la misma son demasiadas. Recluta a un vaquero: sabe guiar vacas.
lesson-moon-river-drive = Lleva una vaca de a1 a a2. Así tu pradera tiene dos parcelas y dos vacas que cuentan: dos por dos son cuatro.
lesson-moon-river-enough = Un vaquero puede dar hasta tres pasos, pero no necesitas más. Elige «Basta».
lesson-moon-river-stand-3 = Ya tienes cinco puntos: cuatro por la pradera y uno por la pepita. Para la ronda siguiente, elige el cañón con el círculo.
lesson-moon-river-take-3 = Toma el cañón. Una parcela sola no es un dominó, así que espera en tu almacén.
lesson-moon-river-stand-4 = La pradera con una vaca sigue libre. Elígela. Está antes que las demás, así que actuarás en primer lugar en la ronda siguiente.
lesson-moon-river-take-4 = Ahora actúas en primer lugar. Toma la pradera.
lesson-moon-river-join-2 = Une el cañón y la pradera. Las dos mitades de un dominó pueden ser de paisajes distintos.
lesson-moon-river-place-2 = Basta un contacto con el mismo paisaje. Coloca la pradera en a3, encima de tus otras praderas; el cañón va a b3.
lesson-moon-river-score = Tu pradera ha crecido a tres parcelas con tres vacas: nueve puntos.
lesson-moon-river-recruit-2 = El círculo del cañón trae otro socio. Recluta al cuatrero. Ahora nadie tiene una vaca que pueda llevarse, pero todo socio vigila las vacas de su propio territorio frente a los cuatreros.
lesson-moon-river-stand-5 = Para la ronda siguiente, elige la granja con dos vacas.
lesson-moon-river-rest = El resto lo verás por el camino. Una calavera se lleva una vaca de su territorio. Cuando tu almacén está lleno, debes colocar un dominó. Cuando la caja está vacía, cada uno tiene un último turno y coloca lo que encaje.
lesson-moon-river-free = Desde aquí decides tú. Señala una parcela o una ficha para ver qué significa; Pista, Deshacer y las reglas están siempre ahí. ¡Buena suerte!
