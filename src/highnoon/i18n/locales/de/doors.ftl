error-too-slow = Die Anfrage brauchte zu lange, bis sie ganz da war.
error-house-full = Das Haus ist voll. Bitte gleich noch einmal versuchen.
error-watchers-full = Es sehen zu viele zu. Bitte später noch einmal versuchen.
error-look-replaced = Dieser Platz wurde auf anderen Bildschirmen geöffnet; dieser folgt dem Spiel nicht mehr.
