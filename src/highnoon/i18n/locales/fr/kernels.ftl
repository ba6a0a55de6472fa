kernels-compiling = { $game } : le moteur de l’ordinateur est compilé pour cette machine. Cela n’arrive qu’une fois et prend une minute ou deux.
kernels-progress = Compilation
kernels-ready = Le moteur est prêt.
kernels-serving = { $game } : le moteur de l’ordinateur est compilé pour cette machine, une seule fois. Les tables sont ouvertes pendant ce temps ; les robots les plus forts et les conseils seront prêts dans une minute ou deux.
kernels-served = { $game } : le moteur de l’ordinateur est prêt.
