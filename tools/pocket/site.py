"""The page as a static site, for any host that serves files: `make site BASE=/high-noon/`.

It is the page of a house, told that there is none. Every address that the page knows ahead has its
own file; a table's address is answered by `404.html`, and by the service worker from then on.
"""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Final

from highnoon.core.registry import described, keys
from highnoon.server.http.guard import POLICY
from highnoon.server.http.routes.pages import PACKED, STATIC, at_base

SITE: Final = Path(__file__).parents[2] / "dist" / "site"
ONLY_A_HEADER: Final = ("frame-ancestors",)
"""Directives that browsers refuse in a page itself."""


def site(base: str, folder: Path = SITE, static: Path = STATIC) -> None:
    """Write the site for hosts that serve it under this path."""
    if not base.startswith("/") or not base.endswith("/") or re.search(r'[\s"<>?#]', base):
        raise SystemExit(f"BASE is a path between two slashes, such as /high-noon/, not {base}")
    if not (static / "offline.json").exists():
        raise SystemExit("The page is not built: make page")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(static, folder, ignore=shutil.ignore_patterns(f"*{PACKED}"))
    index = alone(at_base((static / "index.html").read_text("utf-8"), base))
    for name in addresses():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(index, "utf-8")
    (folder / ".nojekyll").touch()


def alone(html: str) -> str:
    """The index with no house behind it, and the same policy as a house sends."""
    kept = [one for one in POLICY.split("; ") if not one.startswith(ONLY_A_HEADER)]
    policy = f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(kept)}" />'
    html = html.replace("<html ", '<html data-house="none" ', 1)
    return html.replace("<head>", f"<head>\n    {policy}", 1)


def addresses() -> list[str]:
    """The files that are the page, wherever somebody comes in."""
    games = [
        f"{part}/{key}/index.html"
        for key in keys()
        for part, has in (
            ("open", True),
            ("learn", described(key).lesson),
            ("rules", described(key).rulebook),
            ("study", True),
            ("puzzles", described(key).puzzles),
            ("explorer", described(key).deals),
        )
        if has
    ]
    pages = [f"{part}/index.html" for part in ("games", "open", "study", "daily", "puzzles")]
    return ["index.html", "404.html", *pages, *games]


if __name__ == "__main__":
    site(sys.argv[1] if len(sys.argv) > 1 else "/")
    sys.stdout.write(f"{SITE}\n")
