"""The container's recipe, compose and the systemd unit say what the documents promise.

No image can be pulled where the tests run: the recipe is read, not built.
"""

import configparser
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from highnoon.cli.app import build
from highnoon.cli.screen import Screen
from highnoon.i18n.catalogue import Catalogue

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "Containerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yml").read_text("utf-8"))
OURS = ("one", "two", "thinker")


def steps(name: str) -> list[str]:
    text = RECIPE.replace("\\\n", " ")
    return [line.split(" ", 1)[1].strip() for line in text.splitlines() if line.startswith(name)]


def flags_of(command: str) -> set[str]:
    commands = get_command(build(Screen(Catalogue("en")))).commands  # type: ignore[attr-defined]
    return {one for option in commands[command].params for one in option.opts}


def test_the_recipe_copies_the_wheel_alone_and_runs_as_nobody() -> None:
    assert steps("COPY") == ["dist/*.whl /wheels/"]
    assert steps("USER") == ["10001"]
    assert steps("VOLUME") == ["/data"]
    assert "healthz" in steps("HEALTHCHECK")[0]
    assert "[server,engine,postgres]" in steps("RUN")[0]


@pytest.mark.parametrize("line", steps("CMD"))
def test_the_recipe_starts_with_flags_that_there_are(line: str) -> None:
    command, *words = re.findall(r'"([^"]+)"', line)
    assert {word for word in words if word.startswith("--")} <= flags_of(command)


@pytest.mark.parametrize("name", OURS)
def test_every_process_is_read_only_with_a_volume_and_no_rights(name: str) -> None:
    service = COMPOSE["services"][name]
    assert service["read_only"] is True
    assert service["user"] == "10001"
    assert service["cap_drop"] == ["ALL"]
    assert service["volumes"] == [f"{name}:/data"]
    assert service["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "${HIGHNOON_PASSWORD:?" in service["environment"]["HIGHNOON_DATABASE"]
    for word in service.get("command", ["serve"])[1:]:
        assert not word.startswith("--") or word in flags_of(service["command"][0])


def test_compose_names_its_volumes_and_asks_the_database_for_its_health() -> None:
    assert set(COMPOSE["volumes"]) == {"database", *OURS}
    assert "pg_isready" in COMPOSE["services"]["database"]["healthcheck"]["test"][1]


def test_the_unit_starts_what_there_is_with_few_rights() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "highnoon.service", "utf-8")
    service = unit["Service"]
    assert service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    _, command, *words = service["ExecStart"].split()
    assert {word for word in words if word.startswith("--")} <= flags_of(command)
