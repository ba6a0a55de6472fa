"""What a start is worth by its place, its token and what lies beside it, as a chart.

`python -m bench.solved_worth` prints the effects with their errors and draws the chart of
`docs/longhorn-solved.md` from the deals that come along.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from highnoon.engine.longhorn.solved import Deal, Start, deals
from highnoon.games.longhorn.pieces import NEIGHBOURS, PLACES, TOKENS

CHART: Final = Path(__file__).parent.parent / "docs" / "images" / "longhorn-worth.svg"
NAMES: Final = {place.letter: place.key.replace("-", " ").title() for place in PLACES}
KINDS: Final = tuple(dict.fromkeys(token.key for token in TOKENS.values()))
WHERE: Final = {2: "corner", 3: "edge", 4: "middle"}
assert {len(around) for around in NEIGHBOURS} == set(WHERE)


class Effect(NamedTuple):
    """By how much a start is worth more to whoever begins than an average one, all else alike."""

    group: str
    name: str
    seen: int
    worth: float
    error: float
    """The standard error."""


class Group(NamedTuple):
    """Things of one sort, and how much of each a start has."""

    title: str
    names: Sequence[str]
    of: Callable[[Start], dict[str, int]]


def _beside(start: Start) -> dict[str, int]:
    kinds = [TOKENS[letter].key for letter in start.beside]
    return {kind: kinds.count(kind) for kind in kinds}


def groups(starts: Iterable[Start]) -> tuple[Group, ...]:
    """The four sorts, with what these starts have of them."""
    places = sorted({start.place for start in starts}, key=list(NAMES).index)
    return (
        Group("where the start lies", tuple(WHERE.values()), lambda s: {WHERE[len(s.beside)]: 1}),
        Group(
            "the start place", tuple(NAMES[one] for one in places), lambda s: {NAMES[s.place]: 1}
        ),
        Group("the token that lies there", KINDS, lambda s: {TOKENS[s.token].key: 1}),
        Group("a token beside it", KINDS, _beside),
    )


def effects(known: Sequence[Deal]) -> list[Effect]:
    """Least squares of the value, 1 won to -1 lost, over all that a start has.

    Starts of one deal are alike, so errors are those of Liang and Zeger ("Longitudinal data
    analysis using generalized linear models", 1986), with a deal as cluster. A start that is not
    settled counts as the middle between its bounds.
    """
    starts = [(number, start) for number, deal in enumerate(known) for start in deal.starts]
    sorts = groups([start for _, start in starts])
    rows = [
        [sort.of(start).get(name, 0) for sort in sorts for name in sort.names]
        for _, start in starts
    ]
    has = np.array(rows, float)
    value = np.array([(start.low + start.high) / 2 for _, start in starts])
    # Each sort adds up to what another says already: what is left of that by rounding is nothing.
    inside = np.linalg.pinv(has.T @ has, rcond=1e-9, hermitian=True)
    fitted = inside @ has.T @ value
    pulls = np.zeros((len(known), has.shape[1]))
    np.add.at(pulls, [number for number, _ in starts], has * (value - has @ fitted)[:, None])
    spread = inside @ (pulls.T @ pulls) @ inside * len(known) / max(1, len(known) - 1)
    found = []
    column = 0
    for sort in sorts:
        here = slice(column, column + len(sort.names))
        column = here.stop
        count = has[:, here].sum(axis=0)
        for place, name in enumerate(sort.names):
            if not count[place]:
                continue
            weights = np.zeros(has.shape[1])
            weights[here] = -count / count.sum()
            weights[here.start + place] += 1.0
            error = float(np.sqrt(weights @ spread @ weights))
            worth = float(weights @ fitted)
            found.append(Effect(sort.title, name, int(count[place]), worth, error))
    return found


def figure(one: Effect) -> str:
    """The worth, and how far the true one may lie to either side in 19 of 20 cases."""
    return f"{one.worth:+.2f} (± {1.96 * one.error:.2f})"


LEFT, WIDTH, ROW = 220, 360, 22
STEPS: Final = (-0.2, -0.1, 0.0, 0.1, 0.2)
RANGE: Final = STEPS[-1]


def _across(worth: float) -> float:
    return LEFT + WIDTH * (max(-RANGE, min(RANGE, worth)) + RANGE) / (2 * RANGE)


def chart(found: Sequence[Effect]) -> str:
    """A dot for each effect; the line holds the true one in 19 of 20 cases."""
    title = "What a start is worth to whoever begins, against an average one"
    parts: list[str] = []
    y, group = 12.0, ""
    for one in found:
        if one.group != group:
            group, y = one.group, y + ROW
            parts.append(f'<text x="10" y="{y:.0f}" font-weight="bold">{group}</text>')
        y += ROW
        low, high = (_across(one.worth + side * 1.96 * one.error) for side in (-1, 1))
        ink = "#3b7a57" if one.worth > 0 else "#a23b3b"
        said = f"{one.name}: {figure(one)}, {one.seen} starts"
        parts.append(
            f'<g><title>{said}</title><text x="24" y="{y:.0f}">{one.name}</text>'
            f'<path d="M{low:.1f} {y - 4:.0f}H{high:.1f}" stroke="{ink}" stroke-width="2"/>'
            f'<circle cx="{_across(one.worth):.1f}" cy="{y - 4:.0f}" r="4" fill="{ink}"/>'
            f'<text x="{LEFT + WIDTH + 10}" y="{y:.0f}">{one.worth:+.2f}</text></g>'
        )
    bottom = y + 10
    scale = [
        f'<path d="M{_across(step):.1f} 20V{bottom:.0f}" stroke="#d8cdb4"/>'
        f'<text x="{_across(step):.1f}" y="{bottom + 16:.0f}" text-anchor="middle">{step:+g}</text>'
        for step in STEPS
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 60} '
        f'{bottom + 24:.0f}" font-family="sans-serif" font-size="13" role="img" '
        f'aria-label="{title}">\n<title>{title}</title>\n'
        '<rect width="100%" height="100%" fill="#fdfaf2"/>\n'
        + "\n".join([*scale, *parts])
        + "\n</svg>\n"
    )


def table(found: Iterable[Effect]) -> str:
    """The same as lines of a Markdown table."""
    head = ["| | | starts | worth (95 %) |", "|---|---|---|---|"]
    return "\n".join(
        head + [f"| {one.group} | {one.name} | {one.seen} | {figure(one)} |" for one in found]
    )


def main() -> None:
    found = effects(list(deals().values()))
    CHART.write_text(chart(found), "utf-8")
    print(table(found))


if __name__ == "__main__":
    main()
