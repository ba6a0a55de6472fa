solving-line = A line of best play:
solving-end = The end is { $least } to { $most } turns away, counting this one: this is proven, if the winner hurries and the loser delays.
solving-end-exact = { $least ->
    [one] The game ends this turn.
   *[other] The end is { $least } turns away, counting this one: this is proven, if the winner hurries and the loser delays.
}
solving-end-most = { $most ->
    [one] The game ends this turn.
   *[other] The game ends after { $most } turns at the latest, counting this one: every turn takes at least one cow.
}
solving-help-json = Print the result as JSON.
solving-help-analyse-json = With --analyse, print the result as JSON.
solving-error-json = --json is for a single position; the results of --deals are already JSON in --out.
solving-error-option = { $flag } { $asked } contradicts the position, which says { $found }.
solving-error-analyse = --json needs --analyse.
solving-better = After { $action }:
solving-moves = What each choice was worth:
solving-margin-exact = With best play { $seat } gets exactly ${ $least } more than the other side: this is proven.
solving-margin = With best play { $seat } gets ${ $least } to ${ $most } more than the other side: this is proven.
solving-margin-least = With best play { $seat } gets at least ${ $least } more than the other side: this is proven.
solving-margin-outright = The money hardly matters: { $seat } can force an arrest, nine cows of a colour, or a lead of more than $4000.
