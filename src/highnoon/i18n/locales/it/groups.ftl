### Ciò che un gruppo rifiuta.

error-group-unknown = Questo gruppo non esiste; forse ne è uscito l’ultimo membro.
error-group-token = Questa chiave non appartiene a nessun membro di questo gruppo.
error-group-nameless = Qui serve un nome.
error-group-name-taken = Qualcuno in questo gruppo ha già questo nome. Se sei tu, apri il tuo link personale al gruppo.
error-group-full = Questo gruppo è al completo.
error-groups-full = Al momento la casa non ha posto per un altro gruppo.
error-group-tables = Il gruppo ha già { $most } partite in corso. Finitene prima una.
error-group-hook-none = Questo gruppo non ha un webhook.
