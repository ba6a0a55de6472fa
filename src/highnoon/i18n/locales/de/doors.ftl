error-too-slow = Die Anfrage brauchte zu lange, bis sie ganz da war.
error-house-full = Der Server ist voll. Bitte gleich noch einmal versuchen.
error-watchers-full = Es sehen zu viele zu. Bitte später noch einmal versuchen.
error-look-replaced = Dieser Platz ist auf zu vielen Bildschirmen geöffnet; dieser hier folgt dem Spiel nicht mehr.
