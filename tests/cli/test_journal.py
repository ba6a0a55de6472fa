"""Nothing that happened is lost."""

import os
import stat
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

import pytest

from highnoon import InvalidRecord, Match, Record, replay, save
from highnoon.cli.journal import (
    FileTrouble,
    Journal,
    data_folder,
    latest,
    load,
    write_copy,
)
from highnoon.core.text import to_text
from tests.cli.conftest import Command

NOON = datetime(2026, 7, 4, 12, 0)


Begin: TypeAlias = Callable[[], tuple[Match, Journal]]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begin]:
    """Begins a match and its journal."""
    journals: list[Journal] = []

    def begun() -> tuple[Match, Journal]:
        match = Match.new("longhorn", seed=7)
        journals.append(Journal.begin(match, tmp_path, NOON))
        journals[-1].keep(match)
        return match, journals[-1]

    yield begun
    for journal in journals:
        journal.close()


def test_every_action_is_on_the_disk_at_once(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    match, journal = begin()
    for text in ("start C", "steal g", "move K"):
        match.play(min(match.actors()), text)
        before = len(synced)
        journal.keep(match)
        assert len(synced) == before + 1
        assert load(journal.path) == save(match)
    journal.keep(match)
    assert load(journal.path) == save(match)


def test_two_games_of_one_second_have_two_files(begin: Begin) -> None:
    assert begin()[1].path != begin()[1].path


def test_a_cut_line_is_left_out_and_the_game_goes_on(begin: Begin) -> None:
    match, journal = begin()
    match.play(0, "start C")
    journal.keep(match)
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole + b'{"by":"jessie","do":"ste')
    journal.close()
    again = replay(load(journal.path))
    resumed = Journal.resume(again, journal.path)
    assert resumed is not None
    again.play(1, "steal g")
    resumed.keep(again)
    resumed.close()
    assert journal.path.read_bytes().startswith(whole + b'{"by":"jessie","do":"steal g"}')
    assert replay(load(journal.path)).state == again.state


def test_a_game_is_played_in_one_window_at_a_time(begin: Begin) -> None:
    match, journal = begin()
    with pytest.raises(FileTrouble) as refused:
        Journal.resume(match, journal.path)
    assert refused.value.reason.key == "cli-error-busy"


@pytest.mark.parametrize("as_text", [False, True])
def test_a_file_written_by_others_is_not_touched(
    highnoon: Command, data: Path, tmp_path: Path, as_text: bool
) -> None:
    match = Match.new("longhorn", seed=7)
    record = save(match)
    file = tmp_path / "from a friend"
    spaced = record.dumps().replace(",", ", ")
    file.write_text(to_text(record) if as_text else spaced, "utf-8")
    before = file.read_bytes()
    done = highnoon("play", "--resume", str(file), lines="start C\nq\n")
    assert done.code == 0
    assert file.read_bytes() == before
    (kept,) = data.glob("*.jsonl")
    assert load(kept).lines[-1] == {"by": "eagle", "do": "start C"}


