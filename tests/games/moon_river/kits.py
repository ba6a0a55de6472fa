"""Pieces of one's own for tests."""

from highnoon.games.moon_river.pieces import OUR_TEXT

_REST = OUR_TEXT[OUR_TEXT.index("[[chip]]") :]


def _parcels(*rows: tuple[str, int, int, str]) -> str:
    return "\n".join(
        f'[[parcel]]\nlandscape = "{land}"\ncount = {count}\nback = {back}\n{symbols}\n'
        for land, count, back, symbols in rows
    )


FEW_KINDS = (
    _parcels(
        ("cornfield", 12, 2, "corn = 7"),
        ("meadow", 24, 1, "cows = 1"),
        ("desert", 24, 3, "skulls = 2\nnuggets = 5"),
        ("forest", 24, 5, "circles = 1\nbeavers = 2"),
        ("farm", 12, 4, "cows = 3\ncircles = 1"),
    )
    + _REST
)
"""Five kinds, not in the order of ours: symbols that ours never have together."""

MANY_KINDS = _parcels(
    *(
        (land, 2, back, f"{symbol} = {count}")
        for land, symbol in (
            ("desert", "nuggets"),
            ("canyon", "nuggets"),
            ("meadow", "cows"),
            ("forest", "beavers"),
            ("farm", "cows"),
            ("cornfield", "corn"),
        )
        for back in (1, 9)
        for count in range(4)
    )
) + _REST.replace('sides = ["canyon", "meadow"]', 'sides = ["cornfield", "farm"]').replace(
    "stores = 4", "stores = 6"
).replace('bridges = ["a", "d"]', 'bridges = ["a", "b", "c", "d", "e"]')
"""As many kinds as there may be, told apart by their backs; other tiles and boards."""

OWN_KITS = {"few kinds": FEW_KINDS, "many kinds": MANY_KINDS}
