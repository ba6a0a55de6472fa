"""A finger that plays a recorded game of Moon River in the page, and counts its touches."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, ViewportSize

from highnoon.bots import Budget, choose
from highnoon.core.action import Action
from highnoon.core.match import Match
from tools.browser.decisions import Setting, Table
from tools.browser.house import House
from tools.browser.play import VERSION, moved_on, state_of
from tools.taps import cells_of, only_way

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
ASKED: Final = "document.querySelector('[data-tools][role=group]')"
"""The tool bar asks whether the prepared choice shall be made."""

SEVERAL: Final = (
    "() => document.querySelectorAll('[data-choices] [data-action], [data-group]').length > 1"
)
"""Something can be chosen between: an only choice, which may read the same, goes by itself."""

NEAR: Final = 0.3
"""It begins in the cell where it is let go, and ends in the one to which that is nearest."""


class Move(NamedTuple):
    """What a seat chose, of what."""

    seat: int
    action: Action
    text: str
    legal: tuple[Action, ...]


def recorded(setting: Setting, seed: int) -> Iterator[Move]:
    """A game among computers of the second level, which look once."""
    match = Match.new(setting.game, setting.options, seed=seed)
    rng = random.Random(seed)
    while not match.over:
        (seat,) = match.actors()
        legal = tuple(match.legal_actions(seat))
        action = choose(match.view(seat), 2, rng, Budget(nodes=1)).action
        yield Move(seat, action, match.game.action_text(action), legal)
        match.play(seat, action)


def sit_down(browser: Browser, house: House, setting: Setting, seed: int) -> Page:
    """A phone that all seats share, where nothing is asked for twice and only choices are made."""
    table = Table(house, setting, seed)
    kept = {table.id: {"game": setting.game, "tokens": table.tokens, "at": 0}}
    settings = {"speed": "off", "confirm": False, "single": True, "language": "en"}
    context = browser.new_context(
        base_url=house.url, viewport=PHONE, has_touch=True, reduced_motion="reduce"
    )
    context.add_init_script(
        f"localStorage.setItem('highnoon-tables', {json.dumps(json.dumps(kept))});"
        f"localStorage.setItem('highnoon-settings',"
        f" {json.dumps(json.dumps(settings | {'introduced': True}))})"
    )
    page = context.new_page()
    page.goto(f"t/{table.id}")
    return page


class Finger:
    """Makes choices by touching the page, and counts."""

    def __init__(self, page: Page, *, carries: bool) -> None:
        self._page = page
        self._carries = carries
        self.touches = 0

    def play(self, moves: Sequence[Move]) -> Iterator[tuple[Move, int]]:
        """Make these choices one after the other; each with the touches it needed."""
        laid = False
        for move, after in zip(moves, [*moves[1:], None], strict=True):
            before = self.touches
            # An only choice is made by itself.
            laid = not laid and len(move.legal) > 1 and self._make(move, after)
            yield move, self.touches - before

    def _make(self, move: Move, after: Move | None) -> bool:
        """Make this choice; whether the one that follows was made on the way."""
        if self._carries and move.action.kind == "join" and after is not None:
            return self._carry(move, after)
        {"place": self._lay, "bonus": self._tile}.get(move.action.kind, self._choose)(move)
        return False

    def _tap(self, what: Locator) -> None:
        what.tap()
        self.touches += 1

    def _ready(self, what: Locator) -> str:
        """Wait until this can be touched; the version that is shown then."""
        self._page.wait_for_function(SEVERAL)
        what.first.wait_for()
        return state_of(self._page)

    def _cell(self, cell: int) -> Locator:
        return self._page.locator(f"[data-board] [data-cell='{cell}'] button")

    def _choice(self, move: Move) -> Locator:
        return self._page.locator(f"[data-choices] [data-action='{move.text}']")

    def _choose(self, move: Move) -> None:
        choice = self._choice(move)
        group = self._page.locator(f"[data-group='{[*move.text.split(' '), ''][1]}']")
        before = self._ready(choice.or_(group))
        if not choice.count():
            self._tap(group)
        self._tap(choice)
        moved_on(self._page, before)

    def _lay(self, move: Move) -> None:
        first, second = cells_of(move.action)
        alone = only_way(move.action, move.legal)
        before = self._ready(self._cell(first))
        self._tap(self._cell(first if alone is None else alone))
        self._page.wait_for_function(f"now => {ASKED} || ({VERSION}) !== now", arg=before)
        if state_of(self._page) == before:
            self._tap(self._cell(second if alone in (None, first) else first))
        moved_on(self._page, before)

    def _tile(self, move: Move) -> None:
        side, cell = move.action.args
        target = self._cell(int(cell))
        before = self._ready(target)
        if len({action.args[0] for action in move.legal}) > 1:
            self._tap(self._page.locator(f"[data-side='{side}']"))
        self._tap(target)
        moved_on(self._page, before)

    def _carry(self, move: Move, after: Move) -> bool:
        """From the pair to the cells where it shall lie, in one go."""
        page, mouse = self._page, self._page.mouse
        before = self._ready(self._choice(move))
        x, y = self._middle(self._choice(move))
        self.touches += 1
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 20, steps=3)
        lays = after.action.kind == "place" and len(after.legal) > 1
        if lays:
            before = self._ready(self._cell(cells_of(after.action)[0]))
            (left, top), (right, down) = (
                self._middle(self._cell(n)) for n in cells_of(after.action)
            )
            mouse.move(left + (right - left) * NEAR, top + (down - top) * NEAR, steps=3)
        mouse.up()
        moved_on(page, before)
        return lays

    @staticmethod
    def _middle(what: Locator) -> tuple[float, float]:
        box = what.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
