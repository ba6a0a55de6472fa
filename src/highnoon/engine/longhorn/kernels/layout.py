"""How a position lies in five integers: one for each colour, and one for the rest.

A colour's word: nine nibbles of cows on the board (cell by cell), a nibble for each player's
herd, a bit when the epidemic struck it. Words of two colours may change places without changing
the game, so keys add up over them.

The rest: tokens still lying (their kinds are fixed for a whole game), purses, the outlaw, whose
turn, the forbidden cell, and for positions inside a turn the phase and the cows stolen.

Purses are counts of each nugget while an ambush lies, else only the difference of the money.
The last cell of the player in turn never matters (this turn overwrites it), that of the other
only while it is dangerous.
"""

from __future__ import annotations

from typing import Final

from highnoon.engine.longhorn.kernels.memory import constant
from highnoon.games.longhorn.pieces import CELLS, NEIGHBOURS, REACH

BOARD: Final = (1 << 36) - 1
ONES: Final = 0x111111111
"""The lowest bit of each cell's nibble."""
HERD: Final = 36
"""Where the first player's herd begins; the second player's lies four bits above."""
STRUCK: Final = 44
FLEEING: Final = 45
"""Set while a frightened cow of this colour has not been placed yet."""
LYING: Final = 0x1FF
PURSE: Final = 9
PURSE_MASK: Final = 0xFFF
OUTLAW: Final = 21
SIDE: Final = 25
BAN: Final = 26
PHASE: Final = 30
STOLEN: Final = 32
NO_BAN: Final = 15
SENT: Final = 15 << OUTLAW | 15 << BAN
"""Where the outlaw stands and may not be sent: all in which a raid's destinations differ."""
NEAR: Final = (1 << 16) - 1
"""The bits of a key that do not depend on that, so that these positions share a bucket."""
LEVEL: Final = 64
"""What an even difference of money is stored as."""

STEAL: Final = 0
DRAW: Final = 1
MOVE: Final = 2
FLIGHT: Final = 3

# The columns of a position: the words of its four colours, and its rest.
COLOUR: Final = 0
"""Where the colours begin."""
REST: Final = 4

# What a child's row holds after its five words.
KEY: Final = 5
PLACE: Final = 6
ENTRY: Final = 7
"""What the search knows of the child, a word as the transposition table keeps them."""
ROW: Final = 8

# Kinds of tokens; nuggets are 1 to 4 and worth one more hundred than that.
KINDS: Final = ".2345iesoar"
IRON: Final = 5
EPIDEMIC: Final = 6
SHERIFF: Final = 7
OIL: Final = 8
AMBUSH: Final = 9
SNAKE: Final = 10

# The facts of a deal behind the nine kinds.
AMBUSHES: Final = 9
SNAKES: Final = 10
DANGERS: Final = 11
CHOOSE: Final = 12
EVERY: Final = 13
"""Set when all ways are to be counted: no turn is left out, and none stops the list."""
SHERIFF_AT: Final = 14
"""The sheriff's cell, or -1."""
STRIKES: Final = 15
"""Which colours an epidemic may strike, one of the following."""
DEAL: Final = 16

# The ways to strike, in the order of `WAYS`.
WAYS: Final = ("former", "present", "any")
FORMER: Final = 0
ANY: Final = 2

PURSE_SHIFT: Final = constant([0, 0, 1, 3, 5])
PURSE_WIDE: Final = constant([0, 1, 3, 3, 1])
"""Where the count of each nugget lies in a player's purse, and a mask as wide as it is."""
PURSE_SIZE: Final = 6
"""Bits of a player's purse; the second player's lies above the first's."""

AGAIN: Final = 36
"""Set in the rest of a position about to move when the oil lets the same player go on."""

# Rows of the work space: the ways to raid, each a position about to move, then these.
RAID: Final = 16
"""The raid whose token is being used."""
ENDS: Final = 17
"""Counts the turns that end the game at once, in these columns."""
LOSSES: Final = 0
DRAWS: Final = 1
WINS: Final = 2
ROWS: Final = 18

DEPTH: Final = 64
"""No line is longer: every turn takes a cow, at most eight ever come back, and ambushes and
rattlesnakes add a few steps inside a turn."""
WIDTH: Final = 160
"""No turn has more ways: cows of four colours from four neighbours, and seven destinations."""

REACHED: Final = constant(
    [[sum(1 << 4 * end for end in REACH[cell][steps]) for steps in range(10)] for cell in CELLS]
)
BESIDE: Final = constant([[*near, *[-1] * (4 - len(near))] for near in NEIGHBOURS])
