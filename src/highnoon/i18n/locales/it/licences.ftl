## What others made and the page ships

web-licences = Licenze dei caratteri e delle librerie
