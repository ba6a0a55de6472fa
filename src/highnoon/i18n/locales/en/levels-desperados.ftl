### The computers of Desperados: their names, and what they cannot see

bot-desperados-1 = Greenhorn
bot-desperados-1-blind = As a desperado, rides for the nearest loot; as the sheriff, for the richest bank. Sees neither the clock nor the other side.
bot-desperados-2 = Drifter
bot-desperados-2-blind = Knows the timetable and watches pawns and deputies, but believes that people are still where they were last seen.
bot-desperados-3 = Tracker
bot-desperados-3-blind = Knows exactly where everybody can be, but thinks every place equally likely and looks only one move ahead.
bot-desperados-4 = Ranger
bot-desperados-4-blind = Plans the whole round and shares out the targets, but does not consider that the other side expects just that, nor how much is still needed to win.
bot-desperados-5 = Mastermind
bot-desperados-5-blind = Tries its side’s plans in hundreds of likely worlds, but thinks only to the end of the round; what comes after, it estimates.
