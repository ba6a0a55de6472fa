"""Desperados thought through: ways of a round, what they bring, and who meets whom."""
