## What others made and the page ships

web-licences = Licences des polices et des bibliothèques
