"""Small maps for tests."""

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
