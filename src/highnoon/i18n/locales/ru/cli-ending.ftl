## The end of a game at one keyboard

cli-to-the-result = Нажмите Enter, чтобы увидеть поле и итог.
