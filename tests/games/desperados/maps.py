"""Maps for tests."""

from highnoon.games.desperados.reading import our_text

FOUR_TOWNS = """
name = "Four towns"
plans = [
  ["ash", "birch", "cedar", "douglas", "ash", "birch"],
  ["birch", "cedar", "douglas", "ash", "birch", "cedar"],
  ["cedar", "douglas", "ash", "birch", "cedar", "douglas"],
  ["douglas", "ash", "birch", "cedar", "douglas", "ash"],
  ["ash", "birch", "ash", "birch", "cedar", "ash"],
]

[towns]
ash = { at = [0, 0], bank = true }
birch = { at = [4, 0] }
cedar = { at = [4, 4], bank = true }
douglas = { at = [0, 4] }

[roads]
ash = ["birch", "cedar", "douglas"]
birch = ["cedar"]
cedar = ["douglas"]

[tiles]
low = [100, 200, 200]
low_laid = 1
high = [300, 400]
high_laid = 1
bottom = [200, 300]
poker = [10, 10]
coach = [1, 1, 1, 1, 1, 1, 1, 1, 1]
"""
"""Two banks, a pile of three over a bottom of two; equal values lie in every part of the pile."""

ODD_NAMES = """
name = "Names of all kinds"
saloon_cards = 2
plans = [
  ["zürich", "o'fallon", "san-josé", "truth-or-consequences", "yuma", "zürich"],
  ["zürich", "yuma", "truth-or-consequences", "san-josé", "łódź", "o'fallon"],
  ["o'fallon", "zürich", "yuma", "zürich", "o'fallon", "łódź"],
  ["łódź", "san-josé", "o'fallon", "zürich", "yuma", "truth-or-consequences"],
  ["truth-or-consequences", "san-josé", "łódź", "o'fallon", "yuma", "zürich"],
]

[towns]
"zürich" = { at = [0, 0], bank = true }
"o'fallon" = { name = "O'Fallon", at = [3, 1] }
"san-josé" = { name = "San José", at = [6, 0.5], bank = true }
truth-or-consequences = { name = "Truth or Consequences", at = [5, 4] }
"łódź" = { at = [8, 3] }
yuma = { at = [1, 3], bank = true }

[roads]
"zürich" = ["o'fallon", "yuma"]
"o'fallon" = ["san-josé", "łódź", "yuma"]
"san-josé" = ["truth-or-consequences", "łódź"]
yuma = ["truth-or-consequences"]

[tiles]
low = [500, 700, 900]
low_laid = 2
high = [1200, 1500]
high_laid = 1
bottom = [2000]
poker = [300, 400, 600]
coach = [800, 900, 1000, 1100, 1200, 800, 900, 1000, 1100]
"""
"""Letters that are not plain, spaces and an apostrophe; one town that our map has too."""

MORE_TOWNS = (
    our_text()
    .replace("[roads]", '"zürich" = { at = [10.4, 6.2] }\nhatch = { at = [6.2, 1.2] }\n\n[roads]')
    .replace(
        "[roads]",
        '[roads]\n"zürich" = ["taos", "fort-sumner"]\nhatch = ["las-cruces", "lordsburg"]',
    )
    .replace("poker = [", "poker = [300, 300, ")
)
"""Our map, two towns larger."""

OTHER_ROADS = (
    our_text()
    .replace('yuma = ["phoenix", ', 'yuma = ["flagstaff", "phoenix", ')
    .replace('roswell = ["fort-sumner"]', 'roswell = ["fort-sumner", "albuquerque"]')
)
"""Our towns, two roads more."""

OWN_MAPS = {
    "fewer": FOUR_TOWNS,
    "odd names": ODD_NAMES,
    "more": MORE_TOWNS,
    "other roads": OTHER_ROADS,
}
