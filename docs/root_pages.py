"""The documents that lie beside the code are pages of the site too, with their links set right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

PAGES: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "examples/README.md": "examples.md",
}
"""Where each of them stands in the repository, and in the site."""

LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages."""
    root = Path(config.config_file_path).parent
    for source, page in PAGES.items():
        text = _set_right((root / source).read_text("utf-8"), source)
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links from the other pages to these."""
    if page.file.src_uri in PAGES.values():
        return markdown
    return _set_right(markdown, f"docs/{page.file.src_uri}")


def _set_right(text: str, source: str) -> str:
    return LINK.sub(lambda link: _target(link[1], source), text)


def _target(link: str, source: str) -> str:
    """A link of a document in the repository, as a link of the site."""
    here = Path(source).parent
    parts: list[str] = []
    for part in (here / link).parts:
        parts = parts[:-1] if part == ".." else [*parts, part]
    found = "/".join(parts)
    depth = max(0, len(here.parts) - 1) if here.parts[:1] == ("docs",) else 0
    if found in PAGES:
        return "../" * depth + PAGES[found]
    if found.startswith("docs/"):
        return "../" * depth + found.removeprefix("docs/")
    return link
