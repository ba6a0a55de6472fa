### The rules in the app: what is said around them.

rules-title = { $game }: the rules
rules-contents = Contents
rules-link = Link to this section
rules-own-words = In our own words. Where the printed editions differ or say nothing, the last section tells what we play.
