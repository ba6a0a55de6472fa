"""Desperados at one keyboard: secrets are handed over, own maps are read, the board shows both."""

import builtins
import itertools
import random
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from highnoon import Match, replay
from highnoon.cli.boards import board
from highnoon.cli.boards.desperados_map import OWN_ROAD, beliefs, draw_map
from highnoon.cli.journal import load
from highnoon.cli.play import play
from highnoon.cli.players import Bot, Person, Player
from highnoon.cli.screen import Screen
from highnoon.cli.sitting import Leave, Sitting
from highnoon.games.desperados.game import DESPERADOS
from highnoon.games.desperados.state import State
from highnoon.i18n.catalogue import Catalogue
from tests.cli.conftest import Command
from tests.games.desperados.maps import FOUR_TOWNS, MORE_TOWNS, ODD_NAMES
from tests.games.desperados.table import act, table

HAND_OVER = "Press Enter when nobody else is looking"
PLACED = "place taos\nplace yuma\nplace yuma\nplace tucson\nplace gallup\n"


def evening(monkeypatch: pytest.MonkeyPatch, *players: Player) -> list[str]:
    """A whole game in which whoever is asked plays at random; all prompts."""
    match = Match.new("desperados", {"players": len(players)}, seed=2)
    console = Console(file=StringIO(), width=80, force_terminal=True, color_system=None)
    screen = Screen(Catalogue("en"), console)
    screen.interactive = True
    sitting = Sitting(match, players, screen, board("desperados"))
    prompts: list[str] = []
    dice = random.Random(1)

    def typed(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) > 80:
            raise EOFError
        here = sitting.here
        if HAND_OVER in prompt or here is None:
            return ""
        return str(dice.randrange(len(match.legal_actions(here))) + 1)

    monkeypatch.setattr(builtins, "input", typed)
    with pytest.raises(Leave):
        play(sitting)
    return prompts


