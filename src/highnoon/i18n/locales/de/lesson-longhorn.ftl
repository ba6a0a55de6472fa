### Die erste Partie Longhorn: was die Karten sagen, der Reihe nach.

lesson-longhorn-welcome = Willkommen bei Longhorn. Du bist Eagle, und der Computer spielt Jessie. Beide stehlen Rinder mit demselben Banditen, und am Ende gewinnt, wer reicher ist.
lesson-longhorn-board = Das sind die neun Gebiete mit ihren Rindern. Der Bandit steht in Red River Valley, wo Jessie die Partie beginnen ließ. Er zeigt dein Bild, also bist du am Zug.
lesson-longhorn-steal-1 = Du nimmst immer alle Rinder einer Farbe aus dem Gebiet des Banditen. Nimm die zwei weißen Rinder.
lesson-longhorn-ride-1 = Du hast zwei Rinder gestohlen, also geht der Bandit genau zwei Schritte und nie gleich zurück. Jessie muss dort stehlen, wohin du ihn schickst. Wähle Tulsa: Dort bekommt sie nicht viel.
lesson-longhorn-prices = Jessie hat ein weißes Rind genommen. Am Ende bringt ein Rind in einer Herde 100 $ für jedes Rind seiner Farbe, das noch auf dem Plan ist; Weiß ist also für euch beide weniger wert geworden.
lesson-longhorn-steal-2 = Nimm die drei grauen Rinder in Cherokee Spring. Ein weißes bleibt zurück, also wirkt die Klapperschlange dort nicht: Plättchen warten auf den, der das letzte Rind nimmt.
lesson-longhorn-ride-2 = Drei Rinder, drei Schritte. Der Weg darf abbiegen, also sind viele Gebiete erreichbar. Wähle Maverick Junction: Dort sind zwei Farben, also kann Jessie es nicht leer räumen.
lesson-longhorn-steal-3 = Jessie hat dich nach Tulsa geschickt, wo ein orangefarbenes Rind übrig ist. Nimm es. Es ist das letzte, also musst du das Plättchen dort benutzen.
lesson-longhorn-nugget = Das Plättchen war ein Nugget zu 500 $. Es gehört dir, und seine Dollars zählen am Ende.
lesson-longhorn-ride-3 = Schicke Jessie jetzt nach Cherokee Spring. Sie muss dort das letzte Rind nehmen, und die Klapperschlange wartet auf sie.
lesson-longhorn-snake = Die Klapperschlange hat eines von Jessies Rindern auf den Plan zurückgetrieben, nach Tulsa. Gezackte gelbe Plättchen machen ein Gebiet gefährlich: Niemand darf in ein gefährliches Gebiet zurückgeschickt werden, in dem er zuletzt gespielt hat, solange es eine andere Wahl gibt.
lesson-longhorn-steal-4 = Nimm die zwei orangefarbenen Rinder in Maverick Junction. Es sind die letzten dort, und diesmal ist das Plättchen gut für dich: ein Brandeisen.
lesson-longhorn-brand = Das Brandeisen gibt dir alle Rinder einer Farbe aus einem Gebiet nebenan. Nimm die drei grauen aus Blackstone Corral. Den Ritt verlängern sie nicht.
lesson-longhorn-ride-4 = Selbst gestohlen hast du zwei Rinder, also geht der Bandit weiterhin zwei Schritte. Schicke Jessie nach Red River Valley. Wer es leer räumt, trifft auf die andere Klapperschlange.
lesson-longhorn-sheriff = Jessie hat ein Rind genommen und das letzte stehen lassen. Sieh nach Nugget Hill: Dort liegt der Sheriff. Wer das letzte Rind aus seinem Gebiet nimmt, verliert die Partie sofort.
lesson-longhorn-steal-5 = Nimm die zwei orangefarbenen Rinder in Blackstone Corral. Damit ist das Gebiet leer, und sein Plättchen ist Schlangenöl: Du spielst noch einmal.
lesson-longhorn-ride-5 = Reite nach Dagger Flat. Dank des Schlangenöls wird der Bandit nicht umgedreht.
lesson-longhorn-worth = Deine Herde ist schon viel wert. Mit allen neun Rindern einer Farbe würdest du sofort gewinnen; sonst endet die Partie, wenn der Bandit keine Rinder mehr erreicht, und die Herden werden gezählt.
lesson-longhorn-free = Ab hier entscheidest du. Noch ist kein schwarzes Rind gestohlen, also ist Schwarz jetzt viel wert. „Tipp“ und „Rückgängig“ helfen dir, und die Regeln sind immer einen Klick entfernt. Viel Glück!
