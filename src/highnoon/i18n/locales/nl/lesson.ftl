### Eerste partijen: wat er rond de uitleg wordt gezegd.

lesson-title = Je eerste partij
lesson-step = Uitleg { $n } van { $of }
lesson-next = Volgende
lesson-back = Vorige
lesson-play-on = Doorspelen
lesson-without = Doorspelen zonder uitleg
lesson-this-one = de keuze van de les
lesson-not-now = In een echte partij mag dat ook. Maak voor deze les de gemarkeerde keuze.
lesson-waiting = Nu spelen de anderen. Kijk wat ze doen.
lesson-watch = Bekijk de afrekening. Je kunt die pauzeren of overslaan.
lesson-hide = Uitleg verbergen
lesson-show = Uitleg tonen
