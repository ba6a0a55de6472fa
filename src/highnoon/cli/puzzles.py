"""The commands `highnoon puzzle`, to solve one, and `highnoon puzzles`, to make more of them."""

# No postponed annotations here: the flags' descriptions are made while the app is built.

import json
import random
from datetime import date
from math import inf
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from highnoon import puzzles
from highnoon.cli.journal import FileTrouble, data_folder, path_of, trouble
from highnoon.cli.puzzling import Left, Solving
from highnoon.cli.screen import Screen
from highnoon.core.action import Phrase
from highnoon.core.errors import InvalidData, InvalidOptions
from highnoon.core.registry import described, keys
from highnoon.puzzles import Puzzle
from highnoon.puzzles.progress import Progress, next_puzzle, read
from highnoon.puzzles.shelf import read as read_puzzles

FILE: Final = "puzzles.json"
"""Where ratings and streaks are kept, in the user's data folder."""
WRONG: Final = 2


def add_puzzles(app: typer.Typer, screen: Screen, language: Any, number: Any) -> None:
    """The commands about puzzles."""

    def text(key: str) -> str:
        return screen.say(Phrase(key))

    game_argument = typer.Argument(metavar="GAME", help=text("cli-help-game"))

    @app.command("puzzle", help=text("puzzles-help"))
    def puzzle_command(
        game: Annotated[str | None, game_argument] = None,
        key: Annotated[
            str | None, typer.Option("--id", metavar="ID", help=text("puzzles-help-id"))
        ] = None,
        theme: Annotated[
            str | None, typer.Option("--theme", metavar="THEME", help=text("puzzles-help-theme"))
        ] = None,
        day: Annotated[
            str | None, typer.Option("--day", metavar="DATE", help=text("puzzles-help-day"))
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        if sum(one is not None for one in (key, theme, day)) > 1:
            raise InvalidOptions(Phrase("puzzles-error-one"))
        chosen = described(game or keys()[0]).key
        return solve(screen, chosen, key, theme, day)

    @app.command("puzzles", help=text("puzzles-help-mine"))
    def puzzles_command(
        game: Annotated[str | None, game_argument] = None,
        out: Annotated[
            Path | None,
            typer.Option(
                "--out", metavar="FILE", parser=path_of, help=text("puzzles-help-mine-out")
            ),
        ] = None,
        count: Annotated[int | None, number("--count", text("puzzles-help-mine-count"), 1)] = None,
        seconds: Annotated[
            int | None, number("--seconds", text("puzzles-help-mine-seconds"), 1)
        ] = None,
        proof: Annotated[
            bool, typer.Option("--prove", help=text("puzzles-help-mine-prove"))
        ] = False,
        journal: Annotated[
            Path | None,
            typer.Option(
                "--journal", metavar="FILE", parser=path_of, help=text("puzzles-help-mine-journal")
            ),
        ] = None,
        lang: Annotated[str | None, language] = None,
    ) -> int:
        games = [described(game).key] if game else [key for key in keys() if described(key).puzzles]
        if proof:
            return sum(prove(screen, one, out, journal) for one in games) and WRONG
        for one in games:
            if out is None:
                tell(screen, one)
            else:
                mine(screen, one, out, count or 1 << 40, seconds or inf)
        return 0


def solve(screen: Screen, game: str, key: str | None, theme: str | None, day: str | None) -> int:
    """Solve one puzzle and keep what came of it."""
    path = data_folder() / FILE
    kept = _kept(path)
    progress = kept.get(game, Progress())
    puzzle = _chosen(game, progress, key, theme, day)
    try:
        solved = Solving(screen, puzzle).solve()
    except Left:
        screen.tell("puzzles-again-later", "dim")
        return 0
    after = progress.after(puzzle, solved)
    _keep(path, {**kept, game: after})
    names = [screen.say(Phrase(f"puzzles-theme-{one}")) for one in puzzle.themes]
    screen.tell("puzzles-themes", themes=", ".join(names))
    change = round(after.rating.value) - round(progress.rating.value)
    screen.tell(
        "puzzles-rating-change",
        rating=round(after.rating.value),
        change=f"{change:+d}",
        deviation=round(after.rating.deviation),
    )
    screen.tell("puzzles-streak", streak=after.streak, best=after.best)
    return 0


def _chosen(
    game: str, progress: Progress, key: str | None, theme: str | None, day: str | None
) -> Puzzle:
    if key is not None:
        return puzzles.find(game, key)
    if day is not None:
        return puzzles.of_the_day(game, _day(day))
    found = puzzles.load(game)
    if theme is not None:
        wanted, known = set(theme.replace(",", " ").split()), puzzles.themes(found)
        for one in sorted(wanted - known.keys()):
            args = {"theme": one[:40], "known": ", ".join(known)}
            raise InvalidData(Phrase("puzzles-error-theme", args))
        found = tuple(one for one in found if wanted <= set(one.themes))
    if not found:
        raise InvalidData(Phrase("puzzles-error-none", {"game": game}))
    return next_puzzle(progress, found, random.Random())


def _day(text: str) -> date:
    if text == "today":
        return date.today()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise InvalidData(Phrase("puzzles-error-day", {"day": text[:40]})) from None


def _kept(path: Path) -> dict[str, Progress]:
    """What is kept of every game."""
    try:
        return {game: read(one) for game, one in json.loads(path.read_text("utf-8")).items()}
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise trouble(path, error) from None
    except (ValueError, AttributeError):
        raise FileTrouble(Phrase("puzzles-error-file", {"file": str(path)})) from None


def _keep(path: Path, kept: dict[str, Progress]) -> None:
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps({game: one.plain() for game, one in kept.items()}), "utf-8")
        draft.replace(path)
    except OSError as error:
        raise trouble(path, error) from None


def tell(screen: Screen, game: str) -> None:
    """Which puzzles of a game there are."""
    # Imported here: a workshop brings a game's engine along.
    from highnoon.puzzles.workshop import tally

    found = puzzles.load(game)
    screen.tell("puzzles-shelf", "bold", game=Phrase(f"{game}-title"), count=len(found))
    kinds = {one.kind for one in found}
    for one, count in sorted(tally({p.id: p for p in found}).items(), key=lambda row: -row[1]):
        name = Phrase(f"puzzles-{'kind' if one in kinds else 'theme'}-{one}")
        screen.tell("puzzles-shelf-row", name=name, count=count)


def mine(screen: Screen, game: str, out: Path, count: int, seconds: float) -> None:
    """Mine into a file until it has so many, the time is over, or Ctrl-C."""
    from highnoon.puzzles import workshop

    def told(found: int, counts: object, seed: int) -> None:
        if seed % 25 == 0:
            screen.tell("puzzles-mined", "dim", count=found, seed=seed)

    try:
        workshop.mine(game, out, count, seconds, told)
    except OSError as error:
        raise trouble(out, error) from None


def prove(screen: Screen, game: str, out: Path | None, journal: Path | None) -> bool:
    """Prove all puzzles of a game that the journal does not hold; whether something is wrong."""
    from highnoon.puzzles import workshop

    found = puzzles.load(game)
    if out is not None:
        try:
            found = tuple(read_puzzles(game, out.read_text("utf-8")))
        except OSError as error:
            raise trouble(out, error) from None
    wrong = False
    try:
        for puzzle, problems in workshop.prove(game, found, journal):
            for problem in problems:
                wrong = True
                screen.warn("puzzles-wrong-proof", id=puzzle.id, problem=problem)
    except OSError as error:
        raise trouble(journal or Path(), error) from None
    screen.tell("puzzles-proven", count=len(found))
    return wrong
