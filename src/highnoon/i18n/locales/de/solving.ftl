solving-line = Eine Folge bester Züge:
solving-end = Bis zum Ende sind es { $least } bis { $most } Züge, den laufenden mitgezählt: bewiesen, wenn der Gewinner sich beeilt und der Verlierer verzögert.
solving-end-exact = { $least ->
    [one] Mit diesem Zug endet die Partie.
   *[other] Bis zum Ende sind es { $least } Züge, den laufenden mitgezählt: bewiesen, wenn der Gewinner sich beeilt und der Verlierer verzögert.
}
solving-end-most = { $most ->
    [one] Mit diesem Zug endet die Partie.
   *[other] Die Partie endet spätestens nach { $most } Zügen, den laufenden mitgezählt: Jeder nimmt mindestens ein Rind.
}
solving-help-json = Das Ergebnis als JSON ausgeben.
solving-help-analyse-json = Mit --analyse: das Ergebnis als JSON ausgeben.
solving-error-json = --json gilt für eine Stellung; die Ergebnisse von --deals stehen als JSON in --out.
solving-error-option = { $flag } { $asked } widerspricht der Stellung, in der { $found } gilt.
solving-error-analyse = --json braucht --analyse.
solving-better = Nach { $action }:
solving-moves = Was jede Wahl wert war:
solving-margin-exact = Bei bestem Spiel hat { $seat } am Ende genau { $least } $ mehr als die andere Seite: bewiesen.
solving-margin = Bei bestem Spiel hat { $seat } am Ende { $least } $ bis { $most } $ mehr als die andere Seite: bewiesen.
solving-margin-least = Bei bestem Spiel hat { $seat } am Ende mindestens { $least } $ mehr als die andere Seite: bewiesen.
solving-margin-outright = Das Geld ist Nebensache: { $seat } kann eine Verhaftung, neun Rinder einer Farbe oder mehr als 4000 $ Vorsprung erzwingen.
