"""The house: all tables in memory, who follows them, who comes in, and when a time is over."""
