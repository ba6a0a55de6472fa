### Tische auf dem Gerät selbst

pocket-error-alone = Dafür braucht es andere Leute; an einem Tisch auf diesem Gerät sitzen nur du und Computer.
pocket-error-full = Auf diesem Gerät ist kein Platz mehr, deshalb wurde das nicht gespeichert. Schaffe Platz und versuche es noch einmal; nichts, was zu sehen war, ist verloren.
pocket-error-blocked = Dieser Browser speichert nichts für diese Seite, deshalb wurde das nicht aufbewahrt. Erlaube ihr das Speichern oder verlasse das private Fenster.
pocket-error-cleared = Was dieser Browser für diese Seite behalten hatte, wurde gelöscht, auch dieser Tisch. Er kann nicht weitergehen; eröffne einen neuen.
pocket-error-elsewhere = Dieser Tisch ist in einem anderen Tab dieses Browsers offen. Spiel dort weiter, oder schließ den Tab und komm zurück.
pocket-error-start = Was auf diesem Gerät spielt, konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
pocket-fetching = Geladen wird, was auf diesem Gerät spielt: { $done } von { $total } MB. Es bleibt für das nächste Mal hier.
pocket-starting = Was auf diesem Gerät spielt, wird gestartet …
pocket-where = Wo
pocket-where-house = Auf dem Server
pocket-where-device = Auf diesem Gerät
pocket-where-note = Allein gegen Computer oder reihum an einem Gerät; geht auch ohne Netz weiter. Einmal werden etwa { $total } MB geladen.
pocket-here = Auf diesem Gerät
pocket-fleeting = Dieser Browser speichert nichts für diese Seite: Tische bleiben nur, bis du sie schließt. Erlaube das Speichern oder verlasse das private Fenster.
pocket-cut-off = Der Server ist nicht zu erreichen. Auf diesem Gerät kannst du spielen; was andere Leute braucht, kommt mit der Verbindung zurück.
pocket-no-house = Hinter dieser Seite steht kein Server: Alles wird auf diesem Gerät gespielt, auch ohne Netz.
pocket-error-damaged = Diese gespeicherte Partie ist beschädigt und nicht lesbar; deshalb wird sie nicht weitergespielt. Sie bleibt so auf diesem Gerät.
pocket-lacking = Auf diesem Gerät nicht dabei: { $levels }. Das Nachdenken würde hier zu lange dauern.
