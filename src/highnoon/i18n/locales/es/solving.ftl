solving-line = Una línea de mejor juego:
solving-end = El final está a entre { $least } y { $most } turnos, contando el actual: está demostrado, si quien gana se apresura y quien pierde lo retrasa.
solving-end-exact = { $least ->
    [one] La partida termina con este turno.
   *[other] El final está a { $least } turnos, contando el actual: está demostrado, si quien gana se apresura y quien pierde lo retrasa.
}
solving-end-most = { $most ->
    [one] La partida termina con este turno.
   *[other] La partida termina a más tardar tras { $most } turnos, contando el actual: cada uno se lleva al menos una vaca.
}
solving-help-json = Mostrar el resultado en JSON.
solving-help-analyse-json = Con --analyse, mostrar el resultado en JSON.
solving-error-json = --json es para una sola posición; los resultados de --deals ya están en JSON en --out.
solving-error-option = { $flag } { $asked } contradice la posición, que dice { $found }.
solving-error-analyse = --json necesita --analyse.
solving-better = Tras { $action }:
solving-moves = Lo que valía cada opción:
solving-margin-exact = Con el mejor juego, { $seat } acaba con exactamente { $least } $ más que el otro bando: está demostrado.
solving-margin = Con el mejor juego, { $seat } acaba con entre { $least } $ y { $most } $ más que el otro bando: está demostrado.
solving-margin-least = Con el mejor juego, { $seat } acaba con al menos { $least } $ más que el otro bando: está demostrado.
solving-margin-outright = El dinero apenas importa: { $seat } puede forzar un arresto, nueve vacas de un color o más de 4000 $ de ventaja.
