web-computers-away = De computers kunnen nu niet nadenken. De tafel gaat vanzelf verder zodra ze terug zijn.
error-computers-away = De computers kunnen nu niet nadenken. Probeer het later nog eens.
