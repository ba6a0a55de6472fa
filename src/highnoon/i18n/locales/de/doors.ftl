error-too-slow = Die Anfrage brauchte zu lange, bis sie ganz da war.
error-house-full = Das Haus ist voll. Bitte gleich noch einmal versuchen.
