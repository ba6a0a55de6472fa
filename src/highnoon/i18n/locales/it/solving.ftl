solving-line = Una linea con il gioco migliore:
solving-end = La fine dista da { $least } a { $most } turni, compreso questo: dimostrato, se chi vince ha fretta e chi perde temporeggia.
solving-end-exact = { $least ->
    [one] La partita finisce con questo turno.
   *[other] La fine dista { $least } turni, compreso questo: dimostrato, se chi vince ha fretta e chi perde temporeggia.
}
solving-end-most = { $most ->
    [one] La partita finisce con questo turno.
   *[other] La partita finisce al più tardi dopo { $most } turni, compreso questo: ogni turno toglie almeno una vacca.
}
solving-help-json = Mostra il risultato in JSON.
solving-help-analyse-json = Con --analyse: mostra il risultato in JSON.
solving-error-json = --json vale per una sola posizione; i risultati di --deals sono in JSON in --out.
solving-error-option = { $flag } { $asked } contraddice la posizione, in cui vale { $found }.
solving-error-analyse = --json richiede --analyse.
solving-better = Dopo { $action }:
solving-moves = Quanto valeva ogni scelta:
solving-margin-exact = Con il gioco migliore { $seat } finisce con esattamente { $least } $ in più dell’altra parte: è dimostrato.
solving-margin = Con il gioco migliore { $seat } finisce con { $least }–{ $most } $ in più dell’altra parte: è dimostrato.
solving-margin-least = Con il gioco migliore { $seat } finisce con almeno { $least } $ in più dell’altra parte: è dimostrato.
solving-margin-outright = Il denaro conta poco: { $seat } può forzare un arresto, nove mucche di un colore o più di 4000 $ di vantaggio.
