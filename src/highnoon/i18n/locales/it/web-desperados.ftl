### Il tavolo di Desperados nel browser.

## Il tavolo

web-desperados-table = Il tavolo
web-desperados-map = Mappa (ogni scelta è anche un pulsante)
web-desperados-zoom-in = Ingrandisci la mappa
web-desperados-zoom-out = Riduci la mappa
web-desperados-loot = Bottino della banda
web-desperados-of = su { $goal }
web-desperados-round = Turno { $round } di { $of }
web-desperados-move = mossa { $move } di { $of }
web-desperados-move-column = Mossa
web-desperados-set-up = Preparazione
web-desperados-timetable = Dove sono le diligenze a ogni mossa
web-desperados-coach-brown = marrone
web-desperados-coach-blue = blu
web-desperados-banks = Banche
web-desperados-bank = banca
web-desperados-bank-seen = nota alla banda
web-desperados-deputies =
    { $count ->
        [0] nessun vice
       *[other] { $count } vice
    }
web-desperados-pile =
    { $count ->
        [0] Nella pila non ci sono più tessere.
        [one] Nella pila resta una tessera.
       *[other] Nella pila restano { $count } tessere.
    }

## La mappa a parole

web-desperados-town = { $town }: { $there }. Strade per { $roads }.
web-desperados-bank-face-down = banca, tessera a faccia in giù
web-desperados-bank-worth = banca, { $money }
web-desperados-bank-empty = banca vuota
web-desperados-poker-tile = tessera Poker
web-desperados-poker-gone = tessera Poker già presa
web-desperados-last-seen =
    { $move ->
        [0] pedina di { $name }
       *[other] { $name }, ultimo avvistamento alla mossa { $move }
    }
web-desperados-may-be = qualcuno che cerchi, { $share }

## Giocatori

web-desperados-gang = La banda
web-desperados-hunt = La caccia
web-desperados-arrested = agli arresti
web-desperados-choosing = sta scegliendo…
web-desperados-ready = ha scelto
web-desperados-disc = ha un dischetto
web-desperados-suspect = { $count } città: { $towns }…
web-desperados-look-one = Sulla mappa
web-desperados-look-all = Tutti sulla mappa
web-desperados-lost = Carte perse: { $towns }
web-desperados-card-secret = coperta
web-desperados-card-shown = mostrata a tutti
web-desperados-card-down = coperta
web-desperados-card-pencil = a matita

## Piani

web-desperados-plan = Le tue carte
web-desperados-plan-gang = Segna a matita: lo vede solo la banda.
web-desperados-pencil = Segna a matita la mossa { $move }
web-desperados-pencil-none = a matita

## Scelte

web-desperados-deputy-from = Il vice a { $town } va a
web-desperados-risk = sceriffo
web-desperados-meets = arresto
web-desperados-stack =
    { $needed ->
        [one] basta un dischetto
       *[other] { $have } dischetti su { $needed }, compreso il tuo
    }
web-desperados-partners = con { $names }
web-desperados-not = Impossibile

## Chiacchiere

web-desperados-chronicle = Mosse e chat
web-desperados-talk = Chat
web-desperados-talk-gang = Tra noi
web-desperados-talk-none = Nessuno ha ancora detto niente.
web-desperados-talk-none-gang = Solo la banda legge ciò che si dice qui.
web-desperados-say = Invia
web-desperados-say-gang = Alla banda…
web-desperados-say-all = A tutti…
web-desperados-aloud = Ad alta voce: lo sente anche lo sceriffo
web-desperados-to-all = a tutti

## Passare lo schermo

web-desperados-hand-over = Passa lo schermo a { $name }
web-desperados-hand-over-sheriff = Banda, non guardare.
web-desperados-hand-over-gang = { $seat }, non guardare.
web-desperados-together = La banda siede insieme e non si nasconde nulla
web-desperados-i-am = Sono { $name }

## La fase di verifica

web-desperados-reckoning = La fase di verifica
web-desperados-reckoning-begins = Si scoprono le carte di tutte e cinque le mosse.
web-desperados-skip = Salta
web-desperados-go-on = Avanti

## La fine

web-desperados-score = Bottino della banda
web-desperados-left-banks = Rimasto nelle banche
web-desperados-eyes = Visto da
web-desperados-eyes-open = tutti (carte scoperte)
web-desperados-eyes-public = uno spettatore

## I simboli

web-desperados-legend-sheriff = lo sceriffo; pallido dove è stato visto l’ultima volta
web-desperados-legend-deputy = un vice; un numero dice quanti
web-desperados-legend-bank = una banca e quanto vale la sua tessera, per quanto ne sai
web-desperados-legend-poker = una tessera Poker, a faccia in giù; una città barrata non ne ha più
web-desperados-legend-coach = una diligenza; la linea doppia mostra dove andrà
web-desperados-legend-saloon = Saloon: la carta per restare dove sei
web-desperados-legend-disc = un dischetto; sulla mappa, una torre con il numero di desperados che devono arrivare
web-desperados-legend-heat = dove può essere qualcuno che cerchi, e con quale probabilità
web-desperados-legend-legal = una città che puoi scegliere

## One screen

web-desperados-send-deputy = Manda un vice
web-desperados-back = Indietro
web-desperados-assumed = Le percentuali presuppongono che tutti i percorsi possibili siano ugualmente probabili.

## The reckoning is a show

web-desperados-speed = Velocità: { $speed }×
web-desperados-again = Rivedi una fase di verifica
web-desperados-again-round = Fase di verifica del turno { $round }
web-desperados-passed = Mancati per un soffio: { $seat-the } e { $names } si sono incrociati tra { $from } e { $to }.
web-desperados-late = Mancati per un soffio: { $seat-the } arriva a { $to } proprio quando { $names } riparte.
web-desperados-stamp-arrested = Arrestato!
web-desperados-stamp-heist-won = Riuscito!
web-desperados-stamp-heist-failed = Fallito!
web-desperados-stamp-missed = Mancato!
web-desperados-stamp-robbed = Rapinata!
web-desperados-stamp-tile = Bottino!

## What the table says

web-desperados-goal = La banda ha raggiunto il suo obiettivo. Si gioca comunque fino alla fine del turno { $rounds }.
web-desperados-goal-short = Obiettivo raggiunto
web-desperados-watching = Stai guardando: vedi solo ciò che tutti sanno.

## Plans that play themselves

web-desperados-auto = Gioca queste carte per me
web-desperados-auto-note = Ogni carta segnata viene giocata quando arriva la sua mossa; finché non sono tutti pronti puoi cambiarla.
