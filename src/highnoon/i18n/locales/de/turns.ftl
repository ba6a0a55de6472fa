turns-help = Mehrere Aktionen, bis zu einem ganzen Zug, passen in eine Zeile, mit ; dazwischen, etwa: { $example }; …
turns-unfinished = Ausgeführt: { $done }. Nicht ausgeführt: { $left }. { $reason }
turns-not-yours = Du bist nicht mehr am Zug.
turns-read = Weiter mit Enter.
