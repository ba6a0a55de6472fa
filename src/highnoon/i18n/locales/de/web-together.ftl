### Die Runde am Tisch: Gespräch, Uhren, Kommen und Gehen, öffentliche Tische.

## Gespräch

web-talk = Chat
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-say = An alle …
web-talk-send = Senden
web-talk-unread = neu
web-talk-watching = Zuschauer lesen mit; schreiben können nur die Mitspieler.
web-talk-hushed =
    { $count ->
        [one] Eine Nachricht von jemandem, den du stumm geschaltet hast.
       *[other] { $count } Nachrichten von Stummgeschalteten.
    }
web-mute = Stumm schalten
web-unmute = Stummschaltung aufheben

## Kurznachrichten

web-quick = Kurznachrichten
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

web-pace = Zeit und Mitspieler
web-clock = Uhr
web-clock-none = keine
web-clock-game = { $minutes } min je Spieler, + { $increment } s je Zug
web-clock-move =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
web-zero = Wenn die Zeit um ist
web-zero-computer = übernimmt der Computer
web-zero-resign = ist die Partie verloren
web-clocks = Uhren
web-clock-runs = läuft
web-clock-hurry = schnell!
web-clock-alarm = Du hast noch { $seconds } Sekunden.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } T { $hours } h

## Kommen und Gehen

web-away = Für Abwesende übernimmt der Computer
web-away-never = nie
web-away-after = nach { $minutes } min
web-stand-in-level = Stufe dieses Computers
web-stand-in = der Computer spielt ({ $level })
web-stand-in-absent = Du warst nicht da, darum spielt der Computer für dich.
web-stand-in-left = Du bist gegangen; der Computer spielt für dich.
web-stand-in-clock = Deine Zeit ist um, darum spielt der Computer für dich.
web-come-back = Meinen Platz wieder einnehmen
web-replaced-absent = { $name } ist abwesend; der Computer übernimmt.
web-replaced-left = { $name } ist gegangen; der Computer übernimmt.
web-replaced-clock = { $name } hat keine Zeit mehr; der Computer übernimmt.
web-came-back = { $name } ist zurück.
web-leave = Tisch verlassen
web-leave-sure = Der Computer spielt dann für dich. Du kannst deinen Platz jederzeit wieder einnehmen.

## Abstimmungen

web-vote-begin = Abwählen
web-vote-sure = Die anderen fragen, ob der Computer den Platz von { $name } endgültig übernehmen soll? Alle müssen zustimmen.
web-vote-ask = Die anderen fragen
web-vote-question = { $by } fragt: Soll der Computer den Platz von { $name } endgültig übernehmen?
web-vote-open = Abstimmung über { $name }: { $count } von { $of } sind dafür.
web-vote-yes = Ja
web-vote-no = Nein
web-vote-withdraw = Zurückziehen
web-voted-out = { $name } wurde abgewählt; der Computer übernimmt.
web-seat-voted = Die anderen haben dich hinausgewählt; auf deinem Platz spielt jetzt der Computer. Zuschauen kannst du weiter.
web-seat-given = Dein Platz ist wieder für andere offen. Zuschauen kannst du weiter.

## Die nächste Partie

web-rematch-how = Wer sitzt wo?
web-rematch-same = Dieselben Plätze
web-rematch-rotate =
    { $count ->
        [2] Seiten tauschen
       *[other] Alle rücken einen Platz weiter
    }
web-rematch-chosen = Wie hier gewählt
web-rematch-me = { $name } (du)
web-rematch-computer = Computer ({ $seat })

## Öffentliche Tische, und wann ich dran bin

web-public = Tische zum Zuschauen
web-public-asleep = Gerade ist niemand da.
web-public-open = Alle dürfen zuschauen
web-public-open-note = Der Tisch steht auf der Startseite. Verdecktes bleibt verdeckt.
web-watch = Zuschauen
web-notify-here = Benachrichtigen, wenn ich dran bin

web-hook-open = Züge anderswo melden …
web-games = Deine Partien


## Waiting no longer

web-missing = { $name } ist schon eine Weile weg. Du musst nicht länger warten.
web-missing-computer = Computer spielen lassen
web-missing-end = Ohne Sieger beenden
web-missing-sure = Diese Partie ohne Sieger beenden? Das lässt sich nicht zurücknehmen.

## The next game is announced

web-next-ready = Die nächste Partie liegt bereit.
web-next-go = Dorthin wechseln
web-next-watch = Zuschauen

## The lobby

web-lobby = Freie Plätze
web-lobby-there = Da: { $names }.
web-lobby-sit = Platz nehmen: { $seat }
