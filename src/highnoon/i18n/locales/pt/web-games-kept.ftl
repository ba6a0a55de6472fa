### Partidas que este dispositivo guarda.

web-games-on = Em curso
web-games-over = Terminadas
web-games-score = Balanço contra o computador
web-games-against = Adversário
web-games-won = Ganhas
web-games-drawn = Empates
web-games-lost = Perdidas
web-games-left = faltam { $time }
web-games-replay = Rever
web-games-analyse = Resultado e análise
web-games-away = Arrumar
web-games-back = Trazer de volta
web-games-away-list = Arrumadas ({ $count })
web-games-none = Ainda não há partidas.
web-games-lost-sight = A casa já não tem esta mesa.
web-games-kept-here = As suas partidas ficam só neste dispositivo. Um ficheiro leva-as para outro; quem o tiver tem também os seus lugares.
web-games-save = Guardar num ficheiro
web-games-saved = O ficheiro está guardado.
web-games-load = Carregar um ficheiro
web-games-taken =
    { $count ->
        [one] Foi lida uma partida.
       *[other] Foram lidas { $count } partidas.
    }
web-games-not-ours = Este não é um ficheiro com partidas de High Noon.
web-games-blocked = Este navegador não guarda nada para esta página: as suas partidas ficam na lista até ela ser fechada. Guarde-as num ficheiro.
web-games-full = Já não há espaço neste dispositivo: as partidas mais recentes ficam na lista até a página ser fechada. Guarde-as num ficheiro.
web-games-you-won = Ganha
web-games-you-drawn = Empate
web-games-you-lost = Perdida
