"""A match: one game being played, from its seed to its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from highnoon.core import registry, showing
from highnoon.core.action import CHANCE, Action, Phrase, Seat
from highnoon.core.chance import fresh_seed, stream
from highnoon.core.errors import CannotUndo, IllegalAction, StaleVersion
from highnoon.core.game import AnyGame, Event, Result
from highnoon.core.lines import Ending, Hearers, Line, Plan, Resigned, Talk
from highnoon.core.view import OPEN, PUBLIC, TableView, Viewer


class Entry(NamedTuple):
    """One action that stands: who did it, what happened, and the state before it."""

    by: Seat
    action: Action
    events: tuple[Event, ...]
    reveals: bool
    before: Any


class _Present:
    """What the game says about one state. States are frozen, so each question is asked once."""

    __slots__ = ("actors", "legal", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.state = state
        self.actors = game.actors(state)
        self.legal: dict[Seat, Sequence[Action]] = {}


class Match:
    """The authority over one game. Chance is drawn by the match as soon as it is due."""

    def __init__(
        self,
        game: AnyGame,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """A table on which nothing has been drawn yet; `Match.new` also draws what is due."""
        self.game = game
        self.options = game.info.read_options(options)
        self.seed = fresh_seed() if seed is None else seed
        self.seats: tuple[Seat, ...] = tuple(range(self.options["players"]))
        self.names = tuple(names) or tuple(game.seat_key(seat) for seat in self.seats)
        self.state: Any = game.start(self.options)
        self.history: list[Entry] = []
        self.log: list[Line] = []
        self._everybody = frozenset((*self.seats, PUBLIC))
        self._versions: dict[Viewer, int] = dict.fromkeys(self._everybody, 0)
        self.taken_back: Counter[Seat] = Counter()
        """How often each seat has taken something back."""
        self._drawn = 0
        self._resigned: Seat | None = None
        self._given_up: Literal["resigned", "late", "abandoned"] = "resigned"
        self._known = _Present(game, self.state)

    @classmethod
    def new(
        cls,
        game: AnyGame | str,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """A new match, dealt and ready for the first decision."""
        match = cls(registry.game(game) if isinstance(game, str) else game, options, seed, names)
        match.settle()
        return match

    def __repr__(self) -> str:
        return showing.one_line(self)

    def __str__(self) -> str:
        return showing.in_words(self)

    def _repr_html_(self) -> str:
        """The table as a notebook shows it."""
        return showing.as_html(self)

    # --- playing ---

    def actors(self) -> frozenset[Seat]:
        """Whom the match waits for; empty when it is over."""
        return frozenset() if self._resigned is not None else self._present.actors

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """What this seat may do now."""
        if self._resigned is not None or seat not in self.seats:
            return ()
        present = self._present
        if seat not in present.legal:
            present.legal[seat] = self.game.legal_actions(self.state, seat)
        return present.legal[seat]

    @property
    def _present(self) -> _Present:
        """What the game says about the state of this moment."""
        if self._known.state is not self.state:
            self._known = _Present(self.game, self.state)
        return self._known

    def play(self, seat: Seat, action: Action | str, version: int | None = None) -> list[Entry]:
        """Do what a seat decided, and all chance that follows; the new entries.

        `version` is the version the decision was made for. At any other it is `StaleVersion`,
        unless the seat is still asked the same as then.
        """
        if seat not in self.seats:
            raise IllegalAction(Phrase("error-no-seat", {"seat": seat}))
        if version not in (None, self.version(seat)) and not self.still_asked(seat, version or 0):
            current = self.version(seat)
            raise StaleVersion(Phrase("error-stale", {"version": version, "current": current}))
        if self.over:
            raise IllegalAction(Phrase("error-over"))
        if isinstance(action, str):
            action = self.game.parse_action(action)
        first = len(self.history)
        self.do(seat, action)
        self.settle()
        return self.history[first:]

    def still_asked(self, seat: Seat, version: int) -> bool:
        """Whether only others have acted since, and the seat's choices were the same throughout.

        This way, people who choose at the same moment do not get in each other's way.
        """
        missing = self.version(seat) - version
        asked = seat in self.actors(), self.legal_actions(seat)
        entries = reversed(self.history)
        for line in reversed(self.log) if asked[1] and missing > 0 else ():
            if "undo" in line or "resign" in line or "abandoned" in line:
                return False
            if "do" not in line:
                continue
            entry = next(entries)
            before = entry.before
            was = seat in self.game.actors(before), self.game.legal_actions(before, seat)
            if entry.by in (seat, CHANCE) or was != asked:
                return False
            missing -= seat in self._witnesses(entry)
            if not missing:
                return True
        return False

    def resign(self, seat: Seat, late: bool = False) -> None:
        """Give the game up, or lose it on time: the other side wins. Only where two sides play."""
        if self.over:
            raise IllegalAction(Phrase("error-over"))
        if seat not in self.seats or len({self.game.side_of(one) for one in self.seats}) != 2:
            raise IllegalAction(Phrase("error-cannot-resign"))
        self._resigned, self._given_up = seat, "late" if late else "resigned"
        line: Resigned = {"resign": self.game.seat_key(seat)}
        if late:
            line["late"] = True
        self._note(line, self._everybody)
        self._close()

    def abandon(self, seat: Seat) -> None:
        """End it without a winner: this seat stays away, and the others wait no longer."""
        if self.over:
            raise IllegalAction(Phrase("error-over"))
        if seat not in self.seats:
            raise IllegalAction(Phrase("error-cannot-resign"))
        self._resigned, self._given_up = seat, "abandoned"
        self._note({"abandoned": self.game.seat_key(seat)}, self._everybody)
        self._close()

    def do(self, by: Seat, action: Action) -> None:
        """Apply one action, chance included, without drawing what follows (replay needs it)."""
        step = self.game.apply(self.state, by, action)
        entry = Entry(by, action, step.events, step.reveals, self.state)
        self.history.append(entry)
        self.state = step.state
        self._drawn += by == CHANCE
        who = "chance" if by == CHANCE else self.game.seat_key(by)
        self._note({"by": who, "do": self.game.action_text(action)}, self._witnesses(entry))

    def settle(self) -> None:
        """Draw all chance that is due, and write down the end."""
        while CHANCE in self._present.actors:
            rng = stream(self.seed, "chance", self._drawn)
            self.do(CHANCE, self.game.sample_chance(self.state, rng))
        if self.over:
            self._close()

    def _close(self) -> None:
        end = self.ending()
        if end is not None:
            self._note({"end": end}, frozenset())

    def ending(self) -> Ending | None:
        """The result as the record's last line keeps it, or None while the match goes on."""
        result = self.result
        if result is None:
            return None
        places, scores = list(result.places), list(result.scores)
        return {"reason": result.reason.key, "places": places, "scores": scores}

    # --- looking ---

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.actors()

    @property
    def result(self) -> Result | None:
        """How it ended, or None while it goes on."""
        if self._resigned is None:
            return self.game.result(self.state)
        lost = self.game.side_of(self._resigned)
        won = self._given_up == "abandoned"  # nobody did, so nobody lost
        places = tuple(1 if won or self.game.side_of(seat) != lost else 2 for seat in self.seats)
        reason = Phrase(f"result-{self._given_up}", {"seat": self.seat_phrase(self._resigned)})
        return Result(reason, places, (0,) * len(places), ((),) * len(places))

    def seat_phrase(self, seat: Seat) -> Phrase:
        """The seat's name in the reader's language."""
        return Phrase(f"{self.game.info.key}-seat-{self.game.seat_key(seat)}")

    def version(self, viewer: Viewer) -> int:
        """How many actions and take-backs this viewer has seen: hidden ones do not count."""
        return self._versions[PUBLIC if viewer == OPEN else viewer]

    def waiting_for(self, viewer: Viewer) -> tuple[Seat, ...]:
        """Whom the match waits for, as far as a viewer may know."""
        if self._resigned is not None:
            return ()
        if not self.game.info.hidden:  # in an open game everybody knows
            return tuple(sorted(self._present.actors))
        return tuple(sorted(self.game.waiting_for(self.state, viewer)))

    def view(self, viewer: Viewer) -> TableView[Any]:
        """All that a viewer may know now."""
        if viewer == OPEN and not self.over:
            raise IllegalAction(Phrase("error-not-over"))
        return TableView(
            game=self.game.info.key,
            rules=self.game.info.rules,
            options=dict(self.options),
            viewer=viewer,
            version=self.version(viewer),
            waiting_for=self.waiting_for(viewer),
            choices=tuple(self.legal_actions(viewer)),
            view=self.game.view(self.state, viewer),
        )

    def events(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What the viewer saw happen from history entry `since` on."""
        return [
            seen
            for entry in self.history[since:]
            for event in entry.events
            if (seen := self.game.view_event(event, viewer)) is not None
        ]

    @property
    def moments(self) -> int | None:
        """How many actions may be looked back at; None as long as that would tell a secret."""
        return None if self.game.info.hidden and not self.over else len(self.history)

    def view_at(self, moment: int, viewer: Viewer) -> Any:
        """The view as it was before history entry `moment`.

        Where seats keep secrets, only after the end: the past would tell what was done since.
        """
        if self.moments is None:
            raise IllegalAction(Phrase("error-not-over"))
        past = 0 <= moment < len(self.history)
        return self.game.view(self.history[moment].before if past else self.state, viewer)

    def doer(self, entry: Entry, viewer: Viewer) -> Seat | None:
        """Who did it; None for a viewer who cannot tell which of several it was."""
        game, before = self.game, entry.before
        if viewer == entry.by or game.waiting_for(before, viewer) == game.actors(before):
            return entry.by
        return None

    def forced(self, entry: Entry) -> bool:
        """Whether a seat did this because there was nothing else to do."""
        return entry.by >= 0 and len(self.game.legal_actions(entry.before, entry.by)) == 1

    def noticed_by(self, seat: Seat, action: Action) -> frozenset[Viewer]:
        """Who would notice that a seat does this now."""
        step = self.game.apply(self.state, seat, action)
        return self._witnesses(Entry(seat, action, step.events, step.reveals, self.state))

    def _witnesses(self, entry: Entry) -> frozenset[Viewer]:
        """Who noticed this entry."""
        if not self.game.info.hidden:
            return self._everybody
        look = self.game.view_event
        return frozenset(
            viewer
            for viewer in self._everybody
            if viewer == entry.by or any(look(event, viewer) is not None for event in entry.events)
        )

    def _note(self, line: Line, seen_by: frozenset[Viewer]) -> None:
        self.log.append(line)
        for viewer in seen_by:
            self._versions[viewer] += 1

    # --- taking back ---

    def undo_needs(self, seat: Seat, real: bool = False) -> frozenset[Seat]:
        """The other seats that acted since this seat's last decision: they must agree.

        A `real` decision was one among several choices: where only choices are made by themselves,
        they would just be made again. `CannotUndo` where nothing can be taken back at all.
        """
        since = self.history[self._undo_point(seat, real) :]
        return frozenset(entry.by for entry in since if entry.by >= 0) - {seat}

    def undo_noticed_by(self, seat: Seat, real: bool = False) -> frozenset[Viewer]:
        """Who would notice that this seat takes back: whoever noticed what is taken back."""
        since = self.history[self._undo_point(seat, real) :]
        return frozenset().union(*map(self._witnesses, since))

    def can_undo(self, seat: Seat) -> bool:
        """Whether this seat may take back its last decision without asking anybody."""
        try:
            return not self.undo_needs(seat)
        except CannotUndo:
            return False

    def undo(self, seat: Seat, agreed: Collection[Seat] = (), real: bool = False) -> int:
        """Take back to the seat's last decision; how many actions were undone."""
        missing = self.undo_needs(seat, real) - set(agreed)
        if missing:
            who = tuple(self.seat_phrase(other) for other in sorted(missing))
            raise CannotUndo(Phrase("error-undo-agreement", {"seats": who}))
        count = len(self.history) - self._undo_point(seat, real)
        self.take_back(count)
        return count

    def take_back(self, count: int) -> None:
        """Undo the last `count` actions, whoever did them (replay needs it)."""
        undone = self.history[len(self.history) - count :]
        del self.history[len(self.history) - count :]
        self.state = undone[0].before
        self.taken_back[undone[0].by] += 1
        self._drawn -= sum(entry.by == CHANCE for entry in undone)
        self._note({"undo": count}, frozenset().union(*map(self._witnesses, undone)))

    def _undo_point(self, seat: Seat, real: bool) -> int:
        if self._resigned is not None:
            raise CannotUndo(Phrase("error-over"))
        for index in range(len(self.history) - 1, -1, -1):
            entry = self.history[index]
            if entry.reveals:
                raise CannotUndo(Phrase("error-undo-revealed"))
            if entry.by == seat and not (real and self.forced(entry)):
                return index
        raise CannotUndo(Phrase("error-undo-nothing"))

    # --- talk ---

    def say(self, seat: Seat, text: str, to: Hearers = "all") -> None:
        """A message to `all` or to the seat's own `side`; no rule ever depends on it."""
        self._note({"by": self.game.seat_key(seat), "say": text, "to": to}, frozenset())

    def pencil(self, seat: Seat, text: str) -> None:
        """A plan that only the seat's own side can read, changeable at any time."""
        self._note({"by": self.game.seat_key(seat), "pencil": text}, frozenset())

    def talk(self, viewer: Viewer) -> list[Talk | Plan]:
        """The messages and plans this viewer may read."""
        said = [line for line in self.log if "say" in line or "pencil" in line]
        return [line for line in said if self.hears(line, viewer)]

    def hears(self, line: Talk | Plan, viewer: Viewer) -> bool:
        """Whether this viewer may read what was said or pencilled."""
        if ("say" in line and line["to"] == "all") or self.over:
            return True
        sides = {self.game.seat_key(seat): self.game.side_of(seat) for seat in self.seats}
        return viewer in self.seats and self.game.side_of(viewer) == sides[line["by"]]
