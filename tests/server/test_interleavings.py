"""The protocol between processes, in all the orders in which hypothesis can think of them."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from highnoon.server.computer.claims import Claims
from highnoon.server.table.table import Table
from tests.server.simulated import SECONDS, World

process = st.integers(0, 1)
which = st.integers(0, 7)


class TwoProcesses(RuleBasedStateMachine):
    """People talk at one table through two processes while a clock runs out."""

    checked = True
    patient = True

    @initialize()
    def begin(self) -> None:
        self.world = World(self.checked, self.patient)

    @rule(process=process, again=st.booleans())
    def say(self, process: int, again: bool) -> None:
        self.world.say(process, again and self.world._count > 0)

    @rule(which=which)
    def proceed(self, which: int) -> None:
        self.world.proceed(which)

    @rule(which=which)
    def deliver(self, which: int) -> None:
        self.world.deliver(which)

    @rule(which=which)
    def lose(self, which: int) -> None:
        self.world.lose(which)

    @rule(process=process)
    def tick(self, process: int) -> None:
        self.world.tick(process)

    @rule(seconds=st.floats(0, SECONDS))
    def time_passes(self, seconds: float) -> None:
        self.world.database.now += seconds

    @rule(process=process)
    def watch(self, process: int) -> None:
        self.world.watch(process)

    @rule(process=process)
    def think(self, process: int) -> None:
        self.world.think(process)

    @rule(process=process)
    def kill(self, process: int) -> None:
        self.world.kill(process)

    def teardown(self) -> None:
        if not hasattr(self, "world"):
            return
        world = self.world
        kept: list[str] = []

        def look(table: Table) -> None:
            stored = world.database.whole()
            assert table.seq == stored.seq
            lines = [json.loads(line) for line in stored.lines.splitlines()]
            assert list(table.match.log) == lines, "memory is what is stored"
            kept[:] = [line["say"] for line in lines if "say" in line]
            assert sum("resign" in line for line in lines) <= 1, "a time is over once"

        try:
            world.finish(look)
            assert len(kept) == len(set(kept)), "nothing is doubled"
            assert [text for text in kept if text in world.told] == sorted(
                world.told, key=kept.index
            ), "nothing acknowledged is lost"
            thoughts = [text for text in kept if text.startswith("thought")]
            assert set(world.thoughts) <= set(thoughts), "no thought is lost"
            assert set(kept) - set(thoughts) <= world.doubtful | set(world.told)
        finally:
            world.close()


FEW = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)


MANY = settings(FEW, max_examples=100, stateful_step_count=20)


def test_two_processes_keep_one_table() -> None:
    run_state_machine_as_test(TwoProcesses, settings=FEW)


class Unchecked(TwoProcesses):
    """The planted bug: the version check is taken out."""

    checked = False


def test_without_the_version_check_it_is_found_out() -> None:
    with pytest.raises((AssertionError, ValueError, ExceptionGroup)):
        run_state_machine_as_test(Unchecked, settings=FEW)


class Watched(TwoProcesses):
    """No line is ever lost: whoever follows the table hears of every change without asking."""

    kill = None  # type: ignore[assignment]

    @initialize()
    def begin(self) -> None:
        """Somebody begins to follow at one process while somebody talks at the other."""
        super().begin()
        self.world.watch(1)
        self.world.say(0, again=False)

    lose = None  # type: ignore[assignment]
    tick = None  # type: ignore[assignment]
    think = None  # type: ignore[assignment]
    time_passes = None  # type: ignore[assignment]


def test_whoever_follows_a_table_hears_of_every_change() -> None:
    run_state_machine_as_test(Watched, settings=MANY)


class Impatient(Watched):
    """The planted bug: who begins to follow does not wait for the row of a change under way."""

    patient = False
    say = None  # type: ignore[assignment]
    watch = None  # type: ignore[assignment]


def test_following_without_waiting_for_the_row_is_found_out() -> None:
    with pytest.raises((AssertionError, ExceptionGroup)):
        run_state_machine_as_test(Impatient, settings=MANY)


class Thinking(TwoProcesses):
    """Processes with free hands think for the table; some die, and some lose their line."""

    lose = None  # type: ignore[assignment]
    tick = None  # type: ignore[assignment]
    time_passes = None  # type: ignore[assignment]

    @rule(process=process)
    def cut_line(self, process: int) -> None:
        self.world.cut_line(process)


def test_one_process_at_a_time_thinks_and_one_result_counts() -> None:
    run_state_machine_as_test(Thinking, settings=MANY)


def test_without_the_memory_of_its_own_claims_it_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The planted bug: the database gives a process once more what it holds already."""

    async def take(self: Claims, table_id: str) -> bool:
        assert self._board is not None
        return await self._board.claim(table_id)

    monkeypatch.setattr(Claims, "take", take)
    with pytest.raises((AssertionError, ExceptionGroup)):
        run_state_machine_as_test(Thinking, settings=MANY)
