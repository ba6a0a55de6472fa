### Die Runde am Tisch: Gespräch, Uhren, Kommen und Gehen, öffentliche Tische.

## Gespräch

web-talk = Gespräch
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-say = An alle …
web-talk-send = Sagen
web-talk-unread = neu
web-talk-watching = Wer zuschaut, hört zu; reden können nur die Spieler.
web-talk-hushed =
    { $count ->
        [one] Eine Zeile von jemandem, den du stumm geschaltet hast.
       *[other] { $count } Zeilen von stumm Geschalteten.
    }
web-mute = Stumm schalten
web-unmute = Wieder zuhören

## Kurzsätze

web-quick = Kurzsätze
web-quick-hello = Hallo!
web-quick-luck = Viel Glück!
web-quick-ready = Von mir aus kann es losgehen.
web-quick-moment = Einen Moment, bitte.
web-quick-turn = Bist du dran?
web-quick-nice = Schöner Zug!
web-quick-clever = Das habe ich nicht kommen sehen.
web-quick-ouch = Autsch!
web-quick-oops = Hoppla!
web-quick-sorry = Tut mir leid!
web-quick-thanks = Danke!
web-quick-yes = Ja
web-quick-no = Nein
web-quick-played = Gut gespielt, schöne Partie!
web-quick-again = Noch eine Partie?
web-quick-bye = Ich muss los. Bis bald!
web-quick-place = Über eine Stadt …
web-quick-meet = Treffen wir uns in { $place }.
web-quick-rob = Rauben wir { $place } aus.
web-quick-avoid = Haltet euch von { $place } fern.
web-quick-sheriff = Der Sheriff ist in der Nähe von { $place }.

## Uhren

web-pace = Zeit und Runde
web-clock = Uhr
web-clock-none = keine
web-clock-game = { $minutes } min für jeden, + { $increment } s je Zug
web-clock-move =
    { $days ->
        [one] ein Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
web-zero = Wenn die Zeit um ist
web-zero-computer = spielt der Computer weiter
web-zero-resign = ist die Partie verloren
web-clocks = Uhren
web-clock-runs = läuft
web-clock-hurry = schnell!
web-clock-alarm = Du hast noch { $seconds } Sekunden.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } T { $hours } h

## Kommen und Gehen

web-away = Für Abwesende spielt der Computer
web-away-never = nie
web-away-after = nach { $minutes } min
web-stand-in-level = Dieser Computer spielt auf
web-stand-in = der Computer spielt ({ $level })
web-stand-in-absent = Du warst nicht da, darum spielt der Computer für dich.
web-stand-in-left = Du bist gegangen; der Computer spielt für dich.
web-stand-in-clock = Deine Zeit war um, darum spielt der Computer für dich.
web-come-back = Meinen Platz wieder einnehmen
web-replaced-absent = { $name } ist nicht da: Der Computer spielt.
web-replaced-left = { $name } ist gegangen: Der Computer spielt.
web-replaced-clock = { $name } hat keine Zeit mehr: Der Computer spielt.
web-came-back = { $name } ist zurück.
web-leave = Den Tisch verlassen
web-leave-sure = Der Computer spielt dann für dich. Du kannst deinen Platz jederzeit wieder einnehmen.
web-cancel = Abbrechen

## Abstimmungen

web-vote-begin = Abwählen
web-vote-sure = Die anderen fragen, ob der Computer den Platz von { $name } endgültig übernehmen soll? Alle müssen zustimmen.
web-vote-ask = Die anderen fragen
web-vote-question = { $by } fragt: Soll der Computer den Platz von { $name } endgültig übernehmen?
web-vote-open = Über { $name } wird abgestimmt: { $count } von { $of } sind dafür.
web-vote-yes = Ja
web-vote-no = Nein
web-vote-withdraw = Zurückziehen
web-voted-out = { $name } wurde abgewählt: Der Computer spielt.

## Die nächste Partie

web-rematch-how = Wer sitzt wo?
web-rematch-same = dieselben Plätze
web-rematch-rotate =
    { $count ->
        [2] Seiten tauschen
       *[other] Alle rücken einen Platz weiter
    }
web-rematch-chosen = wie hier gewählt
web-rematch-me = { $name } (du)
web-rematch-computer = Computer ({ $seat })

## Öffentliche Tische, und wann ich dran bin

web-public = Tische zum Zuschauen
web-public-asleep = Gerade ist niemand da.
web-public-open = Alle dürfen zuschauen
web-public-open-note = Der Tisch steht auf der Startseite; Geheimes bleibt geheim.
web-watch = Zuschauen
web-notify-here = Sag mir, wenn ich dran bin
