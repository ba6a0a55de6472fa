"""Requests of every kind for a real server: most nearly right, one thing in them wrong.

`python -m tests.fuzz 100000` asks that often; `make test` asks two thousand times.
"""
