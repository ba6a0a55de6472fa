### Berichten aan afwezigen, op de pagina.

web-bell-closed = Je hoort het ook als deze pagina gesloten is.
web-bell-open-only = Je hoort het zolang deze pagina open is.
web-quiet = Stille uren
web-quiet-note = Dan wordt er niets verstuurd; je hoort het daarna.
web-quiet-begin = van
web-quiet-end = tot
web-hook = Webhook voor deze tafel
web-hook-note = Dit adres hoort wie aan de beurt is: ntfy, Discord of alles wat JSON aanneemt. Wie daar meeleest, kan toekijken.
web-hook-set = Instellen
web-hook-test = Proberen
web-hook-stop = Stoppen
web-hook-kept = De beurten worden daar nu gemeld.
web-hook-taken = Het bericht is aangenomen.
web-hook-refused = Het adres antwoordde met { $status }.
web-hook-stopped = Er wordt niets meer gemeld.
