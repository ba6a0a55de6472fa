### Qui joue

web-seats-open = Les places libres sont pour
web-seats-open-invited = les gens que j’invite
web-seats-open-house = toute la maison
web-you-watch = Tu regardes
web-invited-only = Les places libres sont pour les personnes invitées : demande le lien ou le code.
