### Die Namen, die Leute sich geben, und was sich nicht verlangen lässt

given-name = { $name }
    .the = { $name }
    .start = { $name }
# Wo der Platz mehr sagt als eine Farbe, oder zwei Leute gleich heißen.
given-name-role = { $name } ({ $role })
    .the = { $name } ({ $role })
    .start = { $name } ({ $role })
error-portrait-unknown = Das Porträt „{ $found }“ gibt es nicht. Die Porträts sind: { $known }.
error-deal-hidden = In diesem Spiel liegt manches verdeckt, und jemand am Tisch hat es inzwischen gesehen; darum lässt es sich nicht noch einmal genauso auslegen.
