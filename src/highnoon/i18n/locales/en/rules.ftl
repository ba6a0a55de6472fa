### The rules in the app: what is said around them.

rules-title = { $game }: rules
rules-contents = Contents
rules-link = Link to this section
rules-own-words = In our own words. Where the printed editions differ or say nothing, the last section says what we play.
