### Los bots: por qué eligen y cómo fallan

## Por qué

bot-reason-turns =
    { $turns ->
        [one] Lo mejor que se ve en este turno.
       *[other] Lo mejor que se ve en { $turns } turnos.
    }
bot-reason-won =
    { $turns ->
        [one] Gana en este turno.
       *[other] Gana en { $turns } turnos como mucho, haga lo que haga el otro bando.
    }
bot-reason-proven = Gana, haga lo que haga el otro bando.
bot-reason-even = Está demostrado que no se puede forzar nada mejor.
bot-reason-lost = Todo está perdido si el otro bando no se equivoca.
bot-reason-simulations =
    { $count ->
        [one] Según una partida simulada.
       *[other] Según { $count } partidas simuladas.
    }

## Lo que puede fallar en un bot

bot-fault-start = No se pudo arrancar el programa: { $reason }
bot-fault-died = El programa terminó (código { $code }) en vez de responder. Sus últimas palabras: { $said }
bot-fault-hung = El programa no respondió en { $seconds } s.
bot-fault-flooded = El programa escribió más de lo permitido ({ $bytes } bytes).
bot-fault-unasked = El programa escribió una línea que nadie le pidió.
bot-fault-nonsense = La respuesta no es ninguna de las opciones: { $answer }
bot-error-spec = «{ $spec }» no es un bot de este juego. Hay estos: { $known }.
bot-error-missing = «{ $spec }» necesita el paquete de Python { $module }, que no está instalado.
bot-error-contestants =
    { $found ->
        [one] Se ha dado un participante;
       *[other] Se han dado { $found } participantes;
    } esta mesa necesita de dos a { $chairs }.

## La arena

cli-arena-help = Enfrentar bots en repartos reflejados y medir cuál es más fuerte.
cli-arena-help-players = Los participantes, como 5,3: niveles, random, openspiel-mcts, o cmd: y un programa.
cli-arena-help-games = Cuántas partidas como mucho (200 si no se indica).
cli-arena-help-seats = Cuántos asientos tiene la mesa.
cli-arena-help-seconds = Segundos por decisión, iguales para todos (si no se indica, el tiempo propio de cada bot).
cli-arena-help-jobs = Cuántas partidas a la vez (si no se indica, una por procesador).
cli-arena-help-seed = El número del primer reparto.
cli-arena-help-all = Jugar todas las partidas aunque la respuesta ya esté clara.
cli-arena-help-json = Escribir los resultados en este archivo.
cli-arena-help-chart = Dibujar los resultados en este archivo SVG.
cli-arena-help-ray = Jugar en el clúster de Ray de esta dirección.
cli-arena-progress = { $game }: { $players }
cli-arena-contestant = participante
cli-arena-first = Primero en el { $share } % de las partidas.
cli-arena-elo = Diferencia de Elo: { $elo } (95 %: de { $low } a { $high }).
cli-arena-seconds = s/decisión
cli-arena-slowest = más lenta
cli-arena-nodes = posiciones/s
cli-arena-share-of = { $contestant } consigue el { $share } % de los puntos (95 %: de { $low } a { $high }).
cli-arena-chair =
    Con { $seat }: { $share } % en { $games ->
        [one] una partida
       *[other] { $games } partidas
    }.
cli-arena-games =
    { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } con { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }.
cli-arena-verdict-strong = Está claro: el primer participante es el más fuerte.
cli-arena-verdict-weak = Está claro: el primer participante no es el más fuerte.
cli-arena-verdict-open = Aún no está claro; harían falta más partidas.
cli-arena-fault = { $contestant } perdió el reparto { $seed }: { $reason }
cli-arena-wrote = Escrito en { $file }
cli-arena-deals = repartos
cli-arena-share = parte de los puntos
cli-arena-stopped = Detenido; estos son los resultados hasta ahora.
