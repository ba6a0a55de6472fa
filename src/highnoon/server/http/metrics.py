"""Counts and times for the operator, in Prometheus' words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30)


class Metrics:
    """One server's counts, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "highnoon_requests",
            "HTTP requests by route and status.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        self._times = Histogram(
            "highnoon_request_seconds",
            "How long HTTP requests took.",
            ("route",),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.changes = Histogram(
            "highnoon_change_seconds",
            "From a command's arrival to its commit and sending.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.refused = Counter(
            "highnoon_refused",
            "Refused commands by key.",
            ("key",),
            registry=self.registry,
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count one HTTP request."""
        self._requests.labels(method if method.isalpha() else "other", route, str(status)).inc()
        self._times.labels(route).observe(seconds)

    def watch(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Show a number that is read when asked for."""
        Gauge(f"highnoon_{name}", text, registry=self.registry).set_function(value)

    def watch_each(
        self, name: str, text: str, label: str, values: Callable[[], Mapping[str, float]]
    ) -> None:
        """Show several numbers that are read when asked for, each with its label."""
        self.registry.register(_Each(f"highnoon_{name}", text, label, values))

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


class _Each(Collector):
    """Numbers under one name."""

    def __init__(
        self, name: str, text: str, label: str, values: Callable[[], Mapping[str, float]]
    ) -> None:
        self._about = name, text
        self._label = label
        self._values = values

    def collect(self) -> Iterator[GaugeMetricFamily]:
        family = GaugeMetricFamily(*self._about, labels=[self._label])
        for label, value in sorted(self._values().items()):
            family.add_metric([label], value)
        yield family
