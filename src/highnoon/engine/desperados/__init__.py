"""How Desperados is thought about: routes of a round, what is to be won on them, and who meets whom."""
