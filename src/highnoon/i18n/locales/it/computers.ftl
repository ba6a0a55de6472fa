web-computers-away = In questo momento i computer non riescono a pensare. La partita riprenderà da sola quando torneranno.
error-computers-away = In questo momento i computer non riescono a pensare. Riprova più tardi.
error-computer-tables = Da questo dispositivo o da questa rete sono già in corso { $count } tavoli con computer. Prima finiscine uno.
error-computers-busy = In questo momento i computer hanno troppo da fare. Riprova tra un attimo.
