### Partien, die dieses Gerät aufbewahrt.

web-games-on = Laufende
web-games-over = Beendete
web-games-score = Bilanz gegen den Computer
web-games-against = Gegner
web-games-won = Gewonnen
web-games-drawn = Unentschieden
web-games-lost = Verloren
web-games-left = noch { $time }
web-games-replay = Nachspielen
web-games-analyse = Ergebnis und Analyse
web-games-away = Weglegen
web-games-back = Zurückholen
web-games-away-list = Weggelegt ({ $count })
web-games-none = Noch keine Partien.
web-games-lost-sight = Das Haus hat diesen Tisch nicht mehr.
web-games-kept-here = Deine Partien liegen nur auf diesem Gerät. Mit einer Datei nimmst du sie auf ein anderes mit; wer sie hat, hat auch deine Plätze.
web-games-save = In Datei sichern
web-games-saved = Die Datei ist gesichert.
web-games-load = Datei laden
web-games-taken =
    { $count ->
        [one] Eine Partie wurde gelesen.
       *[other] { $count } Partien wurden gelesen.
    }
web-games-not-ours = Das ist keine Datei mit Partien von High Noon.
web-games-blocked = Dieser Browser bewahrt für diese Seite nichts auf: Deine Partien bleiben sichtbar, bis sie geschlossen wird. Sichere sie in einer Datei.
web-games-full = Auf diesem Gerät ist kein Platz mehr: Die neuesten Partien bleiben sichtbar, bis die Seite geschlossen wird. Sichere sie in einer Datei.
web-games-you-won = Gewonnen
web-games-you-drawn = Unentschieden
web-games-you-lost = Verloren
