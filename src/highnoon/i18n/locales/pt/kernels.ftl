kernels-compiling = { $game }: o motor do computador está a ser compilado para esta máquina. Acontece uma só vez e demora um ou dois minutos.
kernels-progress = A compilar
kernels-ready = O motor está pronto.
kernels-serving = { $game }: o motor do computador está a ser compilado para esta máquina, uma só vez. Entretanto, as mesas estão abertas; os bots mais fortes e as dicas ficam prontos dentro de um ou dois minutos.
kernels-served = { $game }: o motor do computador está pronto.
