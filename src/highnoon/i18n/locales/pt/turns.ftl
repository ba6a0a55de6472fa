turns-help = Várias jogadas numa linha, um turno inteiro: separe-as com ;, por exemplo: { $example }; …
turns-unfinished = Feito: { $done }. Por fazer: { $left }. { $reason }
turns-not-yours = Já não é a sua vez.
turns-read = Pressione Enter para continuar.
