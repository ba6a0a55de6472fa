"""What docs/bots.md shows works as it stands there."""

import re
import sys
from pathlib import Path

from highnoon import game_keys
from highnoon.bots import ladder
from highnoon.bots.arena.play import Duel
from highnoon.bots.arena.report import report
from highnoon.bots.arena.run import measure
from highnoon.bots.playouts import PLAYOUT_LEVELS

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_the_example_program_plays_and_beats_chance(tmp_path: Path) -> None:
    programs = [
        code for code in re.findall(r"```python\n(.*?)```", PAGE, re.S) if "sys.stdin" in code
    ]
    assert len(programs) == 1
    assert len(programs[0].splitlines()) <= 45
    file = tmp_path / "my bot.py"
    file.write_text(programs[0], "utf-8")
    duel = Duel("longhorn", (f"cmd:{sys.executable} '{file}'", "random"))
    found = report(duel, list(measure(duel, 20)))
    assert not found.faults
    assert found.estimate.share > 0.5


def test_every_ladder_has_its_place() -> None:
    for key in (key for key in game_keys() if ladder(key) is not PLAYOUT_LEVELS):
        for name in (f"ladder of {key}", f"{key} against MCTS"):
            assert PAGE.count(f"<!-- {name} -->") == PAGE.count(f"<!-- end of {name} -->") == 1
