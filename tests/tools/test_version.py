"""The version is one number, and the changelog is in the usual form."""

import json
import re
import tomllib
from datetime import date
from pathlib import Path

from highnoon import __version__

ROOT = Path(__file__).parents[2]
KINDS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]


def releases() -> dict[str, str]:
    """Every section of the changelog by its heading."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    parts = re.split(r"^## (.*)\n", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_the_wheel_and_the_schema_take_it_from_one_place() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in pyproject["project"]
    assert pyproject["project"]["dynamic"] == ["version"]
    assert pyproject["tool"]["hatch"]["version"]["path"] == "src/highnoon/__init__.py"
    schema = json.loads((ROOT / "web" / "openapi.json").read_text("utf-8"))
    assert schema["info"]["version"] == __version__


def test_the_page_has_no_version_of_its_own() -> None:
    for name in ("package.json", "package-lock.json"):
        package = json.loads((ROOT / "web" / name).read_text("utf-8"))
        assert "version" not in package
        assert "version" not in package.get("packages", {}).get("", {})


def test_the_changelog_begins_with_what_is_unreleased_and_this_version() -> None:
    newest, this, *_ = releases()
    assert newest == "Unreleased"
    assert this.split(" - ")[0] == __version__


def test_releases_have_a_number_and_a_date_newest_first() -> None:
    _, *released = releases()
    numbers, dates = zip(*(heading.split(" - ") for heading in released), strict=True)
    as_numbers = [tuple(map(int, number.split("."))) for number in numbers]
    assert as_numbers == sorted(as_numbers, reverse=True)
    days = [date.fromisoformat(day) for day in dates]
    assert days == sorted(days, reverse=True)


def test_changes_stand_under_the_usual_headings() -> None:
    for heading, text in releases().items():
        kinds = re.findall(r"^### (.*)$", text, flags=re.MULTILINE)
        assert kinds == [kind for kind in KINDS if kind in kinds], heading
        lines = [line for line in text.splitlines() if line and not line.startswith("### ")]
        assert all(line.startswith("- ") for line in lines), heading


def test_issue_forms_and_security_name_files_that_exist() -> None:
    forms = [*(ROOT / ".github").rglob("*.*"), ROOT / "SECURITY.md", ROOT / "docs/releasing.md"]
    named = {
        name
        for form in forms
        for name in re.findall(r"\b(?:docs/)?[A-Za-z-]+\.md\b", form.read_text("utf-8"))
    }
    assert {"SECURITY.md", "CHANGELOG.md", "docs/rulings.md"} <= named
    assert [name for name in named if not _exists(name)] == []


def _exists(name: str) -> bool:
    return (ROOT / name).exists() or (ROOT / "docs" / name).exists()
