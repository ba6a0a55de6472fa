### Was der Server begrenzt, und was er dann sagt.

error-talk-full = Du hast an diesem Tisch so viel gesagt, wie er aufbewahren kann; die Partie geht weiter.
error-plans-full = Du hast an diesem Tisch so viele Pläne vorgemerkt, wie er aufbewahren kann; die Partie geht weiter.
error-undo-full = An diesem Tisch wurde so oft etwas zurückgenommen, dass es nun nicht mehr geht.
error-exchange-full = Du hast es dir in dieser Partie so oft anders überlegt, dass deine Wahl nun gilt.
error-changes-full = An diesem Tisch hat sich so viel geändert, dass von nun an nur noch Züge möglich sind.
error-code-wait = Aus deinem Netz kamen zu viele falsche Codes. Bitte warte { $seconds } Sekunden oder lass dir den Link zum Tisch geben.
error-foreign-page = Von einer fremden Website aus geht das nicht.
error-content-type = Diese Art von Inhalt nimmt der Server nicht an.
error-request-reused = Diese Anfragenummer wurde schon für etwas anderes benutzt.
error-records-day = Aus deinem Netz wurde vorerst genug hochgeladen; bitte versuche es später noch einmal.
error-records-full = Der Server hat gerade keinen Platz für weitere Aufzeichnungen; ältere werden nach einigen Tagen entfernt.
error-offer-opener = Nur wer den Tisch eröffnet hat, kann einen Platz wieder freigeben.
error-offer-seat = Nur der Platz einer anderen Person kann wieder freigegeben werden.
error-offer-decided = Auf diesem Platz wurde schon etwas entschieden; wer dort sitzt, können nun nur noch sein eigener Link oder eine Abstimmung ändern.

web-offer = Platz wieder freigeben
web-offer-sure = Soll der Platz von { $name } für jemand anderen frei werden? Er lässt sich dann mit Link oder Code einnehmen, und der Link von { $name } gilt nicht mehr.
web-offer-go = Freigeben

## Für den Betreiber

cli-help-record-days = Tage, die hochgeladene Aufzeichnungen bleiben; 0 behält sie für immer.
cli-help-record-space = Megabyte, die alle hochgeladenen Aufzeichnungen zusammen belegen dürfen; 0 für unbegrenzt.
