### Wer spielt: Name und Porträt, und wie stark der Computer ist

web-who-title = Wer spielt?
web-who-note = So heißt du und so siehst du aus, an jedem Tisch. Beides bleibt auf diesem Gerät, bis du dich irgendwo hinsetzt; in den Einstellungen kannst du es jederzeit ändern.
web-who-portrait = Porträt
web-who-ready = Das bin ich
web-who-skip = Jetzt nicht
web-who-change = Porträt wählen
web-name-full = Ein Name hat Platz für { $count } Zeichen.

web-portrait-rancher = Rancher mit Schnurrbart
web-portrait-teacher = Lehrerin mit Brille
web-portrait-prospector = Goldsucher mit Vollbart
web-portrait-gambler = Spieler mit Melone
web-portrait-engineer = Lokführer mit Mütze
web-portrait-singer = Sängerin mit Locken
web-portrait-doctor = Arzt mit Zylinder
web-portrait-drover = Viehtreiberin mit Zöpfen
web-portrait-horse = Pferd
web-portrait-hound = Hund
web-portrait-owl = Eule
web-portrait-coyote = Kojote

web-computer-is = Computer: { $name }
web-level-pick = Wie stark ist der Computer?
web-rematch-level = Der Computer spielt als
web-rematch-deal =
    { $count ->
        [2] Gleiche Auslage, Seiten getauscht
       *[other] Gleiche Auslage, alle einen Platz weiter
    }
web-rematch-deal-note = Genauso ausgelegt wie zuvor; was später gezogen wird, wird neu gezogen.
