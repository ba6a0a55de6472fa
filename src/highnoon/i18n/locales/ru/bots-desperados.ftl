### Компьютеры Desperados: почему так выбрали

bot-desperados-reason-look = На ход вперёд это выглядит лучше всего.
bot-desperados-reason-plan = Это часть лучшего плана на этот раунд.

bot-desperados-why-coach = Это ведёт к дилижансу: на { $move }-м ходу его можно ограбить ({ $town }).
bot-desperados-why-poker = Это ведёт к партии в покер на { $move }-м ходу ({ $town }).
bot-desperados-why-bank = Это ведёт к концу раунда в банк ({ $town }).
bot-desperados-why-hide = Ничего лучшего рядом нет: так вы не попадётесь шерифу.
bot-desperados-why-chase = Выгоднее всего арест на { $move }-м ходу ({ $town }), и этот путь ведёт туда.
bot-desperados-why-now = Удар сейчас ценнее всего, что ещё впереди.
bot-desperados-why-wait = В этом раунде впереди есть кое-что получше.
bot-desperados-why-look = Воспользоваться этим уже никто не сможет, а вы узнаете, что лежит в банке.
bot-desperados-why-ride = Здесь помощник защитит больше: { $town }.
bot-desperados-why-start = Отсюда близко до всех банков.
bot-desperados-why-post = Банк стоит охранять, и это мало что выдаёт.
bot-desperados-why-hideout = Отсюда начинаются хорошие пути на первый раунд.
