### Was das Haus begrenzt, und was es dann sagt.

error-talk-full = Du hast an diesem Tisch so viel gesagt, wie er aufbewahren kann; die Partie geht weiter.
error-plans-full = Du hast an diesem Tisch so viele Pläne notiert, wie er aufbewahren kann; die Partie geht weiter.
error-undo-full = An diesem Tisch wurde so oft etwas zurückgenommen, dass nun gilt, was getan ist.
error-exchange-full = Du hast es dir in dieser Partie so oft anders überlegt, dass deine Wahl nun gilt.
error-changes-full = Dieser Tisch hat sich so oft geändert, dass nur noch die Partie weitergeht.
error-code-wait = Aus deinem Netz kamen zu viele falsche Codes. Bitte warte { $seconds } Sekunden oder lass dir den Link zum Tisch geben.
error-foreign-page = Eine Seite von anderswo kann das nicht tun.
error-content-type = Diese Art von Inhalt nimmt das Haus nicht an.
error-request-reused = Diese Anfragenummer wurde schon für etwas anderes benutzt.
error-records-day = Aus deinem Netz wurde vorerst genug hochgeladen; bitte versuche es später noch einmal.
error-records-full = Das Haus hat gerade keinen Platz für weitere Aufzeichnungen; ältere werden nach einigen Tagen entfernt.
error-offer-opener = Nur wer den Tisch eröffnet hat, kann einen Platz wieder freigeben.
error-offer-seat = Nur der Platz einer anderen Person kann wieder freigegeben werden.
error-offer-decided = Für diesen Platz wurde schon etwas entschieden; nun können nur der eigene Link oder eine Abstimmung ändern, wer dort sitzt.

web-offer = Platz wieder freigeben
web-offer-sure = Soll der Platz von { $name } für jemand anderen frei werden? Er lässt sich dann mit Link oder Code einnehmen, und der Link von { $name } gilt nicht mehr.
web-offer-go = Freigeben

## Für den Betreiber

cli-help-record-days = Tage, die hochgeladene Aufzeichnungen bleiben; 0 behält sie für immer.
cli-help-record-space = Megabyte, die alle hochgeladenen Aufzeichnungen zusammen belegen dürfen; 0 für unbegrenzt.
