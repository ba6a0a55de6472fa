"""Writes the figures of `docs/longhorn-solved.md` anew, each between its marks, from the data.

Each stands between `<!-- figures: NAME -->` and `<!-- end -->`; what is said around them is written
by hand and holds whatever they are.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bench.solved_chart import DATA, DOCS
from bench.solved_worth import Effect, effects
from highnoon.engine.longhorn.solved import deals
from highnoon.engine.longhorn.statistics import Share, deal_of, interval, summary

PAGE: Final = DOCS / "longhorn-solved.md"
MARKED: Final = re.compile(r"(<!-- figures: ([a-z]+) -->\n).*?(<!-- end -->)", re.DOTALL)
MILLION: Final = 1_000_000
SHERIFF: Final = ("a token beside it", "sheriff")
ENDS: Final = {
    "scored": " end by the score",
    "caught": " with a player caught by the sheriff",
    "nine": " with nine cows of a colour",
}

Rows = list[dict[str, Any]]


def percent(count: int, total: int) -> str:
    """A share to one digit, whole if it is all or nothing."""
    return f"{100 * count / max(1, total):.1f} %"


def shares(rows: Rows) -> str:
    """The table of both questions, each share with its interval."""
    found = summary(rows)
    asked = (
        (f"start chosen by the opponent, {found.chosen.total:,} deals", found.chosen),
        (f"every start, {found.random.total:,} places", found.random),
    )
    head = ["| | first player wins | draw | loses | not settled |", "|---|---|---|---|---|"]
    return "\n".join([*head, *(_row(name, share) for name, share in asked)])


def _row(name: str, share: Share) -> str:
    cells = []
    for count in share[:3]:
        low, high = (100 * end for end in interval(count, share.total))
        cells.append(f"{count:,} ({percent(count, share.total)}; {low:.1f} to {high:.1f})")
    rest = f"{share.unknown:,} ({percent(share.unknown, share.total)})"
    return f"| {' | '.join([name, *cells, rest])} |"


def follows(rows: Rows) -> str:
    """What it is worth to choose the start."""
    chosen, every = summary(rows).chosen, summary(rows).random
    settled, places = chosen.total - chosen.unknown, every.total - every.unknown
    least = [int(100 * interval(count, chosen.total)[0]) for count in (chosen.lost, chosen.won)]
    return (
        f"- Choosing the start is worth a lot. Among the {settled:,} deals that are settled the "
        f"chooser wins {chosen.lost:,}, and {chosen.drawn:,} are drawn; yet of the {places:,} "
        f"settled places the player who begins wins {every.won:,} ({percent(every.won, places)}). "
        f"In at least {least[0]} of 100 deals the chooser has a place that wins, and in at least "
        f"{least[1]} of 100 they have none that saves them (the lower ends of the intervals)."
    )


def left(rows: Rows) -> str:
    """How the places were tried that are not settled."""
    starts = [start for row in _latest(rows) for start in row["starts"].values()]
    given_up = [start for start in starts if "value" not in start]
    not_won = sum(start["high"] == 0 for start in given_up)
    not_lost = sum(start["low"] == 0 for start in given_up)
    tried = Counter(round(start["nodes"] / MILLION) for start in given_up)
    table = [f"| {millions:,} million | {tried[millions]:,} |" for millions in sorted(tried)]
    told = (
        f"{len(given_up):,} of {len(starts):,} places ({percent(len(given_up), len(starts))}) "
        f"are not settled; of these {not_won:,} are known not to be won and {not_lost:,} not "
        "to be lost. Each was given up in the last round in which it was tried, after so many "
        "nodes:"
    )
    return "\n".join([told, "", "| nodes | places |", "|---|---|", *table])


def _latest(rows: Rows) -> Iterable[Mapping[str, Any]]:
    return {deal_of(row): row for row in rows if "starts" in row}.values()


def worth(found: Iterable[Effect]) -> str:
    """What makes a difference for sure, and what the sheriff does."""
    lines = []
    for one in found:
        sheriff = (one.group, one.name) == SHERIFF
        sure = abs(one.worth) > 1.96 * one.error
        if sure or sheriff:
            figure = f"{one.worth:+.2f} (± {1.96 * one.error:.2f})"
            doubt = "" if sure else ", which may be chance"
            lines.append(f"- {one.group}, {one.name}: {figure}{doubt}")
    return "\n".join(lines)


def endings(rows: Rows) -> str:
    """How lines of best play end, and how long they are."""
    found = summary(rows)
    lengths, lines = sorted(found.lengths), sum(found.ends.values())
    told = [
        f"{found.ends.get(end, 0):,} ({percent(found.ends.get(end, 0), lines)}){how}"
        for end, how in ENDS.items()
    ]
    most = [lengths[int(share * (len(lengths) - 1))] for share in (0.05, 0.95)]
    return (
        f"Of the {lines:,} lines of best play {', '.join(told)}. They take "
        f"{found.median_turns:g} turns in the middle, {found.mean_turns:.1f} on average, "
        f"{lengths[0]} to {lengths[-1]} in all; nine in ten take {most[0]} to {most[1]}."
    )


def page(text: str, rows: Rows) -> str:
    """The page with the figures of these rows."""
    blocks: dict[str, Callable[[], str]] = {
        "shares": lambda: shares(rows),
        "follows": lambda: follows(rows),
        "left": lambda: left(rows),
        "worth": lambda: worth(effects(list(deals().values()))),
        "endings": lambda: endings(rows),
    }
    return MARKED.sub(lambda found: f"{found[1]}{blocks[found[2]]()}\n{found[3]}", text)


def main() -> None:
    rows = [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]
    PAGE.write_text(page(PAGE.read_text("utf-8"), rows), "utf-8")


if __name__ == "__main__":
    main()
