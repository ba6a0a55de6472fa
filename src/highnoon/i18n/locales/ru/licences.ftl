## What others made and the page ships

web-licences = Лицензии шрифтов и библиотек
