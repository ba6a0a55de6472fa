### Wat een groep weigert.

error-group-unknown = Deze groep bestaat niet; misschien is het laatste lid vertrokken.
error-group-token = Deze sleutel is van geen enkel lid van deze groep.
error-group-nameless = Hier is een naam nodig.
error-group-name-taken = Iemand in deze groep heet al zo. Ben jij dat, open dan je eigen link naar de groep.
error-group-full = Deze groep is vol.
error-groups-full = Het huis heeft op dit moment geen plaats voor nog een groep.
error-group-tables = De groep heeft al { $most } lopende partijen. Maak er eerst een af.
error-group-hook-none = Deze groep heeft geen webhook.
