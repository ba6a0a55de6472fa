### Chi gioca: un nome, un ritratto e quanto è forte il computer

web-who-title = Chi gioca?
web-who-note = Il tuo nome e il tuo volto a ogni tavolo. Restano su questo dispositivo finché non ti siedi da qualche parte; puoi cambiarli quando vuoi nelle impostazioni.
web-who-portrait = Ritratto
web-who-ready = Eccomi
web-who-skip = Non ora
web-who-change = Scegli un ritratto
web-name-full = Un nome può avere al massimo { $count } caratteri.

web-portrait-rancher = allevatore con i baffi
web-portrait-teacher = maestra con gli occhiali
web-portrait-prospector = cercatore d’oro con la barba
web-portrait-gambler = giocatore in bombetta
web-portrait-engineer = macchinista col berretto
web-portrait-singer = cantante coi riccioli
web-portrait-doctor = dottore in cilindro
web-portrait-drover = mandriana con le trecce
web-portrait-horse = cavallo
web-portrait-hound = segugio
web-portrait-owl = gufo
web-portrait-coyote = coyote

web-computer-is = Computer: { $name }
web-level-pick = Quanto è forte il computer?
web-rematch-level = Il computer gioca da
web-rematch-deal =
    { $count ->
        [2] Stessa disposizione, lati scambiati
       *[other] Stessa disposizione, ognuno un posto più in là
    }
web-rematch-deal-note = Tutto è disposto come prima; ciò che si pesca dopo si pesca di nuovo.
