### Partijen die dit apparaat bewaart.

web-games-on = Lopend
web-games-over = Afgelopen
web-games-score = Score tegen de computer
web-games-against = Tegenstander
web-games-won = Gewonnen
web-games-drawn = Gelijk
web-games-lost = Verloren
web-games-left = nog { $time }
web-games-replay = Naspelen
web-games-analyse = Uitslag en analyse
web-games-away = Opbergen
web-games-back = Terughalen
web-games-away-list = Opgeborgen ({ $count })
web-games-none = Nog geen partijen.
web-games-lost-sight = Het huis heeft deze tafel niet meer.
web-games-kept-here = Je partijen staan alleen op dit apparaat. Met een bestand neem je ze mee naar een ander; wie het heeft, heeft ook je plaatsen.
web-games-save = Opslaan in een bestand
web-games-saved = Het bestand is opgeslagen.
web-games-load = Bestand laden
web-games-taken =
    { $count ->
        [one] Eén partij is gelezen.
       *[other] { $count } partijen zijn gelezen.
    }
web-games-not-ours = Dit is geen bestand met partijen van High Noon.
web-games-blocked = Deze browser bewaart niets voor deze pagina: je partijen blijven zichtbaar tot ze gesloten wordt. Sla ze op in een bestand.
web-games-full = Er is geen ruimte meer op dit apparaat: de nieuwste partijen blijven zichtbaar tot de pagina gesloten wordt. Sla ze op in een bestand.
web-games-you-won = Gewonnen
web-games-you-drawn = Gelijk
web-games-you-lost = Verloren
