error-too-slow = Het verzoek deed er te lang over om aan te komen.
error-house-full = Het huis is vol. Probeer het zo nog eens.
