### A mesa de Moon River na página.

## A oferta, o saloon, o armazém

web-moon-river-draft = Oferta
web-moon-river-draft-note = Os números baixos jogam primeiro. Depois de colocar, escolhe-se para a ronda seguinte.
web-moon-river-round = ronda { $round }, restam { $box }
web-moon-river-box = restam { $box }
web-moon-river-here = Agora
web-moon-river-there = A seguir
web-moon-river-taken = levada
web-moon-river-stands = { $name } em { $parcel }
web-moon-river-chips =
    { $count ->
        [1] 1 ficha
       *[other] { $count } fichas
    }
web-moon-river-stock = Na reserva, por ordem desconhecida:
    { $chips }
web-moon-river-saloon-empty = Não está ninguém.
web-moon-river-short-desperado = trocar parcela
web-moon-river-short-thief = roubar vaca
web-moon-river-short-prospector = +1 por pepita
web-moon-river-short-trapper = +1 por castor
web-moon-river-short-farmer = +1 por espiga
web-moon-river-partners = Parceiros
web-moon-river-stores-mine = O seu armazém
web-moon-river-stores-of = Armazém de { $name }
web-moon-river-places =
    { $count ->
        [1] 1 lugar
       *[other] { $count } lugares
    }
web-moon-river-join-note = Toque em duas para as juntar.
web-moon-river-in-hand = { $land } na mão
web-moon-river-supply = vacas restantes
web-moon-river-supply-tip = Vacas na reserva comum. Quando acabar, não vem mais nenhuma.

## Ranchos

web-moon-river-ranches = Todos os ranchos
web-moon-river-ranch-of = O rancho de { $name }
web-moon-river-my-ranch = O meu rancho
web-moon-river-look = ver o rancho
web-moon-river-you = Eu
web-moon-river-homestead = casa do rancho
web-moon-river-free = { $cell }: livre
web-moon-river-cell = { $cell }: { $what }
web-moon-river-bridge = ponte na coluna { $column }
web-moon-river-a-bridge = ponte
web-moon-river-cows =
    { $count ->
        [0] nenhuma vaca
        [1] 1 vaca
       *[other] { $count } vacas
    }
web-moon-river-tip = { $what }: { $means }
web-moon-river-means-cows = ao colocar a parcela, vem uma vaca para aqui.
web-moon-river-means-cows-done = a vaca já veio.
web-moon-river-means-skulls = seca. Ao colocar a parcela, sai uma vaca do território.
web-moon-river-means-skulls-done = a seca acabou.
web-moon-river-means-circles = ao colocar a parcela, recruta-se um parceiro.
web-moon-river-means-circles-done = ninguém veio, e ninguém virá.
web-moon-river-means-nuggets = um ponto cada.
web-moon-river-means-beavers = um ponto cada.
web-moon-river-means-corn = um ponto cada.
web-moon-river-means-back = o número do verso. Os números mais baixos jogam primeiro.

## Colocar

web-moon-river-hand = Na mão
web-moon-river-lay = Colocar aqui
web-moon-river-rotate = Girar
web-moon-river-swap = Trocar pontas
web-moon-river-sides = Lados das placas
web-moon-river-not-now = Agora não
web-moon-river-lay-note = Arraste-o, toque numa casa marcada ou use as setas; R gira, X troca as pontas.
web-moon-river-lay-note-short = Toque numa casa marcada.
web-moon-river-not-here = Não pode ficar aqui.
web-moon-river-touches = toca em: { $what }
web-moon-river-in-words =
    { $count ->
        [1] Um lugar, em palavras
       *[other] Os { $count } lugares, em palavras
    }
web-moon-river-first-where = Primeiro: onde?
web-moon-river-ways =
    { $count ->
        [1] uma maneira
       *[other] { $count } maneiras
    }

## O que uma escolha traria

web-moon-river-points =
    { $count ->
        [1] ponto
       *[other] pontos
    }
web-moon-river-gain-lands = terra
web-moon-river-gain-resources = bens
web-moon-river-gain-partners = parceiros
web-moon-river-gain-scenario = cenário
web-moon-river-gain-cows =
    { $count ->
        [1] vaca
       *[other] vacas
    }
web-moon-river-gain-recruits =
    { $count ->
        [1] 1 parceiro
       *[other] { $count } parceiros
    }
web-moon-river-from-saloon = do saloon
web-moon-river-territory = { $count } × { $land }

## Pontos

web-moon-river-part-lands = Terra × vacas
web-moon-river-part-resources = Pepitas, castores, milho
web-moon-river-part-partners = Parceiros
web-moon-river-about-lands = Cada território vale as suas parcelas vezes as suas vacas; em cada parcela só conta uma vaca.
web-moon-river-about-resources = Cada pepita, castor e espiga é um ponto.
web-moon-river-about-partners = Garimpeiros, caçadores e agricultores dão mais um ponto por cada pepita, castor ou espiga.
web-moon-river-about-timber = Grupos de três ou mais florestas, pelo menos uma junto ao rio: 10, e mais 10 por floresta a partir da quarta.
web-moon-river-about-gold = Grupos de três ou mais parcelas com pepitas: 10 pela terceira pepita e 10 por cada uma a mais.
web-moon-river-about-outlaws = Grupos de três ou mais parceiros, pelo menos um bandido: 10, e mais 10 por parceiro a partir do quarto.
web-moon-river-about-city = Grupos de três ou mais fazendas: 10, e mais 10 por fazenda a partir da quarta.
web-moon-river-bill = Contas completas
web-moon-river-largest = Maior território
web-moon-river-herd = Vacas que contam
web-moon-river-by =
    { $count ->
        [1] 1 ponto
       *[other] { $count } pontos
    }

## A legenda

web-moon-river-legend-lands = Paisagens
web-moon-river-legend-symbols = Símbolos
web-moon-river-legend-partners = Qualquer parceiro guarda dos ladrões as vacas do seu território. Cada ficha tem um especialista de um lado e um cowboy do outro.
web-moon-river-legend-score = Pontos
web-moon-river-legend-keys = Teclas ao colocar: as setas movem o dominó, R gira-o, X troca as pontas, Enter coloca-o.

## Opening a table

web-option-moon-river-pieces = As suas próprias peças
web-option-moon-river-pieces-note = Um ficheiro TOML com parcelas, fichas, placas e tabuleiros; sem ele, usam-se as peças normais.
