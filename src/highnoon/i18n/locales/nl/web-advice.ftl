### Wat de pagina rond de oplosser zegt: wie voorstaat, en waar een partij kantelde.

web-study-who = Wie voorstaat
web-study-thinking = Denkt na …
web-study-further = Kijkt verder vooruit …
web-study-unproven = Niet binnen de tijd bewezen.
web-hint-proven = bewezen

## Na het spel

web-analysis = Analyse
web-analysis-lead = Waar kantelde de partij, en wat was beter geweest? De oplosser bekijkt elk moment, van achteren naar voren.
web-analysis-start = De partij analyseren
web-analysis-again = Opnieuw proberen
web-analysis-failed = De oplosser is voortijdig gestopt; dit is wat er gevonden is.
web-analysis-progress =
    { $total ->
        [one] Analyse: { $proven } van één moment bewezen
       *[other] Analyse: { $proven } van { $total } momenten bewezen
    }
web-analysis-chart = Wie bij elke stap voorstond: { $first } boven, { $second } onder.
web-analysis-proven = bewezen
web-analysis-estimate = schatting
web-analysis-turnings = Keerpunten
