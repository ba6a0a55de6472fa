usage-help-version = De versie tonen en stoppen.
usage-error-players = De opties noemen verschillende aantallen spelers: { $counts }.
usage-line = Regel { $line } is niet uitgevoerd: { $reason }
usage-cut = De laatste regel van { $file } is afgebroken en wordt weggelaten.
usage-error-undealt = De opstelling is nog niet klaar, dus er valt nog niets te analyseren.
