usage-help-version = Die Version ausgeben und aufhören.
usage-error-players = Die Schalter nennen verschiedene Spielerzahlen: { $counts }.
usage-line = Zeile { $line } wurde nicht ausgeführt: { $reason }
usage-cut = Die letzte Zeile von { $file } ist abgeschnitten und wird weggelassen.
usage-error-undealt = In dieser Partie ist noch nicht fertig ausgelegt: Es gibt noch nichts zu analysieren.
