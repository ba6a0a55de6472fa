"""Nothing that happened is lost."""

import os
from datetime import datetime
from pathlib import Path

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


def begun(folder: Path) -> tuple[Match, Journal]:
    match = Match.new("longhorn", seed=7)
    return match, Journal.begin(match, folder, NOON)


def test_every_action_is_on_the_disk_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    match, journal = begun(tmp_path)
    for text in ("start C", "steal g", "move K"):
        match.play(min(match.actors()), text)
        before = len(synced)
        journal.keep(match)
        assert len(synced) == before + 1
        assert load(journal.path) == save(match)
    journal.keep(match)
    assert load(journal.path) == save(match)


def test_two_games_of_one_second_have_two_files(tmp_path: Path) -> None:
    assert begun(tmp_path)[1].path != begun(tmp_path)[1].path


def test_a_cut_line_is_left_out_and_the_game_goes_on(tmp_path: Path) -> None:
    match, journal = begun(tmp_path)
    match.play(0, "start C")
    journal.keep(match)
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole + b'{"by":"jessie","do":"ste')
    again = replay(load(journal.path))
    resumed = Journal.resume(again, journal.path)
    assert journal.path.read_bytes() == whole
    again.play(1, "steal g")
    resumed.keep(again)
    assert replay(load(journal.path)).state == again.state


def test_a_full_disk_loses_nothing_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, journal = begun(tmp_path)
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


def test_the_latest_unfinished_game_is_found(tmp_path: Path) -> None:
    assert latest(tmp_path / "nowhere") is None
    _, journal = begun(tmp_path)
    (tmp_path / "broken.jsonl").write_bytes(b"\x00\n")
    over = Match.new("longhorn", seed=1)
    over.resign(0)
    Journal.begin(over, tmp_path, NOON)
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
