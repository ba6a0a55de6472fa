web-computers-away = Les ordinateurs ne peuvent pas réfléchir en ce moment. La partie reprendra d’elle-même à leur retour.
error-computers-away = Les ordinateurs ne peuvent pas réfléchir en ce moment. Réessaie un peu plus tard.
error-computer-tables = Cet appareil ou ce réseau a déjà { $count } tables avec ordinateurs en cours. Termine d’abord l’une d’elles.
error-computers-busy = Les ordinateurs ont trop à faire en ce moment. Réessaie dans un instant.
