kernels-compiling = { $game }: Die Engine des Computers wird für diesen Rechner kompiliert. Das geschieht nur einmal und dauert ein, zwei Minuten.
kernels-progress = Kompilieren
kernels-ready = Die Engine ist bereit.
kernels-serving = { $game }: Die Engine des Computers wird einmalig für diesen Rechner kompiliert. Die Tische sind derweil geöffnet; die stärksten Bots und die Tipps sind in ein, zwei Minuten bereit.
kernels-served = { $game }: Die Engine des Computers ist bereit.
