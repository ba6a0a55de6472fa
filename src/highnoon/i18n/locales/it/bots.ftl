### I bot: perché scelgono e come falliscono

## Perché

bot-reason-turns =
    { $turns ->
        [one] Il meglio che si vede in questo turno.
       *[other] Il meglio che si vede entro { $turns } turni.
    }
bot-reason-won =
    { $turns ->
        [one] Vince in questo turno.
       *[other] Vince entro { $turns } turni, qualunque cosa faccia l’altra parte.
    }
bot-reason-proven = Vince, qualunque cosa faccia l’altra parte.
bot-reason-even = Non si può forzare niente di meglio; è dimostrato.
bot-reason-lost = Tutto è perduto se l’altra parte non sbaglia.
bot-reason-simulations =
    { $count ->
        [one] Lo dice una partita simulata.
       *[other] Lo dicono { $count } partite simulate.
    }

## Che cosa può non andare in un bot

bot-fault-start = Il programma non è partito: { $reason }
bot-fault-died = Il programma è terminato (codice { $code }) invece di rispondere. Le sue ultime parole: { $said }
bot-fault-hung = Il programma non ha risposto entro { $seconds } s.
bot-fault-flooded = Il programma ha scritto più di quanto può ({ $bytes } byte).
bot-fault-unasked = Il programma ha scritto una riga che nessuno gli aveva chiesto.
bot-fault-nonsense = La risposta non è fra le scelte: { $answer }
bot-error-spec = «{ $spec }» non è un bot di questo gioco. Ci sono: { $known }.
bot-error-missing = «{ $spec }» ha bisogno del pacchetto Python { $module }, che non è installato.
bot-error-contestants =
    { $found ->
        [one] È indicato un concorrente;
       *[other] Sono indicati { $found } concorrenti;
    } questo tavolo ne vuole da due a { $chairs }.

## L’arena

cli-arena-help = Fa giocare i bot fra loro su distribuzioni speculari, e misura chi è più forte.
cli-arena-help-players = I concorrenti, come 5,3: livelli, random, openspiel-mcts, o cmd: e un programma.
cli-arena-help-games = Quante partite al massimo; altrimenti 200.
cli-arena-help-seats = Quanti posti ha il tavolo.
cli-arena-help-seconds = Secondi per ogni decisione, uguali per tutti; altrimenti il tempo proprio di ogni bot.
cli-arena-help-jobs = Quante partite alla volta; altrimenti una per processore.
cli-arena-help-seed = Il numero della prima distribuzione.
cli-arena-help-all = Gioca tutte le partite anche se la risposta è già chiara.
cli-arena-help-json = Scrive i risultati in questo file.
cli-arena-help-chart = Disegna i risultati in questo file SVG.
cli-arena-help-ray = Gioca sul cluster Ray a questo indirizzo.
cli-arena-progress = { $game }: { $players }
cli-arena-contestant = concorrente
cli-arena-first = Primo nel { $share }% delle partite.
cli-arena-elo = Vantaggio Elo: { $elo } (95%: da { $low } a { $high }).
cli-arena-seconds = s/decisione
cli-arena-slowest = più lenta
cli-arena-nodes = posizioni/s
cli-arena-share-of = { $contestant } prende il { $share }% dei punti (95%: da { $low } a { $high }).
cli-arena-chair =
    Con { $seat }: { $share }% in { $games ->
        [one] una partita
       *[other] { $games } partite
    }.
cli-arena-games =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    } su { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }.
cli-arena-verdict-strong = È chiaro: il primo concorrente è più forte.
cli-arena-verdict-weak = È chiaro: il primo concorrente non è più forte.
cli-arena-verdict-open = Non ancora chiaro; servirebbero altre partite.
cli-arena-fault = { $contestant } ha perso la distribuzione { $seed }: { $reason }
cli-arena-wrote = Scritto: { $file }
cli-arena-deals = distribuzioni
cli-arena-share = quota dei punti
cli-arena-stopped = Fermato; ecco i risultati fin qui.
