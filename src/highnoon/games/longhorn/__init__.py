"""Longhorn: two cattle thieves on a square of nine places."""
