error-too-slow = La requête a mis trop de temps à arriver.
error-house-full = La maison est pleine. Réessaie dans un instant.
