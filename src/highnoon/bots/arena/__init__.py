"""The arena: bots play each other on mirrored deals, and we count."""
