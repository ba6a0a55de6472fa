### Wie speelt

web-seats-open = Vrije plaatsen zijn voor
web-seats-open-invited = wie ik uitnodig
web-seats-open-house = iedereen in dit huis
web-you-watch = Je kijkt toe
web-invited-only = De vrije plaatsen zijn voor genodigden: vraag om de link of de code.
