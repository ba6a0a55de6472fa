### Ce que la maison limite, et ce qu’elle dit alors.

error-talk-full = Tu as dit à cette table tout ce qu’elle peut garder ; la partie continue.
error-plans-full = Tu as noté à cette table autant de plans qu’elle peut en garder ; la partie continue.
error-undo-full = On est revenu en arrière si souvent à cette table que ce qui est fait reste fait.
error-exchange-full = Tu as changé d’avis si souvent dans cette partie que ton choix est maintenant définitif.
error-changes-full = Cette table a changé si souvent que seule la partie continue.
error-code-wait = Trop de codes faux sont venus de ton réseau. Attends { $seconds } secondes, ou demande le lien de la table.
error-foreign-page = La page d’un autre site ne peut pas faire cela.
error-content-type = La maison n’accepte pas ce type de contenu.
error-request-reused = Cet identifiant de requête a déjà servi à autre chose.
error-records-day = Ton réseau a envoyé assez pour le moment ; réessaie plus tard.
error-records-full = La maison n’a plus de place pour d’autres parties envoyées ; les plus anciennes sont retirées après quelques jours.
error-offer-opener = Seule la personne qui a ouvert la table peut proposer de nouveau une place.
error-offer-seat = Seule la place d’une autre personne peut être proposée de nouveau.
error-offer-decided = Quelqu’un a déjà décidé pour cette place ; seuls son propre lien ou un vote peuvent désormais changer qui l’occupe.

web-offer = Proposer de nouveau la place
web-offer-sure = La place de { $name } doit-elle redevenir libre ? On pourra la prendre par lien ou par code, et le lien de { $name } ne marchera plus.
web-offer-go = Libérer la place

## Pour l’exploitant

cli-help-record-days = Jours pendant lesquels les parties envoyées sont gardées ; 0 les garde pour toujours.
cli-help-record-space = Mégaoctets que toutes les parties envoyées peuvent occuper ensemble ; 0 pour aucune limite.
