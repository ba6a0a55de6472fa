### Die Computer von Longhorn: wie sie heißen und was sie nicht sehen

bot-longhorn-1 = Greenhorn
bot-longhorn-1-blind = Zählt die Rinder, die er jetzt bekommt. Sieht weder, was sie einmal wert sein werden, noch, was der Gegner als Nächstes tut.
bot-longhorn-2 = Kuhhirt
bot-longhorn-2-blind = Zählt Dollar und denkt an den nächsten Zug des Gegners, hat aber kein Auge für Sheriff und Klapperschlangen.
bot-longhorn-3 = Viehdieb
bot-longhorn-3-blind = Sieht alles auf dem Plan, plant aber höchstens drei Züge voraus.
bot-longhorn-4 = Treckboss
bot-longhorn-4-blind = Schaut weit voraus, aber nur so weit, wie er in einem Augenblick kommt; dahinter zählt er Dollar.
bot-longhorn-5 = Marshal
bot-longhorn-5-blind = Beweist, was er kann. Nur wo sich rechtzeitig kein Beweis findet, schätzt er.
