error-too-slow = La requête a mis trop de temps à arriver.
error-house-full = Le serveur est complet. Réessaie dans un instant.
error-watchers-full = Trop de monde regarde. Réessaie plus tard.
error-look-replaced = Cette place est ouverte sur trop d’écrans ; celui-ci ne suit plus la partie.
