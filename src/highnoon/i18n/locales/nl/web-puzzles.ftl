### Puzzles: the page where they are solved, and how somebody’s went.

web-puzzles-lead = Elke puzzel heeft een bewezen oplossing. Speel haar op het bord of markeer haar op de kaart.
web-puzzles-one = Puzzel
web-puzzles-hard = rating { $rating }
web-puzzles-day = Puzzel van de dag
web-puzzles-looking = Het antwoord daarop wordt gezocht …
web-puzzles-is-wrong = Niet helemaal.
web-puzzles-is-shown = De oplossing.
web-puzzles-solved = Dat is de oplossing.
web-puzzles-wrong = Iets anders was beter.
web-puzzles-shown = Zo gaat het.
web-puzzles-change = Verandering van je rating: { $change }.
web-puzzles-again = Opnieuw
web-puzzles-answer = Toon oplossing
web-puzzles-next = Volgende puzzel
web-puzzles-town = { $town } markeren
web-puzzles-way = Een weg daarheen: { $way }
web-puzzles-your-answer = Jouw antwoord
web-puzzles-towns = Steden
web-puzzles-players = Desperado’s
web-puzzles-that-is-it = Dat is mijn antwoord
web-puzzles-count =
    { $count ->
        [one] { $count } puzzel
       *[other] { $count } puzzels
    }
web-puzzles-rating = Je rating
web-puzzles-solved-first = Meteen opgelost
web-puzzles-of = { $solved } / { $tried }
web-puzzles-run = Op rij (record)
web-puzzles-best = { $run } ({ $best })
web-puzzles-days = Dagen op rij
web-puzzles-solve = Oplossen
web-puzzles-themes = Thema’s kiezen
web-puzzles-kept = Je rating en je reeksen staan alleen op dit apparaat.
web-puzzles-blocked = Deze browser bewaart niets voor deze pagina: je rating blijft tot ze gesloten wordt.
web-puzzles-full = Er is geen ruimte meer op dit apparaat: je rating blijft tot de pagina gesloten wordt.
web-puzzles-no-more = Met deze thema’s is er geen puzzel meer die je nog niet kent.
