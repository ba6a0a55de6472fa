### Les noms que chacun se donne, et ce qu’on ne peut pas demander

given-name = { $name }
    .the = { $name }
    .start = { $name }
# Là où la place dit plus qu’une couleur, ou quand deux personnes portent le même nom.
given-name-role = { $name } ({ $role })
    .the = { $name } ({ $role })
    .start = { $name } ({ $role })
error-portrait-unknown = Il n’y a pas de portrait « { $found } ». Les portraits sont : { $known }.
error-deal-hidden = Ce jeu cache une partie de sa mise en place, et quelqu’un à la table l’a vue depuis : impossible de rejouer la même.
