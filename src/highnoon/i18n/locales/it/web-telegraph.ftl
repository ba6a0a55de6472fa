### Messaggi a chi è assente, nella pagina.

web-bell-closed = L’avviso arriva anche quando questa pagina è chiusa.
web-bell-open-only = L’avviso arriva finché questa pagina è aperta.
web-quiet = Ore di silenzio
web-quiet-note = In quelle ore non si invia nulla; l’avviso arriva dopo.
web-quiet-begin = dalle
web-quiet-end = alle
web-hook = Webhook di questo tavolo
web-hook-note = Questo indirizzo viene a sapere a chi tocca: ntfy, Discord o qualunque cosa accetti JSON. Chi legge lì può guardare.
web-hook-set = Imposta
web-hook-test = Prova
web-hook-stop = Interrompi
web-hook-kept = D’ora in poi i turni sono annunciati lì.
web-hook-taken = Il messaggio è stato accettato.
web-hook-refused = L’indirizzo ha risposto { $status }.
web-hook-stopped = Non si annuncia più nulla.