def test_a_full_disk_loses_nothing_once_there_is_room(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, journal = begin()
    match.play(0, "start C")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(FileTrouble) as refused:
            journal.keep(match)
        assert refused.value.reason.args["reason"].key == "cli-reason-full"  # type: ignore[union-attr]  # a phrase
    match.play(1, "steal g")
    journal.keep(match)
    assert load(journal.path) == save(match)


def test_a_full_disk_does_not_end_a_game(
    highnoon: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    done = highnoon("play", "longhorn", "--seed", "7", lines="start C\nq\n")
    assert done.code == 0
    assert "the disk is full" in done.out
    assert "Jessie, which colour" in done.out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full device")
def test_saving_to_a_full_device_is_told(highnoon: Command) -> None:
    done = highnoon("play", "longhorn", "--seed", "7", lines="s /dev/full\n")
    assert done.code == 2
    assert "the disk is full" in done.err
    assert Path("/dev/full").is_char_device()


def test_a_copy_never_overwrites_what_is_not_a_record(highnoon: Command, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Jessie", "utf-8")
    done = highnoon("play", "longhorn", "--seed", "7", lines=f"s {letter}\n")
    assert done.code == 2
    assert "not overwritten" in done.err
    assert letter.read_text("utf-8") == "Dear Jessie"


def test_a_copy_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "copy.jsonl"
    write_copy(file, '{"highnoon":1}\n')

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileTrouble):
        write_copy(file, '{"highnoon":2}\n')
    assert [one.name for one in tmp_path.iterdir()] == ["copy.jsonl"]
    assert file.read_text("utf-8") == '{"highnoon":1}\n'


def test_without_a_place_to_write_the_game_still_begins(highnoon: Command, data: Path) -> None:
    data.write_text("in the way", "utf-8")
    done = highnoon("play", "longhorn", "--seed", "7", lines="start C\nq\n")
    assert done.code == 0
    assert "cannot be used" in done.out


def test_the_latest_unfinished_game_is_found(tmp_path: Path, begin: Begin) -> None:
    assert latest(tmp_path / "nowhere") is None
    _, journal = begin()
    (tmp_path / "broken.jsonl").write_bytes(b"\x00\n")
    over = Match.new("longhorn", seed=1)
    over.resign(0)
    finished = Journal.begin(over, tmp_path, NOON)
    finished.keep(over)
    finished.close()
    found = latest(tmp_path)
    assert found is not None
    assert found[0] == journal.path
    assert latest(tmp_path, "moon-river") is None


def test_a_record_for_people_is_read_too(tmp_path: Path) -> None:
    record = save(Match.new("longhorn", seed=7))
    file = tmp_path / "people.txt"
    file.write_text(to_text(record), "utf-8")
    assert load(file) == record


def test_a_broken_record_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_bytes(b"[]\n")
    with pytest.raises(InvalidRecord) as refused:
        load(file)
    assert refused.value.reason.args["file"] == str(file)


@pytest.mark.parametrize(
    ("environ", "folder"),
    [
        ({"HIGHNOON_DATA": "/a"}, Path("/a")),
        ({"XDG_DATA_HOME": "/b"}, Path("/b/highnoon")),
        ({}, Path.home() / ".local/share/highnoon"),
    ],
)
def test_where_games_are_kept(environ: dict[str, str], folder: Path) -> None:
    assert data_folder(environ) == folder


def test_the_record_is_the_whole_truth(highnoon: Command, data: Path) -> None:
    highnoon("play", "longhorn", "--seed", "7", lines="start C\nsteal g\nu\nsteal b\nq\n")
    (file,) = data.glob("*.jsonl")
    match = replay(Record.loads(file.read_bytes()))
    assert match.seed == 7
    assert match.game.position_text(match.state).split()[2] == "move1"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_file_of_a_running_game_is_for_its_owners_eyes(tmp_path: Path, begin: Begin) -> None:
    match, journal = begin()
    assert mode(journal.path) == 0o600
    journal.close()
    journal.path.chmod(0o644)
    resumed = Journal.resume(match, journal.path)
    assert resumed is not None
    resumed.close()
    assert mode(journal.path) == 0o600


def test_saving_a_game_with_secrets_warns_and_keeps_the_copy_private(
    highnoon: Command, tmp_path: Path
) -> None:
    copy = tmp_path / "evening.jsonl"
    (tmp_path / "evening.jsonl.part").touch(0o666)
    for _ in range(2):  # over an earlier copy that others could read, too
        done = highnoon("play", "desperados", "--seats", "me,Bob,Cal", lines=f"s {copy}\nq\n")
        assert "every hidden card and the random seed" in " ".join(done.out.split())
        assert mode(copy) == 0o600
        copy.chmod(0o644)
    assert load(copy).game == "desperados"


def test_saving_an_open_game_needs_no_warning(highnoon: Command, tmp_path: Path) -> None:
    copy = tmp_path / "evening.jsonl"
    done = highnoon("play", "longhorn", "--seats", "me,me", lines=f"s {copy}\nq\n")
    assert "Saved in" in done.out
    assert "hidden card" not in done.out
