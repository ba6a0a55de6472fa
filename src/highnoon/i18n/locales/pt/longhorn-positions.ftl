## Aquilo a que nenhuma partida de Longhorn leva

longhorn-position-struck-nine = A epidemia atingiu as vacas { $colour }s, por isso pelo menos uma saiu do jogo; mas estão lá as nove.
longhorn-position-token-empty = Em { $place } já não há vacas, por isso não pode lá estar uma ficha: é usada ou volta à caixa assim que um território fica vazio.
longhorn-position-tokens-used = Ficha “{ $token }”: as que lá estão e as que têm de ter sido usadas são ao todo { $found }, mais do que existem.
longhorn-position-tokens-many = Distribuem-se nove fichas, mas { $found } estão no tabuleiro, são de alguém ou têm de ter sido usadas.
longhorn-position-other-last = O fora-da-lei está onde o adversário acabou de jogar. Só lá se chega com um snake oil próprio, a partir de um território que agora está vazio.
longhorn-position-herd = Vacas acabadas de roubar: { $found }. Nenhuma cor na manada de quem está a jogar tem tantas.
longhorn-position-over = Nesta posição a partida acabou.
longhorn-position-options = A posição joga-se com opções diferentes das da mesa.
