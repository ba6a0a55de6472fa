### Bots: waarom ze zo kiezen en hoe ze falen

## Waarom

bot-reason-turns =
    { $turns ->
        [one] Het beste wat binnen deze beurt te zien is.
       *[other] Het beste wat binnen { $turns } beurten te zien is.
    }
bot-reason-won =
    { $turns ->
        [one] Dit wint in deze beurt.
       *[other] Dit wint binnen { $turns } beurten, wat de andere kant ook doet.
    }
bot-reason-proven = Dit wint, wat de andere kant ook doet.
bot-reason-even = Iets beters is niet af te dwingen; dat is bewezen.
bot-reason-lost = Alles is verloren als de andere kant geen fout maakt.
bot-reason-simulations =
    { $count ->
        [one] Dat zegt één gesimuleerde partij.
       *[other] Dat zeggen { $count } gesimuleerde partijen.
    }

## Wat er mis kan zijn met een bot

bot-fault-start = Het programma kon niet worden gestart: { $reason }
bot-fault-died = Het programma stopte (code { $code }) in plaats van te antwoorden. De laatste woorden: { $said }
bot-fault-hung = Het programma gaf geen antwoord binnen { $seconds } s.
bot-fault-flooded = Het programma schreef meer dan het mag ({ $bytes } bytes).
bot-fault-unasked = Het programma schreef een regel waar niet om was gevraagd.
bot-fault-nonsense = Het antwoord is geen van de keuzes: { $answer }
bot-error-spec = “{ $spec }” is geen bot van dit spel. Er zijn: { $known }.
bot-error-missing = “{ $spec }” heeft het Python-pakket { $module } nodig, dat niet is geïnstalleerd.
bot-error-contestants =
    { $found ->
        [one] Er is één deelnemer genoemd;
       *[other] Er zijn { $found } deelnemers genoemd;
    } deze tafel heeft er twee tot { $chairs } nodig.

## De arena

cli-arena-help = Bots tegen elkaar laten spelen met gespiegelde opstellingen, en meten wie sterker is.
cli-arena-help-players = De deelnemers, zoals 5,3: niveaus, random, openspiel-mcts, of cmd: en een programma.
cli-arena-help-games = Hoeveel partijen hoogstens; anders 200.
cli-arena-help-seats = Hoeveel plaatsen de tafel heeft.
cli-arena-help-seconds = Seconden voor elke beslissing, voor iedereen gelijk; anders denkt elke bot zo lang als hij gewend is.
cli-arena-help-jobs = Hoeveel partijen tegelijk; anders één per processor.
cli-arena-help-seed = Het nummer van de eerste opstelling.
cli-arena-help-all = Alle partijen spelen, ook als het antwoord al duidelijk is.
cli-arena-help-json = De meting naar dit bestand schrijven.
cli-arena-help-chart = De meting in dit SVG-bestand tekenen.
cli-arena-help-ray = Spelen op het Ray-cluster op dit adres.
cli-arena-progress = { $game }: { $players }
cli-arena-contestant = deelnemer
cli-arena-first = Eerste in { $share } % van de partijen.
cli-arena-elo = Elo-voorsprong: { $elo } (95 %: { $low } tot { $high }).
cli-arena-seconds = s/beslissing
cli-arena-slowest = langzaamste
cli-arena-nodes = stellingen/s
cli-arena-share-of = { $contestant } haalt { $share } % van de punten (95 %: { $low } tot { $high }).
cli-arena-chair =
    Als { $seat }: { $share } % in { $games ->
        [one] één partij
       *[other] { $games } partijen
    }.
cli-arena-games =
    { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    } met { $deals ->
        [one] één opstelling
       *[other] { $deals } opstellingen
    }.
cli-arena-verdict-strong = Duidelijk: de eerste deelnemer is sterker.
cli-arena-verdict-weak = Duidelijk: de eerste deelnemer is niet sterker.
cli-arena-verdict-open = Nog niet duidelijk; meer partijen zouden het laten zien.
cli-arena-fault = { $contestant } verloor opstelling { $seed }: { $reason }
cli-arena-wrote = Geschreven: { $file }
cli-arena-deals = opstellingen
cli-arena-share = aandeel van de punten
cli-arena-stopped = Gestopt; dit is tot zover gemeten.
