"""What Longhorn adds to the terminal: `highnoon solve`, and the analysis of a replay."""
