### Quem joga: um nome, um retrato e a força do computador

web-who-title = Quem joga?
web-who-note = O seu nome e o seu rosto em todas as mesas. Ficam neste dispositivo até se sentar em alguma; pode mudá-los quando quiser nas definições.
web-who-portrait = Retrato
web-who-ready = Sou eu
web-who-skip = Agora não
web-who-change = Escolher um retrato
web-name-full = Um nome pode ter no máximo { $count } caracteres.

web-portrait-rancher = rancheiro de bigode
web-portrait-teacher = professora de óculos
web-portrait-prospector = garimpeiro de barba
web-portrait-gambler = jogador de chapéu de coco
web-portrait-engineer = maquinista de boné
web-portrait-singer = cantora de caracóis
web-portrait-doctor = médico de cartola
web-portrait-drover = boieira de tranças
web-portrait-horse = cavalo
web-portrait-hound = cão
web-portrait-owl = coruja
web-portrait-coyote = coiote

web-computer-is = Computador: { $name }
web-level-pick = Qual é a força do computador?
web-rematch-level = O computador joga como
web-rematch-deal =
    { $count ->
        [2] A mesma disposição, lados trocados
       *[other] A mesma disposição, cada um no lugar seguinte
    }
web-rematch-deal-note = Tudo fica disposto como antes; o que se tirar depois é tirado de novo.
