"""The whole house in a real browser; run by itself with `make e2e`."""
