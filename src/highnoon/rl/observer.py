"""What OpenSpiel's observers are told of our moments: in words, and as named parts of a tensor."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from highnoon.core.view import PUBLIC, Viewer
from highnoon.rl.rules import Moment, canonical
from highnoon.rl.tensors import Floats, Layout

# OpenSpiel has no type information.
pyspiel: Any = import_module("pyspiel")


def ask_seated(moment: Moment, player: int) -> None:
    """`SpielError` for whoever has no seat, and might be shown what no player may see."""
    if player not in range(moment.rules.players):
        raise pyspiel.SpielError(f"There is no player {player!r:.40}.")


class Stated(Protocol):
    """A state of OpenSpiel's that stands for one of our moments."""

    moment: Moment


class SpielObserver:
    """A player's view, or anybody's; with perfect recall, also all that they did and saw so far.

    A tensor holds the present alone, so there is none where recall is asked for.
    """

    def __init__(
        self,
        layout: Layout[Any] | None,
        recall: bool,
        public: bool = False,
        private: bool = False,
    ) -> None:
        self._layout = None if recall else layout
        self._recall = recall
        self._public = public
        self._private = private
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        if self._layout is not None:
            self.tensor = np.zeros(self._layout.size, np.float32)
            self.dict = self._layout.named(self.tensor)

    def set_from(self, state: Stated, player: int) -> None:
        """Fill the tensor with the view."""
        if self._layout is None or self.tensor is None:
            return
        self.tensor[:] = state.moment.observe(self._viewer(state, player))

    def string_from(self, state: Stated, player: int) -> str:
        """What is known, as canonical JSON."""
        viewer, moment = self._viewer(state, player), state.moment
        asked = (viewer, self._recall, self._private)
        return moment.say(asked, partial(self._words, moment, viewer))

    def _viewer(self, state: Stated, player: int) -> Viewer:
        if self._public:
            return PUBLIC
        ask_seated(state.moment, player)
        return player

    def _words(self, moment: Moment, viewer: Viewer) -> str:
        facts = moment.view(viewer)
        if self._private:
            known = moment.view(PUBLIC)
            facts = {name: fact for name, fact in facts.items() if fact != known[name]}
        view = canonical(facts)
        return f'{{"saw":[{moment.seen(viewer)}],"view":{view}}}' if self._recall else view
