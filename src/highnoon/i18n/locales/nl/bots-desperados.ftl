### De computers van Desperados: waarom ze zo kiezen

bot-desperados-reason-look = Eén zet vooruit lijkt dit het best.
bot-desperados-reason-plan = Dit hoort bij het beste plan voor deze ronde.

bot-desperados-why-coach = Dit leidt naar de koets, die in zet { $move } in { $town } te overvallen is.
bot-desperados-why-poker = Dit leidt in zet { $move } naar het pokerspel in { $town }.
bot-desperados-why-bank = Dit leidt tegen het einde van de ronde naar de bank van { $town }.
bot-desperados-why-hide = Er is niets beters in bereik: zo blijf je uit de buurt van de sheriff.
bot-desperados-why-chase = Een arrestatie is het meest waard in { $town } in zet { $move }, en deze weg leidt daarheen.
bot-desperados-why-now = Nu toeslaan is meer waard dan wat nog komt.
bot-desperados-why-wait = In deze ronde komt er nog iets beters.
bot-desperados-why-look = Niemand kan er nog iets mee doen, en jij weet dan wat de bank bevat.
bot-desperados-why-ride = In { $town } beschermt een hulpsheriff meer.
bot-desperados-why-start = Van hieruit zijn alle banken dichtbij.
bot-desperados-why-post = Een bank is het bewaken waard, en je verraadt er weinig mee.
bot-desperados-why-hideout = Hier beginnen goede wegen door de eerste ronde.
