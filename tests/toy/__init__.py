"""A fourth game, with rules alone: what the house must be able to play without knowing more."""
