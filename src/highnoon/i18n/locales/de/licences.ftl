## What others made and the page ships

web-licences = Lizenzen der Schriften und Bibliotheken
