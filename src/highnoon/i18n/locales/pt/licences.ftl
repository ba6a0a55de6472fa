## What others made and the page ships

web-licences = Licenças das fontes e bibliotecas
