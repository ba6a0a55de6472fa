error-too-slow = Het verzoek deed er te lang over om aan te komen.
error-house-full = De server is vol. Probeer het zo nog eens.
error-watchers-full = Er kijken te veel mensen. Probeer het later nog eens.
error-look-replaced = Deze plaats is op te veel schermen geopend; dit scherm volgt het spel niet meer.
