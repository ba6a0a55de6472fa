### Che cosa dice la pagina intorno al risolutore: chi è in vantaggio, e dove una partita è cambiata.

web-study-who = Chi è in vantaggio
web-study-thinking = Analisi in corso…
web-study-further = Ricerca più a fondo…
web-study-unproven = Nessuna prova trovata in tempo.
web-hint-proven = dimostrato

## Dopo la partita

web-analysis = Analisi
web-analysis-lead = Dove è cambiata la partita, e che cosa sarebbe stato meglio? Il risolutore esamina ogni momento, partendo dalla fine.
web-analysis-start = Analizza la partita
web-analysis-again = Riprova
web-analysis-failed = Il risolutore si è fermato prima del tempo; ecco che cosa aveva trovato.
web-analysis-progress = Analisi, momenti dimostrati: { $proven } su { $total }
web-analysis-chart = Chi era in vantaggio a ogni passo: { $first } in alto, { $second } in basso.
web-analysis-proven = dimostrato
web-analysis-estimate = stima
web-analysis-turnings = Svolte
