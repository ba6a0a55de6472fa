"""Structured logs: one JSON object per line, without anything secret."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

_OWN: Final = ("method", "route", "status", "ms", "count", "game", "task")
TABLE_SHOWN: Final = 6


class JsonLines(logging.Formatter):
    """A log record as JSON. Of a table's id only the beginning: the whole is its link."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: getattr(record, key) for key in _OWN if hasattr(record, key)}
        if hasattr(record, "table"):
            line["table"] = str(record.table)[:TABLE_SHOWN]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str) -> None:
    """Send all logs to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it would log links to tables
    logging.getLogger("alembic").setLevel(logging.WARNING)
