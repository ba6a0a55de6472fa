"""What the house says, in every language: one Fluent catalogue for terminal and page."""
