### First games: what is said around the cards.

lesson-title = Your first game
lesson-step = Card { $n } of { $of }
lesson-next = Go on
lesson-back = Card before
lesson-play-on = Play on
lesson-without = Play on without cards
lesson-this-one = the lesson’s choice
lesson-not-now = That is allowed in a real game too. For this lesson, please take the marked choice.
lesson-waiting = Now the others play. Watch what they do.
lesson-watch = Watch the reckoning. It can be paused and skipped.
lesson-hide = Hide the card
lesson-show = Show the card
