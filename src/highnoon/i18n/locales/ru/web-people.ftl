### Кто играет

web-seats-open = Свободные места
web-seats-open-invited = для тех, кого приглашу
web-seats-open-house = для всех в доме
web-you-watch = Вы наблюдаете
web-invited-only = Свободные места ждут приглашённых: попросите ссылку или код.
