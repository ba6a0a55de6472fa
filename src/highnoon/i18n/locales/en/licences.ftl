## What others made and the page ships

web-licences = Licences of fonts and libraries
