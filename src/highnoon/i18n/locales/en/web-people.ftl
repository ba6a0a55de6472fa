### Who plays

web-seats-open = Open seats are for
web-seats-open-invited = whoever I invite
web-seats-open-house = everybody in this house
web-you-watch = You are watching
web-invited-only = Open seats are for whoever is invited: ask for the link or the code.
