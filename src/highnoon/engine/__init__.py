"""Thinking: searches that know no game, and solvers that know one."""
