kernels-compiling = { $game }: the computer’s engine is being compiled for this machine. This happens once and takes a minute or two.
kernels-progress = Compiling
kernels-ready = The engine is ready.
kernels-serving = { $game }: the computer’s engine is being compiled for this machine, once. Tables are open in the meantime; the strongest bots and the hints will be ready in a minute or two.
kernels-served = { $game }: the computer’s engine is ready.
