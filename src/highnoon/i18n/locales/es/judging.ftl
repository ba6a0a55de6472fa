solver-turning-dollars = Turno { $turn }, { $seat }: { $action }. El desenlace sigue igual, pero con el mejor juego costó ${ $dollars }. Mejor: { $better }.
solver-turning-dollars-least = Turno { $turn }, { $seat }: { $action }. El desenlace sigue igual, pero con el mejor juego costó al menos ${ $dollars }. Mejor: { $better }.
solver-turning-dollars-about = Turno { $turn }, { $seat }: { $action }. El desenlace sigue igual, pero según las mejores líneas halladas costó unos ${ $dollars }. Mejor: { $better }.
solver-turning-harder = Turno { $turn }, { $seat }: { $action }. Aún gana, pero la victoria cuesta más de ver: { $turns ->
    [one] un turno más
   *[other] { $turns } turnos más
}. Más seguro: { $better }.
solver-turning-easier = Turno { $turn }, { $seat }: { $action }. Todo perdía, pero esto se refutó antes: { $turns ->
    [one] un turno antes
   *[other] { $turns } turnos antes
}. Más tenaz: { $better }.
solver-turning-only-win = Turno { $turn }, { $seat }: { $action }. Bien visto: cualquier otra opción dejaba escapar la victoria.
solver-turning-only-draw = Turno { $turn }, { $seat }: { $action }. Bien visto: cualquier otra opción era peor.
solver-choice-won = Gana
solver-choice-won-by = Gana por ${ $dollars }
solver-choice-won-least = Gana por al menos ${ $dollars }
solver-choice-won-outright = Gana en todo caso
solver-choice-lost = Pierde
solver-choice-lost-by = Pierde por ${ $dollars }
solver-choice-lost-least = Pierde por al menos ${ $dollars }
solver-choice-lost-outright = Pierde en todo caso
solver-choice-drawn = Empate
solver-choice-odds = { $percent } % de posibilidades de ganar
solver-choice-not-lost = No pierde; aún puede ganar
solver-choice-not-won = No gana; aún puede empatar
solver-choice-open = Aún sin demostrar
web-analysis-retry = { $count ->
    [one] Reintentar el error
   *[other] Reintentar { $count } momentos
}
web-analysis-retry-title = Reintentar tus errores
web-analysis-board = Abrir en el tablero de análisis
