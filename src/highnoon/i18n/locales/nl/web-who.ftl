### Wie speelt: een naam, een portret en hoe sterk de computer is

web-who-title = Wie speelt er?
web-who-note = Zo heet je en zo zie je eruit, aan elke tafel. Beide blijven op dit apparaat tot je ergens gaat zitten; in de instellingen kun je ze altijd wijzigen.
web-who-portrait = Portret
web-who-ready = Dat ben ik
web-who-skip = Nu niet
web-who-change = Portret kiezen
web-name-full = In een naam passen { $count } tekens.

web-portrait-rancher = rancher met snor
web-portrait-teacher = lerares met bril
web-portrait-prospector = goudzoeker met baard
web-portrait-gambler = gokker met bolhoed
web-portrait-engineer = machinist met pet
web-portrait-singer = zangeres met krullen
web-portrait-doctor = dokter met hoge hoed
web-portrait-drover = veedrijfster met vlechten
web-portrait-horse = paard
web-portrait-hound = hond
web-portrait-owl = uil
web-portrait-coyote = coyote

web-computer-is = Computer: { $name }
web-level-pick = Hoe sterk is de computer?
web-rematch-level = De computer speelt als
web-rematch-deal =
    { $count ->
        [2] Zelfde opstelling, kanten gewisseld
       *[other] Zelfde opstelling, iedereen één plaats verder
    }
web-rematch-deal-note = Precies zo klaargelegd als eerst; wat later wordt getrokken, wordt opnieuw getrokken.
