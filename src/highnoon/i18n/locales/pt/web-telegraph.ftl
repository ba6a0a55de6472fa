### Mensagens a quem está ausente, na página.

web-bell-closed = O aviso chega mesmo com esta página fechada.
web-bell-open-only = O aviso chega enquanto esta página estiver aberta.
web-quiet = Horas de silêncio
web-quiet-note = Nessas horas nada é enviado; o aviso chega depois.
web-quiet-begin = das
web-quiet-end = às
web-hook = Webhook desta mesa
web-hook-note = Este endereço fica a saber de quem é a vez: ntfy, Discord ou o que aceitar JSON. Quem lá lê pode assistir.
web-hook-set = Definir
web-hook-test = Experimentar
web-hook-stop = Parar
web-hook-kept = Os turnos passam a ser anunciados lá.
web-hook-taken = A mensagem foi aceite.
web-hook-refused = O endereço respondeu { $status }.
web-hook-stopped = Nada mais é anunciado.
