### Der Tisch: der letzte Zug, und Wahlen, die sich von selbst treffen.

web-told-again = Diesen Zug noch einmal zeigen
web-single-setting = Einzige Wahl von selbst treffen
web-single-setting-note = Gibt es nur eine Möglichkeit, wird sie für dich ausgeführt; „Rückgängig“ führt zu deiner letzten echten Entscheidung.
web-single = die einzige Möglichkeit
