"""Positions that were written by hand, or by nobody: read and played, or refused with reasons."""
