### The table: the last move, and choices that make themselves.

web-told-again = Show this move again
web-single-setting = Only choices play themselves
web-single-setting-note = Where there is just one choice, it is made for you; Undo goes back to your last real decision.
web-single = the only choice
