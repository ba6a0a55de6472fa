"""Searches that see only the common protocol."""
