## What others made and the page ships

web-licences = Licencias de las fuentes y las bibliotecas
