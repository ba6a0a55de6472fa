web-computers-away = Les ordinateurs ne peuvent pas réfléchir en ce moment. La partie reprendra d’elle-même à leur retour.
error-computers-away = Les ordinateurs ne peuvent pas réfléchir en ce moment. Réessaie un peu plus tard.
