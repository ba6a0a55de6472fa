### The rules in the app: what is said around them.

rules-title = { $game }: the rules
rules-contents = Contents
rules-print = Print
rules-top = Back to the contents
rules-learn = Learn it in a first game
rules-back-to-table = Back to the table
rules-all = The rules of
rules-example = Example
rules-ruling = How we play it
rules-own-words = In our own words. Where the printed editions differ or say nothing, the last section tells what we play.
rules-link = Link to this section
