### The computers of Moon River: their names, and what they cannot see

bot-moon-river-1 = Tenderfoot
bot-moon-river-1-blind = Takes what scores now. Sees neither how a territory may grow nor what a partner is good for.
bot-moon-river-2 = Settler
bot-moon-river-2-blind = Grows its own ranch, but makes no use of cowboys, thieves, or desperados, and does not mind acting late.
bot-moon-river-3 = Rancher
bot-moon-river-3-blind = Uses every partner and watches the turn order, but ignores what the others need.
bot-moon-river-4 = Cattle queen
bot-moon-river-4-blind = Sees what the others need and tries a few ideas a round ahead, but counts only points there.
bot-moon-river-5 = Land baron
bot-moon-river-5-blind = Plays its best ideas out in many futures, but assumes that everybody there simply grabs what looks best.
