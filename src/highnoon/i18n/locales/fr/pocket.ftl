### Tables sur l’appareil lui-même

pocket-error-alone = Il faut pour cela d’autres personnes ; à une table sur cet appareil, il n’y a que toi et des ordinateurs.
pocket-error-full = Il n’y a plus de place sur cet appareil : ceci n’a pas été gardé. Libère de l’espace et réessaie ; rien de ce qui a été montré n’est perdu.
pocket-error-blocked = Ce navigateur ne garde rien pour cette page : ceci n’a pas été gardé. Autorise le stockage ou quitte la fenêtre privée.
pocket-error-cleared = Ce que ce navigateur conservait pour cette page a été effacé, cette table comprise. Elle ne peut pas continuer ; ouvrez-en une nouvelle.
pocket-error-elsewhere = Cette table est ouverte dans un autre onglet de ce navigateur. Continue là-bas, ou ferme cet onglet et reviens.
pocket-error-start = Ce qui fait jouer sur cet appareil n’a pas pu être chargé. Vérifie la connexion et réessaie.
pocket-fetching = Chargement de ce qui joue sur cet appareil : { $done } Mo sur { $total }. Ce sera conservé pour la prochaine fois.
pocket-starting = Mise en route de ce qui joue sur cet appareil…
pocket-where = Où
pocket-where-house = Sur le serveur
pocket-where-device = Sur cet appareil
pocket-where-note = Contre des ordinateurs ou en se passant l’appareil ; on continue même sans réseau. Environ { $total } Mo à charger une seule fois.
pocket-here = Sur cet appareil
pocket-fleeting = Ce navigateur ne garde rien pour cette page : les tables durent jusqu’à ce que tu la fermes. Autorise le stockage ou quitte la fenêtre privée.
pocket-cut-off = Le serveur est injoignable. Tu peux jouer sur cet appareil ; ce qui demande d’autres personnes reviendra avec la connexion.
pocket-no-house = Il n’y a pas de serveur derrière cette page : tout se joue sur cet appareil, même sans réseau.
pocket-error-damaged = Cette partie enregistrée est abîmée et illisible : on ne la continue pas. Elle reste telle quelle sur cet appareil.
pocket-lacking = Pas sur cet appareil : { $levels }. La réflexion y prendrait trop de temps.
