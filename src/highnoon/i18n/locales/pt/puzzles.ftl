puzzles-ask-win = Joga { $seat }: encontre a única maneira de ganhar.
puzzles-ask-hold = Joga { $seat }: encontre a única maneira de não perder.
puzzles-ask-most = Joga { $seat } e já nada será tirado: termine com a maior vantagem possível.
puzzles-ask-where = Joga como { $seat }. Procura-se: { $suspect }. Marque todas as cidades possíveis.
puzzles-ask-likeliest = Joga como { $seat }. Procura-se: { $suspect }. Qual é a cidade mais provável?
puzzles-ask-warn = Joga como { $seat }. Quem do bando pode estar no mesmo lugar? Procura-se: { $suspect }.

puzzles-kind-win = Ganhar
puzzles-kind-hold = Aguentar
puzzles-kind-most = Melhor final
puzzles-kind-where = Onde?
puzzles-kind-likeliest = Mais provável
puzzles-kind-warn = Quem deve ser avisado?

puzzles-solved-win = Resolvido: isto ganha contra qualquer defesa.
puzzles-solved-hold = Resolvido: isto aguenta contra tudo.
puzzles-solved-most = Resolvido: uma vantagem de { $lead } é o melhor possível.
puzzles-solved-where = Resolvido: exatamente estas cidades.
puzzles-solved-likeliest = Resolvido: é para lá que vão mais caminhos.
puzzles-solved-warn = Resolvido: exatamente estes devem ser avisados.

puzzles-wrong-win = Isso não ganha à força.
puzzles-wrong-hold = Isso perde.
puzzles-wrong-drawn = Isso só leva ao empate.
puzzles-wrong-caught = Isso acaba nas mãos do xerife.
puzzles-wrong-nine = Isso deixa ao adversário nove de uma cor.
puzzles-wrong-scored = Isso perde em dólares.
puzzles-wrong-most = Isso acaba em { $lead }; é possível { $best }.
puzzles-wrong-cannot = { $town } é impossível.
puzzles-wrong-safe = { $seat } está a salvo.
puzzles-wrong-missed-where =
    { $count ->
        [one] Falta uma cidade.
       *[other] Faltam { $count } cidades.
    }
puzzles-wrong-missed-warn =
    { $count ->
        [one] Há mais uma pessoa em perigo.
       *[other] Há mais { $count } em perigo.
    }
puzzles-wrong-likeliest =
    { $count ->
        [one] Um caminho vai lá ter
       *[other] { $count } caminhos vão lá ter
    }; a outra cidade são { $most }.

puzzles-theme-sheriff-trap = Armadilha do xerife
puzzles-theme-sheriff-near = O xerife está perto
puzzles-theme-nine = Nove de uma cor
puzzles-theme-deny-nine = Impedir os nove
puzzles-theme-epidemic = Epidemia
puzzles-theme-ambush = Emboscada
puzzles-theme-iron = Ferro em brasa
puzzles-theme-oil = Snake oil
puzzles-theme-snake = Cascavel
puzzles-theme-boxed-in = Encurralado
puzzles-theme-end-ahead = Acabar à frente
puzzles-theme-give-up = Ceder vacas
puzzles-theme-behind = De trás para a frente
puzzles-theme-gold = Ouro
puzzles-theme-two-dominoes = Dois dominós
puzzles-theme-join-lands = Unir territórios
puzzles-theme-thief = Ladrão de gado
puzzles-theme-swap = Troca
puzzles-theme-drive = Condução de gado
puzzles-theme-drought = Seca
puzzles-theme-specialist = Especialista
puzzles-theme-bonus-tile = Peça de bónus
puzzles-theme-rival = Um rival responde
puzzles-theme-hunt-sheriff = Caça ao xerife
puzzles-theme-hunt-gang = Caça ao bando
puzzles-theme-proof = Foi mostrada uma carta
puzzles-theme-lost-card = Cartas perdidas
puzzles-theme-long-ride = Longa cavalgada
puzzles-theme-used-up = Cartas gastas
puzzles-theme-close = Por um triz

puzzles-error-unknown = Não há nenhum problema { $id } de { $game }.
puzzles-error-none = Não há problemas de { $game }.
puzzles-error-line = A linha { $line } não é um problema: { $error }
puzzles-error-twice = Linha { $line }: o problema { $id } está lá duas vezes.
puzzles-error-name = “{ $text }” não é um destes: { $known }
puzzles-error-theme = Nenhum problema tem o tema { $theme }. Há: { $known }
puzzles-error-day = “{ $day }” não é uma data; escreva uma como 2026-11-18.
puzzles-error-one = Indique --id, --theme ou --day, não vários.
puzzles-error-file = { $file } não contém os seus problemas; mova-o e tente de novo.
puzzles-error-left = Já não resta lá nenhum problema novo.

puzzles-help = Resolver um problema.
puzzles-help-id = O problema com este identificador.
puzzles-help-theme = Um problema com este tema; se forem vários, separados por vírgulas, com todos.
puzzles-help-day = O problema deste dia, por exemplo 2026-11-18 (ou “today”).
puzzles-help-mine = Dizer que problemas há, procurar novos ou demonstrá-los todos.
puzzles-help-mine-out = Procurar para este ficheiro, continuando onde acaba.
puzzles-help-mine-count = Parar quando o ficheiro tiver tantos problemas.
puzzles-help-mine-seconds = Parar ao fim de tantos segundos.
puzzles-help-mine-prove = Demonstrar de novo cada problema da casa, ou de --out.
puzzles-help-mine-journal = Anotar neste ficheiro o que está demonstrado e saltar o que lá consta: assim pode-se parar e continuar.

puzzles-title = { $game }, problema { $id } ({ $rating })
puzzles-reply = Resposta: { $moves }
puzzles-refutation = Continua assim: { $moves }
puzzles-line = Solução: { $moves }
puzzles-themes = Temas: { $themes }
puzzles-rating = A sua pontuação: { $rating } ± { $deviation }
puzzles-rating-change = A sua pontuação: { $rating } ({ $change }) ± { $deviation }
puzzles-streak = Resolvidos de seguida: { $streak } (recorde: { $best })
puzzles-prompt = A sua jogada, ? para os sinais, “solution” para desistir, “quit” para sair:
puzzles-prompt-names = Nomes separados por vírgulas, ? para os sinais, “solution” para desistir, “quit” para sair:
puzzles-given-up = Desistência.
puzzles-again-later = Saiu; nada foi contado.
puzzles-all-done = Já os resolveu ou tentou todos; a partir daqui voltam.
puzzles-shelf = { $game }: { $count } problemas
puzzles-shelf-row = { $name }: { $count }
puzzles-mined = { $count } problemas, semente { $seed }
puzzles-proven = { $count } problemas demonstrados.

puzzles-wrong-proof = Problema { $id }: { $problem }
