turns-help = Meer zetten, tot een hele beurt, typ je op één regel met ; ertussen, zoals: { $example }; …
turns-unfinished = Gedaan: { $done }. Niet gedaan: { $left }. { $reason }
turns-not-yours = Je bent niet meer aan de beurt.
turns-read = Druk op Enter om verder te gaan.
