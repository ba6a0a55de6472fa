### Ce que la maison limite, et ce qu’elle dit alors.

error-talk-full = Tu as écrit autant de messages que cette table peut en garder ; la partie continue.
error-plans-full = Tu as noté au crayon autant de plans que cette table peut en garder ; la partie continue.
error-undo-full = On a déjà tant annulé à cette table que plus rien ne peut l’être.
error-exchange-full = Tu as changé d’avis si souvent dans cette partie que ton choix est maintenant définitif.
error-changes-full = Cette table a tant changé que seuls des coups y sont encore possibles.
error-code-wait = Trop de codes erronés sont venus de ton réseau. Attends { $seconds } secondes, ou demande le lien de la table.
error-foreign-page = La page d’un autre site ne peut pas faire cela.
error-content-type = Le serveur n’accepte pas ce type de contenu.
error-request-reused = Cet identifiant de requête a déjà servi à autre chose.
error-records-day = Ton réseau a envoyé tout ce qu’il pouvait pour le moment ; réessaie plus tard.
error-records-full = Le serveur n’a plus de place pour d’autres parties envoyées ; les plus anciennes sont retirées après quelques jours.
error-offer-opener = Seule la personne qui a ouvert la table peut proposer de nouveau une place.
error-offer-seat = Seule la place d’une autre personne peut être proposée de nouveau.
error-offer-decided = Quelqu’un a déjà décidé pour cette place ; seuls son propre lien ou un vote peuvent désormais changer qui l’occupe.

web-offer = Reproposer la place
web-offer-sure = Libérer la place de { $name } pour quelqu’un d’autre ? On pourra la prendre avec le lien ou le code, et le lien de { $name } ne marchera plus.
web-offer-go = Libérer la place

## Pour l’exploitant

cli-help-record-days = Nombre de jours pendant lesquels les parties envoyées sont gardées ; 0 les garde pour toujours.
cli-help-record-space = Nombre de mégaoctets que toutes les parties envoyées peuvent occuper ensemble ; 0 pour aucune limite.
