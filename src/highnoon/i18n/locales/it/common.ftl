### Quello che dicono tutti i giochi e tutte le porte della casa.

## Elenchi

list-none = nessuno

## Opzioni e giochi

cluster-error-missing = --ray ha bisogno del pacchetto Python ray, che non è installato.
cluster-error-address = Nessun cluster Ray risponde all’indirizzo «{ $address }»: { $reason }.
error-game-unknown = Non c’è nessun gioco «{ $game }»; i giochi sono: { $known }.
error-rules-version = Serve la versione { $version } delle regole di { $game }, ma qui si conoscono solo le versioni fino alla { $newest }; forse la conosce un High Noon più recente.
error-option-unknown = Non c’è nessuna opzione «{ $option }»; le opzioni sono: { $known }.
error-option-value = L’opzione { $option } non può essere «{ $value }», ma solo: { $allowed }.

## In gioco

error-no-seat = A questo tavolo non c’è il posto { $seat }.
error-not-your-turn = Non tocca a te: la partita aspetta qualcun altro.
error-over = La partita è finita: non si possono più fare mosse.
error-not-over = Questo si vede solo a partita finita.
error-stale = La partita è già andata avanti: questo è stato deciso al momento { $version }, ora siamo al momento { $current }.
error-cannot-resign = Può arrendersi solo chi gioca una partita fra due parti.
error-action-unknown = «{ $action }» non è un’azione di questo gioco.
error-action-index = Non c’è nessuna azione numero { $index }: le azioni sono { $count }, contate da 0.
error-undo-nothing = Non c’è niente da annullare.
error-undo-revealed = Non si può annullare: da allora è stato rivelato qualcosa.
error-undo-agreement = Si può annullare solo con l’accordo di: { $seats }.
result-resigned = { $seat } si arrende.
result-late = Tempo scaduto per { $seat }.
result-abandoned = { $seat } non è più qui; la partita finisce senza vincitori.

## File di dati

error-data-toml = Il file non è TOML valido: { $reason }.
error-data-field = Riga { $row } di «{ $table }»: il campo «{ $field }» manca, è sconosciuto o non è del tipo giusto.

## Registrazioni

error-record-empty = Questo file non è una registrazione di High Noon: non contiene nemmeno una riga completa.
error-record-binary = Questo file non è una registrazione di High Noon: una registrazione è fatta di righe JSON in UTF-8, e questo non è testo UTF-8.
error-record-long = È troppo lunga per una registrazione: il limite è di { $limit } byte.
error-record-json = La riga { $line } non è un oggetto JSON, come deve esserlo ogni riga di una registrazione: { $text }
error-record-not-ours = Questa non è una registrazione di High Noon: la prima riga non dice "highnoon": 1.
error-record-newer = Questa registrazione è nel formato { $version }, ma qui si conoscono solo i formati fino al { $known }; forse la legge un High Noon più recente.
error-record-header = La prima riga della registrazione deve avere un «{ $field }» valido, ma ha { $found }.
error-record-line = La riga { $line } non è una riga di una registrazione (azione, annullamento, messaggio o fine): { $text }
error-record-partial = Questa registrazione contiene solo ciò che vedeva { $viewer }, quindi non si può rigiocare; si può solo con una completa.
error-record-seats = La registrazione nomina { $found } giocatori, ma le sue opzioni ne chiedono { $expected }.
error-record-data = La registrazione è stata giocata con altro materiale ({ $found }) rispetto a quello conosciuto qui ({ $expected }).
error-record-at = La riga { $line } della registrazione non si può giocare: { $reason }
error-record-who = «{ $found }» non è a questo tavolo.
error-record-nobody = Non dice chiaramente chi ha fatto che cosa.
error-record-undo = { $count ->
    [one] Qui non si può annullare { $count } azione.
   *[other] Qui non si possono annullare { $count } azioni.
}
error-record-end = La fine annotata non è quella a cui portano le azioni.
error-text-title = Una registrazione leggibile comincia con la riga «{ $expected }», questa invece con «{ $found }».
error-text-line = La riga { $line } non è una riga di una registrazione leggibile (intestazione, turno, annullamento, messaggio o fine): { $text }

## Bot

bot-reason-playouts = Ha vinto il { $percent }% delle partite giocate da qui fino alla fine.
