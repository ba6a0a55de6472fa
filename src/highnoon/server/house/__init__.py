"""The house: all tables, who looks at them, and when their time is over."""
