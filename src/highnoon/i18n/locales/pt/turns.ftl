turns-help = Para fazer várias jogadas, até um turno inteiro, escreva-as numa linha separadas por ;, por exemplo: { $example }; …
turns-unfinished = Feito: { $done }. Por fazer: { $left }. { $reason }
turns-not-yours = Já não é a sua vez.
turns-read = Pressione Enter para continuar.
