kernels-compiling = { $game }: de engine van de computer wordt voor deze machine gecompileerd. Dat gebeurt één keer en duurt een minuut of twee.
kernels-progress = Compileren
kernels-ready = De engine is klaar.
kernels-serving = { $game }: de engine van de computer wordt eenmalig voor deze machine gecompileerd. De tafels zijn intussen open; de sterkste bots en de tips zijn over een minuut of twee klaar.
kernels-served = { $game }: de engine van de computer is klaar.