def test_the_keyboard_is_handed_over_between_the_sheriff_and_the_gang(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prompts = evening(monkeypatch, Person("Ann"), Person("Bob"), Person("Cal"))
    handed = [prompt.split(",")[0] for prompt in prompts if HAND_OVER in prompt]
    assert len(handed) > 5
    assert "Sheriff (Ann)" in handed
    # Between two of the gang nothing is hidden: after Ann comes one of them, then Ann again.
    assert all(("Ann" in one) != ("Ann" in two) for one, two in itertools.pairwise(handed))


def test_one_person_may_play_the_gang_against_the_computer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prompts = evening(monkeypatch, Bot(1), Person("me"), Person("me"))
    assert not any(HAND_OVER in prompt for prompt in prompts)


def test_an_own_map_is_played(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "four.toml"
    file.write_text(FOUR_TOWNS, "utf-8")
    done = highnoon(
        "play", "desperados", "--players", "3", "--map", str(file), lines="place cedar\nq\n"
    )
    assert done.code == 0
    assert "Sheriff starts in Cedar." in done.out
    assert "$Cedar" in done.out


@pytest.mark.parametrize("text", [ODD_NAMES, MORE_TOWNS], ids=["odd names", "more"])
def test_a_game_on_an_own_map_is_played_to_its_end_kept_and_replayed(
    highnoon: Command, tmp_path: Path, text: str
) -> None:
    file, kept = tmp_path / "map.toml", tmp_path / "game.jsonl"
    file.write_text(text, "utf-8")
    seats = ["--seats", "me,me,me", "--map", str(file), "--seed", "4"]
    begun = highnoon("play", "desperados", *seats, lines="1\n" * 20 + f"s {kept}\nq\n")
    assert begun.code == 0, begun.err
    ended = highnoon("play", "--resume", str(kept), lines="1\n" * 1000)
    assert ended.code == 0, ended.err
    again = highnoon("replay", str(kept))
    assert again.code == 0, again.err
    assert "Moment 0 of" in again.out
    assert replay(load(kept)).over


def test_an_empty_map_file_is_refused(highnoon: Command, tmp_path: Path) -> None:
    (tmp_path / "empty.toml").write_text("", "utf-8")
    done = highnoon("play", "desperados", "--map", str(tmp_path / "empty.toml"))
    assert done.code == 2
    assert "The map file is empty." in done.err


def test_all_that_is_wrong_with_a_map_is_told(highnoon: Command, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(FOUR_TOWNS.replace("[10, 10]", "[]").replace("cedar = {", "cider = {"), "utf-8")
    done = highnoon("play", "desperados", "--map", str(file))
    assert done.code == 2
    assert "2 poker tiles are needed, but there are 0." in done.err
    assert "cedar" in done.err
    assert "Traceback" not in done.err


def test_a_refusal_is_told_in_plain_words(highnoon: Command) -> None:
    lines = PLACED + "card yuma\n"
    done = highnoon("play", "desperados", "--players", "3", "--seed", "5", lines=lines)
    assert done.code == 2
    assert "No road leads from Taos to Yuma." in done.err


def drawn(viewer: int) -> str:
    state = table(phase="heists", green="yuma:tucson", red="yuma:phoenix", deputies="taos,tucson")
    state = act(state, "green: look", "red: coach brown")
    console = Console(file=StringIO(), width=80)
    with console.capture() as captured:
        console.print(
            board("desperados").draw(DESPERADOS.view(state, viewer), Catalogue("en").say, 80)
        )
    return captured.get()


def test_the_board_shows_each_side_its_own() -> None:
    sheriff, gang = drawn(0), drawn(2)
    assert "Prescott $500" in sheriff
    assert "Prescott ?" in gang
    assert "Tucson $800*" in gang
    assert "Fort Sumner" in sheriff.split("Round 1")[1]
    assert "Sheriff may be in 4 towns" in gang
    assert "held up" in gang
    assert "▒▒" in gang
    assert "Green may be in" not in sheriff


# --- the map ---


def on_map(state: State, viewer: int, town: str) -> str:
    """What stands under a town's name on the map."""
    view = DESPERADOS.view(state, viewer)
    rows = draw_map(view, beliefs(view), 80).plain.splitlines()
    row = next(number for number, line in enumerate(rows) if town in line)
    column = rows[row].index(town) - 1
    return re.split("[⠀-⣿]|  ", rows[row + 1][column:])[0].strip()


def test_a_proven_desperado_stands_where_he_was_proven() -> None:
    state = table(phase="heists", green="yuma:tucson", red="yuma:phoenix")
    assert on_map(state, 0, "Yuma") == "gr GR?36%"
    state = act(state, "green: look", "red: nothing")
    assert on_map(state, 0, "Tucson") == "G ▣ R?20%"
    assert on_map(state, 0, "Yuma") == "r R?20%"
    state = act(state, "sheriff: card roswell", "green: card nogales", "red: card gallup")
    assert on_map(state, 0, "Tucson").startswith("g1 ▣ GR?")
    assert "g" not in on_map(state, 0, "Yuma")


def test_beliefs_stand_on_the_map_for_each_side() -> None:
    state = table(phase="heists", green="yuma:tucson", red="yuma:phoenix")
    assert on_map(state, 1, "Fort Sumner") == "S?25%"
    assert on_map(state, 1, "Tucson") == "G"
    assert on_map(state, 0, "Prescott") == "GR?36%"
    assert on_map(state, 0, "Fort Sumner") == "S"


def test_roads_are_lines_and_those_from_ones_own_town_stand_out() -> None:
    view = DESPERADOS.view(table(), 1)
    drawn = draw_map(view, {}, 80)
    own = [drawn.plain[s.start : s.end] for s in drawn.spans if s.style == OWN_ROAD]
    assert own
    assert set("".join(own)) <= {chr(dots) for dots in range(0x2801, 0x2900)}
    watcher = draw_map(DESPERADOS.view(table(), -2), {}, 80)
    assert not any(span.style == OWN_ROAD for span in watcher.spans)


# --- the end ---


@pytest.mark.parametrize("interactive", [True, False])
def test_the_last_reckoning_is_seen_whole_before_the_result(
    monkeypatch: pytest.MonkeyPatch, interactive: bool
) -> None:
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    screen = Screen(Catalogue("en"), console)
    screen.interactive = interactive
    match = Match.new("desperados", {"players": 3}, seed=2)
    players = (Person("me"), Person("me"), Person("me"))
    sitting, dice, asked = (
        Sitting(match, players, screen, board("desperados")),
        random.Random(1),
        [],
    )

    def typed(prompt: str = "") -> str:
        asked.append(prompt)
        here = sitting.here
        return (
            ""
            if match.over or here is None
            else str(dice.randint(1, len(match.legal_actions(here))))
        )

    monkeypatch.setattr(builtins, "input", typed)
    monkeypatch.setattr("sys.stdin.readline", lambda: typed() + "\n", raising=False)
    play(sitting)
    printed = console.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO
    last = printed[printed.rindex("The reckoning of round 5 begins") :]
    result = max(last.find("win"), last.find("wins"))
    reckoning = last[:result]
    for move in range(1, 6):
        assert f"Move {move}:" in reckoning
    assert ("Press Enter to see the board and the result." in asked[-1]) == interactive
