web-computers-away = In questo momento i computer non riescono a pensare. La partita riprenderà da sola quando torneranno.
error-computers-away = In questo momento i computer non riescono a pensare. Riprova più tardi.
