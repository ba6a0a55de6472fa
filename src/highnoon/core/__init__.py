"""What every game shares: the protocol, matches, records and views. Standard library only."""
