### How solved deals were played in this house.

web-daily-played = Как на этом сервере сыграли те, кто ходил первым
web-daily-played-by = Кто ходил первым
web-daily-played-people = Люди
web-daily-played-none = На этом сервере этот расклад ещё никто не доиграл.
web-daily-study = Разобрать этот расклад
