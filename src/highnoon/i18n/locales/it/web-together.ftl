### La compagnia a un tavolo: chiacchiere, orologi, chi viene e chi va, tavoli pubblici.

## Chiacchiere

web-talk = Chat
web-talk-none = Nessuno ha ancora detto niente.
web-talk-say = A tutti…
web-talk-send = Invia
web-talk-unread = nuovo
web-talk-watching = Gli spettatori possono leggere; parlano solo i giocatori.
web-talk-hushed =
    { $count ->
        [one] Un messaggio di qualcuno che hai silenziato.
       *[other] { $count } messaggi di persone che hai silenziato.
    }
web-mute = Silenzia
web-unmute = Riattiva

## Frasi pronte

web-quick = Frasi pronte
web-quick-hello = Ciao!
web-quick-luck = Buona fortuna!
web-quick-ready = Quando vuoi, si comincia.
web-quick-moment = Un momento, per favore.
web-quick-turn = Tocca a te?
web-quick-nice = Bella mossa!
web-quick-clever = Questa non me l’aspettavo.
web-quick-ouch = Ahi!
web-quick-oops = Ops!
web-quick-sorry = Scusa!
web-quick-thanks = Grazie!
web-quick-yes = Sì
web-quick-no = No
web-quick-played = Ben giocato, bella partita!
web-quick-again = Un’altra partita?
web-quick-bye = Devo andare. A presto!
web-quick-place = Su una città…
web-quick-meet = Ci vediamo a { $place }.
web-quick-rob = Facciamo un colpo a { $place }.
web-quick-avoid = Stai alla larga da { $place }.
web-quick-sheriff = Lo sceriffo è vicino a { $place }.

## Orologi

web-pace = Tempo e compagnia
web-clock = Orologio
web-clock-none = nessuno
web-clock-game = { $minutes } min a giocatore, + { $increment } s a turno
web-clock-move =
    { $days ->
        [one] un giorno per mossa
       *[other] { $days } giorni per mossa
    }
web-zero = Quando il tempo scade
web-zero-computer = subentra il computer
web-zero-resign = la partita è persa
web-clocks = Orologi
web-clock-runs = in corso
web-clock-hurry = presto!
web-clock-alarm = Ti restano { $seconds } secondi.
web-time-minutes = { $minutes }:{ $seconds }
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } g { $hours } h

## Chi viene e chi va

web-away = Il computer sostituisce gli assenti
web-away-never = mai
web-away-after = dopo { $minutes } min
web-stand-in-level = Livello di quel computer
web-stand-in = gioca il computer ({ $level })
web-stand-in-absent = Non c’eri, quindi il computer gioca per te.
web-stand-in-left = Hai lasciato il tavolo; il computer gioca per te.
web-stand-in-clock = Il tuo tempo è scaduto, quindi il computer gioca per te.
web-come-back = Riprendi il mio posto
web-replaced-absent = { $name } non c’è; gioca il computer.
web-replaced-left = { $name } ha lasciato il tavolo; gioca il computer.
web-replaced-clock = { $name } ha esaurito il tempo; gioca il computer.
web-came-back = { $name } è di nuovo qui.
web-leave = Lascia il tavolo
web-leave-sure = Il computer giocherà per te. Puoi riprendere il tuo posto in ogni momento.

## Voti

web-vote-begin = Escludi con un voto
web-vote-sure = Chiedere agli altri se il computer deve prendere per sempre il posto di { $name }? Tutti devono essere d’accordo.
web-vote-ask = Chiedi agli altri
web-vote-question = { $by } chiede: il computer deve prendere per sempre il posto di { $name }?
web-vote-open = Voto su { $name }: { $count } su { $of } d’accordo.
web-vote-yes = Sì
web-vote-no = No
web-vote-withdraw = Ritira
web-voted-out = Esclusione con un voto: { $name }. Gioca il computer.
web-seat-voted = Gli altri hanno votato la tua esclusione e al tuo posto gioca il computer. Puoi continuare a guardare.
web-seat-given = Il tuo posto è di nuovo libero per altri. Puoi continuare a guardare.

## La prossima partita

web-rematch-how = Chi siede dove?
web-rematch-same = Gli stessi posti
web-rematch-rotate =
    { $count ->
        [2] Scambia le parti
       *[other] Ruota i posti
    }
web-rematch-chosen = Come scelto qui
web-rematch-me = { $name } (tu)
web-rematch-computer = computer ({ $seat })

## Tavoli pubblici, e il mio turno

web-public = Tavoli da guardare
web-public-asleep = Ora non c’è nessuno.
web-public-open = Chiunque può guardare
web-public-open-note = Il tavolo compare nella pagina iniziale. Ciò che è nascosto resta nascosto.
web-watch = Guarda
web-notify-here = Avvisami quando tocca a me

web-hook-open = Annunciare i turni altrove…
web-games = Le tue partite


## Waiting no longer

web-missing = { $name } manca da un po’. Non devi aspettare oltre.
web-missing-computer = Fai giocare il computer
web-missing-end = Termina senza vincitori
web-missing-sure = Terminare la partita senza vincitori? Non si può annullare.

## The next game is announced

web-next-ready = La prossima partita è pronta.
web-next-go = Vai al tavolo
web-next-watch = Guarda

## The lobby

web-lobby = Posti liberi
web-lobby-there = Al tavolo: { $names }.
web-lobby-sit = Siediti: { $seat }
