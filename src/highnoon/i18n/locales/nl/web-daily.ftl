### The deal of the day, and solved deals.

web-daily-lead = Dezelfde opstelling en dezelfde plaats voor iedereen, tot middernacht UTC. Je eerste tafel telt; hints zijn er niet.
web-daily-streak =
    { $count ->
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
web-daily-seat =
    { $others ->
        [one] Je speelt { $seat } tegen één tegenstander.
       *[other] Je speelt { $seat }, met { $others } anderen aan tafel.
    }
web-daily-par-none = Voor deze opstelling is geen par bekend.
web-daily-par-proof = Par, bewezen bij optimaal spel: { $outcome }
web-daily-par-level = Par, zoals het sterkste niveau speelde: { $outcome }
web-daily-par-won = winst
web-daily-par-drawn = gelijkspel
web-daily-par-lost = verlies
web-daily-won = Gewonnen
web-daily-drawn = Gelijkspel
web-daily-lost = Verloren
web-daily-share = Deel de uitslag
web-daily-look = Partij bekijken
web-daily-play = Speel tegen { $level }
web-daily-kept = Je uitslagen staan alleen op dit apparaat.
web-daily-blocked = Deze browser bewaart niets voor deze pagina: je uitslag blijft tot ze gesloten wordt.
web-daily-full = Er is geen ruimte meer op dit apparaat: je uitslag blijft tot de pagina gesloten wordt.
web-daily-explorer = Opgeloste opstellingen
web-daily-explorer-lead = { $count } opstellingen van Longhorn, voor zover bewezen: wie wint bij optimaal spel vanaf elk startveld.
web-daily-deal = Nummer van de opstelling
web-daily-show = Toon
web-daily-deal-number = Opstelling { $number }
web-daily-starts = Wat elk startveld waard is voor wie begint
web-daily-start = Startveld
web-daily-value = Bij optimaal spel
web-daily-turns = Beurten en einde
web-daily-chosen = Omdat de ander het startveld kiest:
web-daily-common = Wat de opstellingen gemeen hebben
web-daily-legend = Elke balk, van links: wie begint wint (gevuld), speelt gelijk (gearceerd), verliest (leeg); de rest is niet beslist.
web-daily-by-chosen = De ander kiest het startveld
web-daily-by-every = Elk startveld telt even zwaar
web-daily-by-place = Naar startveld
web-daily-by-token = Naar het fiche op het startveld
web-daily-by-sheriff = Naar de sheriff
web-daily-sheriff-beside = Start naast de sheriff
web-daily-sheriff-away = Start elders
web-daily-worth-won = Gewonnen
web-daily-worth-drawn = Gelijk
web-daily-worth-lost = Verloren
web-daily-worth-not-lost = Niet verloren
web-daily-worth-not-won = Niet gewonnen
web-daily-worth-open = Niet beslist
web-daily-share-words = Van wat beslist is, wint wie begint { $percent } % ({ $won } gewonnen, { $drawn } gelijk, { $lost } verloren; { $unknown } niet beslist).
web-daily-explorer-note = Een hinderlaag neemt hier een goudklomp naar keuze, en een epidemie kan elke kleur treffen. Wat niet beslist is, is het moeilijkere deel.
deals-token-nugget = goudklomp
deals-end-scored = kuddes geteld
deals-end-caught = gevangen
deals-end-nine = negen van één kleur
deals-error-unknown = Opstelling { $number } hoort niet bij de { $count } opgeloste.
