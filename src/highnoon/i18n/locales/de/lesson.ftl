### Erste Partien: was um die Karten herum gesagt wird.

lesson-title = Deine erste Partie
lesson-step = Karte { $n } von { $of }
lesson-next = Weiter
lesson-back = Vorige Karte
lesson-play-on = Weiterspielen
lesson-without = Ohne Karten weiterspielen
lesson-this-one = die Wahl der Lektion
lesson-not-now = In einer echten Partie wäre das erlaubt. Triff für diese Lektion bitte die markierte Wahl.
lesson-waiting = Jetzt sind die anderen dran. Sieh zu, was sie tun.
lesson-watch = Sieh dir die Abrechnung an. Du kannst sie anhalten oder überspringen.
lesson-hide = Karte ausblenden
lesson-show = Karte einblenden
