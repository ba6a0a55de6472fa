### The computers of Desperados: why they chose

bot-desperados-reason-look = It looks best one move ahead.
bot-desperados-reason-plan = It is part of the best plan for this round.

bot-desperados-why-coach = It leads to the coach, which can be held up in { $town } in move { $move }.
bot-desperados-why-poker = It leads to the poker game in { $town } in move { $move }.
bot-desperados-why-bank = It leads to the bank of { $town } by the end of the round.
bot-desperados-why-hide = Nothing better is in reach: this keeps you out of the sheriff’s way.
bot-desperados-why-chase = An arrest is worth most in { $town } in move { $move }, and this way leads there.
bot-desperados-why-now = Struck now, it is worth more than what still lies ahead.
bot-desperados-why-wait = Something better lies ahead in this round.
bot-desperados-why-look = Nobody can act on it any more, and you learn what the bank holds.
bot-desperados-why-ride = A deputy protects more in { $town }.
bot-desperados-why-start = From here all banks are near.
bot-desperados-why-post = A bank is worth guarding, and you give little away by it.
bot-desperados-why-hideout = Good ways through the first round begin here.
