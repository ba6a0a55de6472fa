### Who plays: a name and a portrait, and how strong the computer is

web-who-title = Who is playing?
web-who-note = Your name and face at every table. They stay on this device until you sit down somewhere; change them in Settings whenever you like.
web-who-portrait = Portrait
web-who-ready = That’s me
web-who-skip = Not now
web-who-change = Choose a portrait
web-name-full = A name has room for { $count } characters.

web-portrait-rancher = rancher with a moustache
web-portrait-teacher = teacher with spectacles
web-portrait-prospector = prospector with a beard
web-portrait-gambler = gambler in a bowler hat
web-portrait-engineer = engineer in a cap
web-portrait-singer = singer with curls
web-portrait-doctor = doctor in a top hat
web-portrait-drover = drover with plaits
web-portrait-horse = horse
web-portrait-hound = hound
web-portrait-owl = owl
web-portrait-coyote = coyote

web-computer-is = Computer: { $name }
web-level-pick = How strong is the computer?
web-rematch-level = The computer plays as
web-rematch-deal =
    { $count ->
        [2] Same deal, sides swapped
       *[other] Same deal, seats rotated
    }
web-rematch-deal-note = Laid out exactly as before; whatever is drawn later is drawn anew.
