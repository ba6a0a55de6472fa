"""A host that serves the files of a folder and nothing else, and can be switched off."""

from __future__ import annotations

import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from tools.browser.house import free_port

MARK: Final = "-renewed"
"""What the names of a new version end with."""


class _Files(SimpleHTTPRequestHandler):
    """As Python serves a folder, without a word about it."""

    def log_request(self, *_: object) -> None:
        """Nobody reads that."""


class Host:
    """Serves a folder; whoever asks while it is off finds nobody there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self._server: ThreadingHTTPServer | None = None

    def start(self) -> None:
        handler = partial(_Files, directory=str(self._folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def renew(self) -> None:
        """A new version of the site: everything has another name, and what was before is gone."""
        files = [path for path in self._folder.rglob("*") if path.is_file()]
        names = {path.stem for path in files if path.parent.name == "assets"}
        names |= {path.parent.name for path in files if path.parent.name.startswith("pocket-")}
        named = re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))
        for path in files:
            if path.suffix in (".js", ".css", ".html", ".json"):
                text = path.read_text("utf-8")
                path.write_text(named.sub(lambda one: one[0] + MARK, text), "utf-8")
        for path in files:
            if path.parent.name == "assets":
                path.rename(path.with_stem(path.stem + MARK))
        for folder in {path.parent for path in files if path.parent.name.startswith("pocket-")}:
            folder.rename(folder.with_name(folder.name + MARK))

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
