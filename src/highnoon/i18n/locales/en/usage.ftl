usage-help-version = Print the version and stop.
usage-error-players = The flags name different numbers of players: { $counts }.
usage-line = Line { $line } was not carried out: { $reason }
usage-cut = The last line of { $file } was cut and is left out.
usage-error-undealt = The deal of this game is not finished: there is nothing to analyse yet.
