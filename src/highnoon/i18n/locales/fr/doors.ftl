error-too-slow = La requête a mis trop de temps à arriver.
error-house-full = La maison est pleine. Réessaie dans un instant.
error-watchers-full = Trop de monde regarde. Réessaie plus tard.
error-look-replaced = Cette place a été ouverte sur d’autres écrans ; celui-ci ne suit plus la partie.
