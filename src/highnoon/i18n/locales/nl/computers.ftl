web-computers-away = De computers kunnen nu niet nadenken. De partij gaat vanzelf verder zodra ze terug zijn.
error-computers-away = De computers kunnen nu niet nadenken. Probeer het later nog eens.
error-computer-tables = Vanaf dit apparaat of netwerk lopen al { $count } tafels met computers. Speel er eerst een uit.
error-computers-busy = De computers hebben het nu te druk. Probeer het zo nog eens.
