"""A Ray cluster by its address; one that is not there is told in a sentence."""

from __future__ import annotations

import re
import socket
from importlib import import_module
from typing import Any, Final

from highnoon.core.action import Phrase
from highnoon.core.errors import HighNoonError

LOCAL: Final = "local"
"""Stands for a cluster on this machine, which is started if none is known."""

_PATIENCE: Final = 5.0
"""Seconds within which a machine must answer. Ray alone would try for minutes."""


class NoCluster(HighNoonError):
    """Ray is not installed, or nobody answers at the address."""


def connect(address: str) -> Any:
    """Ray, connected to the cluster; `NoCluster` if that fails."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoCluster(Phrase("cluster-error-missing")) from None
    try:
        _knock(address)
        ray.init(None if address == LOCAL else address, log_to_driver=False)
    except Exception as error:  # noqa: BLE001  # Ray has another kind for every wrong address
        said = getattr(error, "strerror", None) or str(error) or type(error).__name__
        first = re.split(r"\.\s|\n", f"{said}\n")[0][:200]
        found = {"address": address[:60], "reason": first}
        raise NoCluster(Phrase("cluster-error-address", found)) from None
    return ray


def _knock(address: str) -> None:
    """Whether anybody listens there, where the address names a machine and a port."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
