usage-help-version = De versie tonen en stoppen.
usage-error-players = De vlaggen noemen verschillende aantallen spelers: { $counts }.
usage-line = Regel { $line } is niet uitgevoerd: { $reason }
usage-cut = De laatste regel van { $file } is afgebroken en wordt weggelaten.
usage-error-undealt = De opzet van deze partij is nog niet klaar: er valt nog niets te analyseren.
