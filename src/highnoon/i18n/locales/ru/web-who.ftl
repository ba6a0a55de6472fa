### Кто играет: имя, портрет и сила компьютера

web-who-title = Кто играет?
web-who-note = Ваше имя и лицо за любым столом. Они остаются на этом устройстве, пока вы никуда не сели; изменить их можно в настройках в любое время.
web-who-portrait = Портрет
web-who-ready = Это я
web-who-skip = Не сейчас
web-who-change = Выбрать портрет
web-name-full = В имени может быть не больше { $count } символов.

web-portrait-rancher = скотовод с усами
web-portrait-teacher = учительница в очках
web-portrait-prospector = старатель с бородой
web-portrait-gambler = игрок в котелке
web-portrait-engineer = машинист в фуражке
web-portrait-singer = певица с кудрями
web-portrait-doctor = доктор в цилиндре
web-portrait-drover = погонщица с косами
web-portrait-horse = лошадь
web-portrait-hound = пёс
web-portrait-owl = сова
web-portrait-coyote = койот

web-computer-is = Компьютер: { $name }
web-level-pick = Насколько силён компьютер?
web-rematch-level = Роль компьютера
web-rematch-deal =
    { $count ->
        [2] Тот же расклад, обменяться сторонами
       *[other] Тот же расклад, каждый на место дальше
    }
web-rematch-deal-note = Всё разложено как раньше; что тянут потом, тянут заново.
