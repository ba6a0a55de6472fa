usage-help-version = Print the version and exit.
usage-error-players = The flags give different numbers of players: { $counts }.
usage-line = Line { $line } was not carried out: { $reason }
usage-cut = The last line of { $file } was cut off and is left out.
usage-error-undealt = The deal is not finished yet, so there is nothing to analyse.
