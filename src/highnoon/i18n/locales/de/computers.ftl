web-computers-away = Die Computer können gerade nicht überlegen. Sobald es wieder geht, spielt der Tisch von selbst weiter.
error-computers-away = Die Computer können gerade nicht überlegen. Bitte später noch einmal versuchen.
