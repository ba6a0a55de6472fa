### Games that do not bring everything.

error-no-lesson = There is no first game for this game yet.
error-no-rulebook = The rules of this game are not in the app yet.
games-not-drawn = Nobody has drawn this game for the terminal: what lies on the table is written out, in the words of its rules.
