"""A program that misbehaves loses its game, says why, and harms nobody."""

import os
import select
import sys
import time
from pathlib import Path

import pytest

from highnoon import Match
from highnoon.bots import BotFault, Budget
from highnoon.bots.arena.play import Duel, play_deal
from highnoon.bots.process import Program
from highnoon.bots.program import ProgramBot

PATIENT = 60.0
"""Seconds for an interpreter to start on a machine that does much else: nobody waits them out."""
BRIEF = 1.0

ONE_CHOICE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"action": asked["choices"][0]}), flush=True)
"""


def bot(code: str, **patience: float) -> ProgramBot:
    return ProgramBot([sys.executable, "-c", code], **patience)


def ask(program: ProgramBot, seconds: float = 0.5) -> str:
    match = Match.new("longhorn", seed=7)
    try:
        choice = program.choose(match.view(0), Budget(seconds), None)  # type: ignore[arg-type]  # it draws nothing
        return match.game.action_text(choice.action)
    finally:
        program.close()


def fault(code: str, **patience: float) -> BotFault:
    with pytest.raises(BotFault) as caught:
        ask(bot(code, **{"grace": 0.3, "start": PATIENT, **patience}))
    return caught.value


def test_a_program_gets_its_choices_and_answers_with_one() -> None:
    assert ask(bot(ONE_CHOICE)) == "start C"


def test_one_that_ends_is_quoted() -> None:
    dead = fault("import sys; sys.exit('out of cartridges')")
    assert dead.reason.key == "bot-fault-died"
    assert dead.reason.args == {"code": "1", "said": "out of cartridges"}


def test_one_that_cannot_be_started_is_named() -> None:
    with pytest.raises(BotFault) as caught:
        ask(ProgramBot(["no-such-program-here"]))
    assert caught.value.reason.key == "bot-fault-start"


def test_one_that_hangs_is_not_waited_for() -> None:
    begin = time.monotonic()
    assert fault("import time; time.sleep(600)", start=BRIEF).reason.key == "bot-fault-hung"
    assert time.monotonic() - begin < PATIENT


def test_one_that_never_reads_is_not_waited_for() -> None:
    quiet = "import time, sys; sys.stdin.close(); time.sleep(600)"
    assert fault(quiet, start=BRIEF).reason.key == "bot-fault-hung"


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("input()\nwhile True: print('x' * 1000, end='')", "bot-fault-flooded"),
        ("import sys\nwhile True: sys.stderr.write('x' * 1000)", "bot-fault-flooded"),
        ("input(); print('{}'); print('{}')", "bot-fault-unasked"),
        ("input(); print('howdy')", "bot-fault-nonsense"),
        ("input(); print('[' * 50000)", "bot-fault-nonsense"),
        ('input(); print(\'{"action": "steal w"}\')', "bot-fault-nonsense"),
        ("input(); print('{\"action\": [1]}')", "bot-fault-nonsense"),
        ("input(); import os; os.write(1, b'\\xff\\xfe\\n')", "bot-fault-nonsense"),
    ],
)
def test_floods_and_nonsense_are_told_apart(code: str, key: str) -> None:
    found = fault(code)
    # Two lines may arrive one by one: then the first is nonsense before the second is unasked.
    assert found.reason.key in ((key, "bot-fault-nonsense") if "unasked" in key else (key,))


def test_one_that_speaks_before_it_is_asked_is_told_so() -> None:
    program = Program([sys.executable, "-c", "print('howdy'); input()"])
    try:
        assert select.select([program._stdout], [], [], 30)[0]
        with pytest.raises(BotFault) as caught:
            program.ask("{}", 5.0)
    finally:
        program.close()
    assert caught.value.reason.key == "bot-fault-unasked"


def test_what_it_started_ends_with_it(tmp_path: Path) -> None:
    child = tmp_path / "child"
    code = (
        "import subprocess, sys\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])\n"
        f"open({str(child)!r}, 'w').write(str(child.pid))\n"
        "input(); print('nonsense')"
    )
    fault(code)
    pid = int(child.read_text())
    for _ in range(600):
        status = Path(f"/proc/{pid}/stat")
        if not status.exists() or status.read_text().rpartition(")")[2].split()[0] == "Z":
            break
        time.sleep(0.1)
    else:
        pytest.fail("the child is still running")


def test_it_sees_nothing_of_the_operators_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIGHNOON_SECRET", "gold")
    told = fault("import os, sys; sys.exit(os.environ.get('HIGHNOON_SECRET', 'none'))")
    assert told.reason.args["said"] == "none"
    assert os.environ["HIGHNOON_SECRET"] == "gold"


def test_in_the_arena_it_loses_its_game_and_the_arena_goes_on() -> None:
    dies = f'cmd:{sys.executable} -c "input(); print(5)"'
    first, second = play_deal(Duel("longhorn", (dies, "random")), seed=3)
    for played in (first, second):
        assert played.faulty is not None
        assert played.seating[played.faulty] == 0
        assert played.places[played.faulty] == 2
        assert played.reason.key == "bot-fault-nonsense"
