### De tafel: de laatste zet, en keuzes die vanzelf gaan.

web-told-again = Deze zet nog eens tonen
web-single-setting = Enige keuze vanzelf maken
web-single-setting-note = Is er maar één keuze, dan wordt die voor je gemaakt; ‘Terug’ gaat naar je laatste echte beslissing.
web-single = de enige keuze
