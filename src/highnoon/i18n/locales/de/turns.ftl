turns-help = Mehrere Züge in einer Zeile, einen ganzen Zug: mit ; dazwischen, etwa: { $example }; …
turns-unfinished = Ausgeführt: { $done }. Nicht ausgeführt: { $left }. { $reason }
turns-not-yours = Du bist nicht mehr am Zug.
turns-read = Weiter mit Enter.
