### Os nomes que cada um se dá, e o que não se pode pedir

given-name = { $name }
    .the = { $name }
    .start = { $name }
# Onde o lugar diz mais do que uma cor, ou duas pessoas têm o mesmo nome.
given-name-role = { $name } ({ $role })
    .the = { $name } ({ $role })
    .start = { $name } ({ $role })
error-portrait-unknown = Não há nenhum retrato «{ $found }». Os retratos são: { $known }.
error-deal-hidden = Este jogo esconde parte da sua disposição inicial, e alguém à mesa já a viu; por isso não se pode repetir igual.
