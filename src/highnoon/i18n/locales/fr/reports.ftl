### Ce que les joueurs signalent, et ce qu’on leur dit quand l’exploitant est intervenu.

error-table-closed = L’exploitant de cette maison a fermé cette table.
error-blocked = Cette maison est fermée à ton réseau pour encore { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} environ.
error-blocked-now = Cette maison est fermée à ton réseau pour le moment.
error-report-own = Tu ne peux pas signaler ce que tu as dit toi-même.
error-report-nothing = Ce message n’existe pas.
web-quick-removed = (retiré par l’exploitant)
web-report = Signaler
web-report-line = Signaler à l’exploitant de cette maison ce qu’a dit { $name }
web-reported = Signalé
