"""JSON as it leaves the server."""

from __future__ import annotations

import json
from typing import Any, Final

_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)


def dumps(value: Any) -> str:
    """Compact JSON; one encoder for all, since making one costs more than using it."""
    return _ENCODER.encode(value)
