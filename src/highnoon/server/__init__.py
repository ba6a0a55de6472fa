"""The server: tables as authorities over matches, live updates, and a store that keeps them."""
