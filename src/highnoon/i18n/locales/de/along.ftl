### Tische, die auf das Gerät umziehen und zurück

along-error-gone = Dieser Tisch ist gerade auf dem Gerät seines Spielers; bis er zurück ist, lässt sich hier nichts ändern.
along-error-stays = Mitnehmen lässt sich nur ein laufender Tisch, an dem außer dir nur Computer sitzen, und keiner aus einer Gruppe oder einer ersten Partie.
along-error-home = Dieser Tisch ist schon wieder auf dem Server. Was auf dem Gerät gespielt wurde, bleibt dort.
along-error-strayed = Was auf dem Gerät gespielt wurde, passt nicht zu dem, was der Server weiß, und wurde deshalb nicht übernommen. Es bleibt auf dem Gerät.
along-error-levels = Einer der Computer an diesem Tisch spielt nicht auf einem Gerät; deshalb bleibt der Tisch auf dem Server.
along-take = Mitnehmen
along-take-note = Der Tisch zieht auf dieses Gerät um und geht auch ohne Netz weiter; zurückbringen kannst du ihn jederzeit. Sein Ergebnis wird als auf einem Gerät gespielt gekennzeichnet.
along-take-secrets = In diesem Spiel gibt es Geheimnisse, und wer das Gerät besitzt, könnte sie dort nachsehen. Nimm den Tisch nur mit, wenn das in Ordnung ist.
along-take-go = Den Tisch mitnehmen
along-bring = Zurückbringen
along-bring-note = Der Tisch geht zurück auf den Server, mit allem, was hier gespielt wurde.
along-bring-go = Den Tisch zurückbringen
along-title = Dieser Tisch wurde mitgenommen
along-there = Auf diesem Gerät weiterspielen
along-here = Stattdessen hier weiterspielen
along-here-note = Dann geht es dort weiter, wo er stand, als er ging; was seitdem auf dem Gerät gespielt wurde, zählt hier nicht.
along-was-home = Dieser Tisch ist wieder auf dem Server.
along-go-home = Zum Tisch auf dem Server
along-marked = Auf einem Gerät gespielt
