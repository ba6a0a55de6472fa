"""The command `highnoon`: every way in, and the one way errors go out."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from highnoon.cli.app import INTERRUPTED, build
from highnoon.cli.screen import Screen
from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError
from highnoon.i18n.catalogue import Catalogue, choose_language

WRONG: Final = 2


def main() -> None:
    """Run the command line and end the process."""
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Run one command; its exit code. Whatever the user did wrong is one clear sentence."""
    catalogue = Catalogue(choose_language(_language(args)))
    try:
        app = build(Screen(catalogue))
        return app(args=list(args), standalone_mode=False, prog_name="highnoon") or 0
    except HighNoonError as error:
        return _complain(catalogue.explain(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; keep the interpreter from complaining when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        explain = getattr(error, "format_message", None)
        if explain is None:
            raise
        return _complain(catalogue.say(Phrase("cli-error-usage", {"message": explain()})))


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return WRONG


def _language(args: Sequence[str]) -> str | None:
    """The language asked for, known before anything is said."""
    for index, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
        if arg == "--lang" and index + 1 < len(args):
            return args[index + 1]
    return None
