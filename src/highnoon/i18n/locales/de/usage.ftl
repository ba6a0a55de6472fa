usage-help-version = Die Version ausgeben und beenden.
usage-error-players = Die Schalter nennen verschiedene Spielerzahlen: { $counts }.
usage-line = Zeile { $line } wurde nicht ausgeführt: { $reason }
usage-cut = Die letzte Zeile von { $file } ist abgeschnitten und wird weggelassen.
usage-error-undealt = Die Auslage dieser Partie ist noch nicht fertig, also gibt es noch nichts zu analysieren.
