"""Search: engines that know no game, and the exact solver of Longhorn."""
