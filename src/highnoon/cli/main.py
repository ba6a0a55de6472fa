"""The command `highnoon`: every way in, and the one way errors go out."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from highnoon.cli.app import INTERRUPTED, WRONG, build
from highnoon.cli.screen import Screen
from highnoon.cli.usage import (
    check_command,
    check_language,
    explain_usage,
    language_asked,
    positions_last,
)
from highnoon.core.errors import HighNoonError
from highnoon.i18n.catalogue import Catalogue, choose_language


def main() -> None:
    """Run the command line and end the process."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A letter the terminal does not have is no reason to stop.
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Run one command; its exit code. Whatever the user did wrong is one clear sentence."""
    catalogue = Catalogue(choose_language(language_asked(args)))
    try:
        check_language(args)
        app = build(Screen(catalogue))
        check_command(args, [str(command.name) for command in app.registered_commands])
        return app(args=positions_last(args), standalone_mode=False, prog_name="highnoon") or 0
    except HighNoonError as error:
        return _complain(catalogue.explain(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; keep the interpreter from complaining when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        phrase = explain_usage(error)
        if phrase is None:
            raise
        return _complain(catalogue.say(phrase))


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return WRONG
