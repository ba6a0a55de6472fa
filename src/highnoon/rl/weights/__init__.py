"""Weights that come with the house, a NumPy file for each game that has some."""
