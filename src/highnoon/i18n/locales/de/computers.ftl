web-computers-away = Die Computer können gerade nicht überlegen. Sobald es wieder geht, spielt der Tisch von selbst weiter.
error-computers-away = Die Computer können gerade nicht überlegen. Bitte später noch einmal versuchen.
error-computer-tables = Von diesem Gerät oder Netz aus laufen schon { $count } Tische mit Computern. Spielt zuerst einen davon zu Ende.
error-computers-busy = Die Computer haben gerade zu viel zu tun. Bitte gleich noch einmal versuchen.
