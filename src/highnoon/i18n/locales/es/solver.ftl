solver-error-over = Esta partida ha terminado: ya no hay nada que resolver.
solver-error-dealing = El reparto no ha terminado: resuelve una posición posterior.
solver-error-game = Solo se puede resolver Longhorn; esto es un registro de { $game }.
solver-error-one = Indica exactamente una de estas cosas: una posición, un registro, --seed o --deals.
solver-error-out = --deals necesita --out ARCHIVO para sus resultados.
solver-error-file = { $file } no es un archivo de repartos resueltos: no se puede leer la línea { $line }.
solver-error-memory = Una memoria de { $memory } MB no cabe en este equipo; indica un --memory más pequeño.
solver-error-engine = El solucionador necesita Numba: instala highnoon[engine].

solver-help = Resolver una posición de Longhorn, o muchos repartos.
solver-help-target = Una posición, o el archivo de un registro.
solver-help-seed = Resolver el reparto de esta semilla.
solver-help-ambush = Con --seed o --deals, cómo toma una pepita la emboscada: choice o random.
solver-help-epidemic = Con --seed o --deals, a qué colores puede afectar una epidemia: any o present.
solver-help-seconds = Parar tras estos segundos (con --deals, por cada territorio de inicio).
solver-help-nodes = Parar tras estas posiciones (con --deals, por cada territorio de inicio).
solver-help-memory = El tamaño de la memoria de cada proceso en megabytes.
solver-help-deals = Resolver este número de repartos al azar, desde la semilla 1 o desde --seed.
solver-help-workers = Cuántas búsquedas a la vez (si no se indica, una; para una sola posición sin --nodes, una por procesador).
solver-help-out = Adónde van los resultados de --deals, uno por línea; lo que allí está decidido no se vuelve a resolver.
solver-help-ray = Resolver los repartos en este clúster de Ray («local» arranca uno aquí).

solver-progress = { $nodes } posiciones, { $seconds } s, { $rate } por segundo. { $proven }
solver-progress-deals = { $done } de { $total } repartos
solver-stopped = Sin terminar. Lo demostrado hasta ahora:
solver-value-win = { $seat } gana con el mejor juego.
solver-value-loss = { $seat } pierde con el mejor juego.
solver-value-draw = Empate con el mejor juego.
solver-value-odds = Con el mejor juego, { $seat } tiene un { $percent } % de posibilidades de ganar.
solver-value-between = Demostrado para { $seat }: al menos { $low }, como mucho { $high }.
solver-value-open = Aún no hay nada demostrado para { $seat }.
solver-word-win = victoria
solver-word-draw = empate
solver-word-loss = derrota
solver-word-odds = { $percent } %
solver-word-between = de { $low } a { $high }
solver-word-open = sin demostrar
solver-best = Lo mejor: { $action }
solver-line = Línea: { $line }
solver-moves = Todas las opciones:
solver-turns = { $turns ->
    [one] Un turno hasta el final de esta línea, contando el actual.
   *[other] { $turns } turnos hasta el final de esta línea, contando el actual. Otras líneas del mejor juego pueden ser más cortas o más largas.
}
solver-spent = { $nodes } posiciones en { $seconds } s.
solver-sum-deals = { $deals ->
    [one] Un reparto.
   *[other] { $deals } repartos.
}
solver-sum-chosen = Inicio elegido por el adversario: el primer jugador gana { $won }, empata { $drawn }, pierde { $lost }, sin decidir { $unknown }.
solver-sum-random = Todos los inicios por igual: el primer jugador gana { $won }, empata { $drawn }, pierde { $lost }, sin decidir { $unknown }.
solver-sum-ends = Cómo acaban las líneas: recuento { $scored }, nueve de un color { $nine }, captura { $caught }.
solver-sum-turns = Turnos con el mejor juego: mediana { $median }, media { $mean }.

solver-stands-ahead = Estimación: ventaja de { $seat }, alrededor del { $percent } %
solver-stands-even = Estimación: más o menos igualada
solver-stands-win = Exacto: { $seat } gana con el mejor juego
solver-stands-draw = Exacto: empate con el mejor juego
solver-stands-odds = Exacto: { $percent } % de posibilidades de ganar para { $seat }

solver-why-forced = Es la única jugada.
solver-why-only-win = Es la única jugada que gana.
solver-why-wins = Conserva la victoria.
solver-why-only-draw = Es la única jugada que no pierde.
solver-why-draws = Conserva el empate.
solver-why-lost = Todas las jugadas pierden contra el mejor juego.
solver-why-lost-longest = Todas las jugadas pierden contra el mejor juego; esta es la que más resiste.
solver-why-lost-most = Todas las jugadas pierden contra el mejor juego; refutar esta es lo que más cálculo exige.
solver-why-chances = Tiene las mejores posibilidades: { $percent } % de ganar para { $seat }.
solver-why-others-lose = Todas las demás jugadas pierden.
solver-why-holds = No pierde; aún no está demostrado si gana.
solver-why-looks = Parece la mejor; aún no hay nada demostrado.

## Dónde cambió una partida

solver-turning-win = Turno { $turn }, { $seat }: { $action }. Así se escapó la victoria. Mejor: { $better }.
solver-turning-loss = Turno { $turn }, { $seat }: { $action }. Así una partida ganada pasó a perdida. Mejor: { $better }.
solver-turning-draw = Turno { $turn }, { $seat }: { $action }. Así se escapó el empate. Mejor: { $better }.
solver-turning-odds = Turno { $turn }, { $seat }: { $action }. Las posibilidades de ganar bajaron del { $before } % al { $after } %. Mejor: { $better }.
solver-turning-luck = Turno { $turn }, azar: { $action }. Las posibilidades de ganar de { $seat } subieron del { $before } % al { $after } %.
solver-turning-resigned = Turno { $turn }: { $seat } se rindió en una partida que no estaba perdida. { $stood }.

solver-analysis-all = Todos los momentos de esta partida están demostrados.
solver-analysis-all-calm = Todos los momentos de esta partida están demostrados: nadie dejó escapar una victoria ni un empate.
solver-analysis-some = Momentos demostrados: { $proven } de { $total }; los demás son estimaciones.
solver-analysis-some-calm = Momentos demostrados: { $proven } de { $total }, los demás son estimaciones; de momento no hay ningún error demostrado que cambie el desenlace.
solver-stands-won = Ha ganado { $seat }
solver-stands-drawn = La partida ha acabado en empate
