"""A table: who sits there, what they may do, and what each viewer is shown. No web, no database."""
