### Die Computer von Desperados: warum sie so wählen

bot-desperados-reason-look = Einen Zug weit gedacht sieht das am besten aus.
bot-desperados-reason-plan = Das gehört zum besten Plan für diese Runde.

bot-desperados-why-coach = Das führt zur Kutsche, die sich in Zug { $move } in { $town } überfallen lässt.
bot-desperados-why-poker = Das führt in Zug { $move } zum Pokerspiel in { $town }.
bot-desperados-why-bank = Das führt bis zum Ende der Runde zur Bank von { $town }.
bot-desperados-why-hide = Besseres ist nicht in Reichweite: So gehst du dem Sheriff aus dem Weg.
bot-desperados-why-chase = Eine Verhaftung lohnt sich am meisten in { $town } in Zug { $move }, und dieser Weg führt dorthin.
bot-desperados-why-now = Jetzt zuzuschlagen bringt mehr als alles, was noch kommt.
bot-desperados-why-wait = In dieser Runde kommt noch etwas Besseres.
bot-desperados-why-look = Niemand kann mehr etwas damit anfangen, und du erfährst, was die Bank birgt.
bot-desperados-why-ride = In { $town } schützt ein Hilfssheriff mehr.
bot-desperados-why-start = Von hier sind alle Banken nah.
bot-desperados-why-post = Eine Bank will bewacht sein, und du verrätst dabei wenig.
bot-desperados-why-hideout = Hier beginnen gute Wege durch die erste Runde.
