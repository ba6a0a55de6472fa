## Ce à quoi aucune partie de Longhorn ne mène

longhorn-position-struck-nine = L’épidémie a frappé la couleur { $colour } : au moins une de ses vaches a quitté la partie, or les neuf sont là.
longhorn-position-token-empty = Il ne reste aucune vache à { $place } : aucun jeton ne peut s’y trouver, car il sert ou retourne dans la boîte dès qu’un territoire se vide.
longhorn-position-tokens-used = Jeton « { $token } » : ceux qui sont posés et ceux qui ont forcément servi font { $found } en tout, plus qu’il n’en existe.
longhorn-position-tokens-many = On distribue neuf jetons, mais { $found } sont posés, possédés ou ont forcément servi.
longhorn-position-other-last = Le hors-la-loi est là où l’adversaire vient de jouer. On n’y va que par son propre Snake Oil, depuis un territoire maintenant vide.
longhorn-position-herd = Vaches tout juste volées : { $found }. Le joueur dont c’est le tour n’en a autant d’aucune couleur.
longhorn-position-over = La partie est finie dans cette position.
longhorn-position-options = La position se joue avec d’autres options que la table.
