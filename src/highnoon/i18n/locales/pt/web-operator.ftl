### A página do operador.

web-operator = Operador
web-operator-secret = Segredo do operador
web-operator-secret-note = Está no ficheiro operator.secret da pasta de dados do servidor, ou foi dado como HIGHNOON_OPERATOR. Só é guardado até fechar este separador.
web-operator-enter = Abrir
web-operator-leave = Sair
web-operator-parts = Partes desta página
web-operator-nobody = Não há página do operador para a sua rede.

web-operator-house = Casa
web-operator-running = Mesas a decorrer
web-operator-finished = Mesas terminadas
web-operator-closed = Mesas fechadas
web-operator-open-reports = Denúncias por resolver
web-operator-processes = Processos
web-operator-serves = Atende
web-operator-thinks = Pensa
web-operator-this = este
web-operator-version = Versão
web-operator-since = A funcionar desde
web-operator-seen = Último sinal de vida
web-operator-sockets = Ligações
web-operator-tables-awake = Mesas em memória
web-operator-workers = Processos para computadores
web-operator-cpu = Parte de um núcleo
web-operator-memory = Memória
web-operator-failures = Falhas
web-operator-trouble = Com problemas: { $what }
web-operator-errors = Últimos avisos e erros
web-operator-busiest = Clientes com mais ligações
web-operator-lines = { $count ->
    [one] { $count } ligação
   *[other] { $count } ligações
}

web-operator-tables = Mesas
web-operator-which = Que mesas
web-operator-none = Aqui não há nada.
web-operator-watch = Ver
web-operator-opened = aberta { $when }
web-operator-over = terminada
web-operator-close = Fechar
web-operator-close-note = Ninguém poderá jogar, ver nem falar nesta mesa até que a volte a abrir.
web-operator-reopen = Voltar a abrir
web-operator-why = Motivo (para o registo)
web-operator-forget = Retirar nomes e conversa
web-operator-forget-note = O que é retirado não se pode recuperar.
web-operator-seat = De quem
web-operator-everybody = De todos
web-operator-names = Nomes
web-operator-talk = Conversa e planos
web-operator-remove = Retirar
web-operator-older = Anteriores

web-operator-reports = Denúncias
web-operator-settled = Também as resolvidas
web-operator-said = { $name } disse:
web-operator-held = Um dos lados disse isto entre si. Poderá ser lido quando a partida acabar.
web-operator-gone = (já não se conserva)
web-operator-removed = Retirado
web-operator-dismissed = Deixado como está
web-operator-dismiss = Deixar
web-operator-from = de { $network }

web-operator-blocks = Bloqueios
web-operator-network = Endereço ou rede
web-operator-for = Por quanto tempo
web-operator-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
web-operator-days = { $count ->
    [one] { $count } dia
   *[other] { $count } dias
}
web-operator-block = Bloquear
web-operator-until = até { $when }
web-operator-unblock = Levantar

web-operator-audit = Registo
web-operator-act-close = fechou a mesa { $target }
web-operator-act-reopen = voltou a abrir a mesa { $target }
web-operator-act-forget = retirou algo da mesa { $target }
web-operator-act-settle = resolveu a denúncia { $target }
web-operator-act-block = bloqueou { $target }
web-operator-act-unblock = levantou o bloqueio de { $target }
web-operator-act-new-secret = criou um segredo novo
