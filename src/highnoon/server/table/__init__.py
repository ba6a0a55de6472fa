"""A table: who sits there, what they may do, and what each viewer sees. No web, no database."""
