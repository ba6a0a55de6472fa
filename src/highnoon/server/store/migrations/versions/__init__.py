"""Each step of the database."""
