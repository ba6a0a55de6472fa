### Qui joue : un nom, un portrait et la force de l’ordinateur

web-who-title = Qui joue ?
web-who-note = Ton nom et ton visage à toutes les tables. Ils restent sur cet appareil tant que tu ne prends place nulle part ; tu peux les changer à tout moment dans les réglages.
web-who-portrait = Portrait
web-who-ready = C’est moi
web-who-skip = Pas maintenant
web-who-change = Choisir un portrait
web-name-full = Un nom peut avoir { $count } caractères au plus.

web-portrait-rancher = éleveur à moustache
web-portrait-teacher = institutrice à lunettes
web-portrait-prospector = chercheur d’or barbu
web-portrait-gambler = joueur au chapeau melon
web-portrait-engineer = mécanicien à casquette
web-portrait-singer = chanteuse aux boucles
web-portrait-doctor = médecin au haut-de-forme
web-portrait-drover = bouvière à tresses
web-portrait-horse = cheval
web-portrait-hound = chien
web-portrait-owl = chouette
web-portrait-coyote = coyote

web-computer-is = Ordinateur : { $name }
web-level-pick = Quelle force pour l’ordinateur ?
web-rematch-level = L’ordinateur joue en
web-rematch-deal =
    { $count ->
        [2] Même mise en place, camps échangés
       *[other] Même mise en place, chacun une place plus loin
    }
web-rematch-deal-note = Tout est disposé comme avant ; ce qui se pioche ensuite est pioché à nouveau.
