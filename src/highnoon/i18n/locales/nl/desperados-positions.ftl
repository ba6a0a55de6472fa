## Positions that cannot be

desperados-position-arrest = { $seat } is precies dan gearresteerd als de sheriff in dezelfde stad is; dat klopt niet met de kaarten.
desperados-position-loot = Deze fiches kan de bende niet van koetsen en pokertafels hebben.
desperados-position-pile = Zo zijn de bankfiches niet van de stapel getrokken.
