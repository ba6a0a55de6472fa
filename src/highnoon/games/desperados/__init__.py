"""Desperados: one sheriff against a gang, every move in secret."""
