"""Chromium, wherever it is: `python -m tools.browser.chromium` prints its path.

Looked for in this order: what the variable CHROMIUM names, the usual programs on the PATH,
and the browsers that Playwright has installed for itself.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

PROGRAMS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
KEPT: Final = (".cache", "Library/Caches", "AppData/Local")
"""Where Playwright keeps browsers on Linux, macOS and Windows, below a person's home."""
BUILDS: Final = (
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
)
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find(environment: Mapping[str, str] = os.environ) -> str:
    """The path of a Chromium that can be started; FileNotFoundError says where it was sought."""
    if named := environment.get("CHROMIUM"):
        if found := shutil.which(named, path=environment.get("PATH", "")):
            return found
        raise FileNotFoundError(f"CHROMIUM names {named!r}, which is no program.")
    for name in PROGRAMS:
        if found := shutil.which(name, path=environment.get("PATH", "")):
            return found
    for build in _builds(environment):
        return str(build)
    raise FileNotFoundError(
        f"No Chromium was found: none of {', '.join(PROGRAMS)} is on the PATH, and Playwright has"
        " installed none. Set CHROMIUM to its path, or install one"
        " (`.venv/bin/playwright install chromium`)."
    )


def launch(playwright: Playwright) -> Browser:
    """Our browser, with nothing of its own to do in the background."""
    return playwright.chromium.launch(executable_path=find(), args=FLAGS)


def _builds(environment: Mapping[str, str]) -> Iterator[Path]:
    """Browsers in Playwright's folders, the newest build first."""
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or Path.home())
    own = environment.get("PLAYWRIGHT_BROWSERS_PATH")
    for folder in [Path(own)] if own else [home / name / "ms-playwright" for name in KEPT]:
        found = [build for pattern in BUILDS for build in folder.glob(pattern)]
        yield from sorted(
            (build for build in found if os.access(build, os.X_OK)), key=_build_number, reverse=True
        )


def _build_number(build: Path) -> int:
    folder = next(part for part in build.parts[::-1] if part.startswith("chromium-"))
    number = folder.removeprefix("chromium-")
    return int(number) if number.isdigit() else 0


def main() -> None:
    """Print the path, or say where it was sought."""
    try:
        print(find())
    except FileNotFoundError as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
