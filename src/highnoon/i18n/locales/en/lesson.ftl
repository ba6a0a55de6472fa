### First games: what is said around the cards.

lesson-title = Your first game
lesson-step = Card { $n } of { $of }
lesson-next = Next
lesson-back = Previous card
lesson-play-on = Keep playing
lesson-without = Play on without cards
lesson-this-one = the lesson’s choice
lesson-not-now = In a real game you could do that. For this lesson, please make the marked choice.
lesson-waiting = Now the others move. Watch what they do.
lesson-watch = Watch the reckoning. You can pause it or skip it.
lesson-hide = Hide card
lesson-show = Show card
