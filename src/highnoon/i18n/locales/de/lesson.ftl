### Erste Partien: was um die Karten herum gesagt wird.

lesson-title = Deine erste Partie
lesson-step = Karte { $n } von { $of }
lesson-next = Weiter
lesson-back = Karte davor
lesson-play-on = Weiterspielen
lesson-without = Ohne Karten weiterspielen
lesson-this-one = gehört zur Lektion
lesson-not-now = In einer echten Partie ist auch das erlaubt. Nimm für diese Lektion bitte das Markierte.
lesson-waiting = Jetzt sind die anderen dran. Sieh zu, was sie tun.
lesson-watch = Sieh dir die Abrechnung an. Du kannst sie anhalten und überspringen.
lesson-hide = Karte verbergen
lesson-show = Karte zeigen
