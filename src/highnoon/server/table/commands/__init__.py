"""A table's commands, all in one style: `command(table, who, what) -> Outcome`.

A command checks what was asked, changes the table in memory, and returns the `Change` that must be
stored before anybody hears of it, or `Nothing` where there is nothing to do. It neither stores nor
sends. Whoever may ask twice goes through `Table.once`, which answers a repeated request with the
`Repeated` answer it had before.
"""

from highnoon.server.table.commands.company import (
    absent,
    come_back,
    leave,
    out_of_time,
    vote,
    wait_no_longer,
)
from highnoon.server.table.commands.moving import (
    bring_back,
    come_along,
    fetch_back,
    go_home,
    take_along,
)
from highnoon.server.table.commands.playing import act, act_for, lose, pencil, resign, say
from highnoon.server.table.commands.seating import claim, follow_with, offer, rename, seat_bot
from highnoon.server.table.commands.taking_back import answer_undo, ask_undo

__all__ = [
    "absent",
    "act",
    "act_for",
    "answer_undo",
    "ask_undo",
    "bring_back",
    "claim",
    "come_along",
    "come_back",
    "fetch_back",
    "follow_with",
    "go_home",
    "leave",
    "lose",
    "offer",
    "out_of_time",
    "pencil",
    "rename",
    "resign",
    "say",
    "seat_bot",
    "take_along",
    "vote",
    "wait_no_longer",
]
