"""Chaos: faults at every step of the disk, checked against a model of what was acknowledged.

`disk` makes the faults, `load` the work, `model` knows what must be true; they know nothing of
each other. `sessions` and `kills` put them together; `python -m bench.chaos` runs them.
"""
