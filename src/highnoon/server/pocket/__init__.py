"""A house in one's pocket: tables that one device keeps, with nobody but its owner and computers.

It is the same house, its tables, computers and clocks, behind other doors: no HTTP but calls with
the same paths and the same JSON, no database but one sealed text a table, no processes but thought
in turn. It needs the standard library alone, so that a browser can run it.
"""
