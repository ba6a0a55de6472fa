### Het gezelschap aan een tafel: gesprek, klokken, komen en gaan, openbare tafels.

## Gesprek

web-talk = Gesprek
web-talk-none = Niemand heeft nog iets gezegd.
web-talk-say = Aan iedereen …
web-talk-send = Versturen
web-talk-unread = nieuw
web-talk-watching = Toeschouwers kunnen meelezen; alleen spelers praten.
web-talk-hushed =
    { $count ->
        [one] Eén bericht van iemand die je hebt gedempt.
       *[other] { $count } berichten van mensen die je hebt gedempt.
    }
web-mute = Dempen
web-unmute = Dempen opheffen

## Korte zinnen

web-quick = Korte zinnen
web-quick-hello = Hallo!
web-quick-luck = Succes!
web-quick-ready = Wat mij betreft kunnen we beginnen.
web-quick-moment = Eén moment, alsjeblieft.
web-quick-turn = Ben jij aan de beurt?
web-quick-nice = Mooie zet!
web-quick-clever = Die zag ik niet aankomen.
web-quick-ouch = Au!
web-quick-oops = Oeps!
web-quick-sorry = Sorry!
web-quick-thanks = Bedankt!
web-quick-yes = Ja
web-quick-no = Nee
web-quick-played = Goed gespeeld, mooie partij!
web-quick-again = Nog een partij?
web-quick-bye = Ik moet gaan. Tot ziens!
web-quick-place = Over een stad …
web-quick-meet = We zien elkaar in { $place }.
web-quick-rob = Laten we toeslaan in { $place }.
web-quick-avoid = Blijf uit de buurt van { $place }.
web-quick-sheriff = De sheriff is in de buurt van { $place }.

## Klokken

web-pace = Tijd en gezelschap
web-clock = Klok
web-clock-none = geen
web-clock-game = { $minutes } min per speler, + { $increment } s per beurt
web-clock-move =
    { $days ->
        [one] één dag per zet
       *[other] { $days } dagen per zet
    }
web-zero = Als de tijd om is
web-zero-computer = neemt de computer het over
web-zero-resign = is de partij verloren
web-clocks = Klokken
web-clock-runs = loopt
web-clock-hurry = haast je!
web-clock-alarm = Je hebt nog { $seconds } seconden.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } u { $minutes } min
web-time-days = { $days } d { $hours } u

## Komen en gaan

web-away = De computer vervangt wie afwezig is
web-away-never = nooit
web-away-after = na { $minutes } min
web-stand-in-level = Niveau van die computer
web-stand-in = de computer speelt ({ $level })
web-stand-in-absent = Je was weg, dus de computer speelt voor je.
web-stand-in-left = Je bent vertrokken; de computer speelt voor je.
web-stand-in-clock = Je tijd was om, dus de computer speelt voor je.
web-come-back = Mijn plaats terugnemen
web-replaced-absent = { $name } is weg: de computer speelt.
web-replaced-left = { $name } is vertrokken: de computer speelt.
web-replaced-clock = { $name } heeft geen tijd meer: de computer speelt.
web-came-back = { $name } is terug.
web-leave = Tafel verlaten
web-leave-sure = De computer speelt dan voor je. Je kunt je plaats altijd terugnemen.

## Stemmen

web-vote-begin = Wegstemmen
web-vote-sure = De anderen vragen of de computer de plaats van { $name } voorgoed moet overnemen? Ze moeten allemaal akkoord gaan.
web-vote-ask = De anderen vragen
web-vote-question = { $by } vraagt: moet de computer de plaats van { $name } voorgoed overnemen?
web-vote-open = Stemming over { $name }: { $count } van { $of } voor.
web-vote-yes = Ja
web-vote-no = Nee
web-vote-withdraw = Intrekken
web-voted-out = { $name } is weggestemd: de computer speelt.
web-seat-voted = De anderen hebben je weggestemd; de computer speelt nu op jouw plaats. Je kunt blijven kijken.
web-seat-given = Je plaats is weer vrij voor anderen. Je kunt blijven kijken.

## De volgende partij

web-rematch-how = Wie zit waar?
web-rematch-same = Dezelfde plaatsen
web-rematch-rotate =
    { $count ->
        [2] Van kant wisselen
       *[other] Iedereen schuift een plaats op
    }
web-rematch-chosen = Zoals hier gekozen
web-rematch-me = { $name } (jij)
web-rematch-computer = computer ({ $seat })

## Openbare tafels, en mijn beurt

web-public = Tafels om te bekijken
web-public-asleep = Er is nu niemand.
web-public-open = Iedereen mag toekijken
web-public-open-note = De tafel staat op de startpagina. Wat verborgen is, blijft verborgen.
web-watch = Toekijken
web-notify-here = Meld het als ik aan de beurt ben

web-hook-open = Beurten elders melden …
web-games = Jouw partijen


## Waiting no longer

web-missing = { $name } is al een tijdje weg. Je hoeft niet langer te wachten.
web-missing-computer = Laat de computer spelen
web-missing-end = Beëindigen zonder winnaar
web-missing-sure = Deze partij beëindigen zonder winnaar? Dat kan niet worden teruggedraaid.

## The next game is announced

web-next-ready = De volgende partij ligt klaar.
web-next-go = Erheen
web-next-watch = Kijken

## The lobby

web-lobby = Vrije plaatsen
web-lobby-there = Aan tafel: { $names }.
web-lobby-sit = Ga zitten: { $seat }
