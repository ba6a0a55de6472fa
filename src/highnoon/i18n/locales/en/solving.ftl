solving-line = A line of best play:
solving-end = The end is { $least } to { $most } turns away, the present one included: proven, when the winner hurries and the loser delays.
solving-end-exact = { $least ->
    [one] The game ends with this turn.
   *[other] The end is { $least } turns away, the present one included: proven, when the winner hurries and the loser delays.
}
solving-end-most = { $most ->
    [one] The game ends with this turn.
   *[other] The game ends after { $most } turns at the latest, the present one included: each takes a cow at least.
}
solving-help-json = print what was found as JSON
solving-help-analyse-json = With --analyse: print what was found as JSON.
solving-error-json = --json is for one position; the results of --deals are JSON in --out.
solving-error-option = { $flag } { $asked } contradicts the position, which has { $found }.
solving-error-analyse = --json needs --analyse.
solving-better = After { $action }:
solving-moves = What each choice was worth:
