"""What can be measured of a server at any moment, and how Prometheus is told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from pitprop.core.errors import PitpropError
from pitprop.core.installed.extras import need
from pitprop.server.monitoring.logs import FAULTS
from pitprop.server.monitoring.meters import Meters, Timer

if TYPE_CHECKING:
    from prometheus_client import Metric

    from pitprop.server.table.table import Table
    from pitprop.server.tables.tables import Tables
    from pitprop.server.thinking.thinkers import Thinkers

_PREFIX: Final = "pitprop"


class Gauges:
    """Numbers alone: never a name, a token, a hand or a role.

    Args:
        tables: all tables.
        thinkers: where computer players think.
    """

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers

    @property
    def meters(self) -> Meters:
        """What is counted while it runs."""
        return self._tables.meters

    def now(self) -> dict[str, float]:
        """What is at this moment, by name."""
        tables = self._tables.in_memory
        return {
            "tables_in_memory": len(tables),
            "tables_being_played": sum(table.is_started and not table.is_over for table in tables),
            "people_here": sum(len(_here(table) & table.seats.tokens) for table in tables),
            "browsers": sum(len(list(table.presence)) for table in tables),
            "thinking_processes": self._thinkers.processes,
            "thinking_waiting": self._thinkers.waiting,
        }


def _here(table: Table) -> frozenset[str]:
    """The tokens of those who have a table open; they may change at the same time."""
    return frozenset().union(*(browser.tokens for browser in table.presence))


class PrometheusCollector:
    """Tells Prometheus what can be measured, each time that it asks."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        """All of it."""
        from prometheus_client.core import GaugeMetricFamily

        meters = self._gauges.meters
        for name, value in self._gauges.now().items():
            yield GaugeMetricFamily(f"{_PREFIX}_{name}", name.replace("_", " "), value=value)
        yield _counted("tables_opened", "tables that were opened", "", {"": meters.opened})
        yield _counted("entries", "entries of logs, by whose they are", "who", meters.moves)
        yield _counted("refused", "what was asked for and not done", "reason", meters.refused)
        yield _counted("faults", "what came in and was wrong", "kind", FAULTS)
        yield _timed("written", "until an entry was durable", meters.written)
        yield _timed("told", "from a person's move until its last view was sent", meters.sent)
        yield _timed("thought", "until a computer player had decided", meters.thought)


def _counted(name: str, what: str, label: str, counts: Mapping[str, int]) -> Metric:
    from prometheus_client.core import CounterMetricFamily

    family = CounterMetricFamily(f"{_PREFIX}_{name}", what, labels=[label] if label else [])
    for kind, count in sorted(counts.items()):
        family.add_metric([kind] if label else [], count)
    return family


def _timed(name: str, what: str, timer: Timer) -> Metric:
    from prometheus_client.core import HistogramMetricFamily

    bounds = [*map(str, timer.bounds), "+Inf"]
    family = HistogramMetricFamily(f"{_PREFIX}_{name}_seconds", f"seconds {what}")
    family.add_metric(
        [],
        buckets=list(zip(bounds, accumulate(timer.counts), strict=True)),
        sum_value=timer.seconds,
    )
    return family


def publish(gauges: Gauges, host: str, port: int, ports: int = 1) -> None:
    """Answer Prometheus at an address of its own, which no proxy leads to.

    Args:
        gauges: what can be measured.
        host: the address to listen at.
        port: the port.
        ports: how many, from that one on, may be taken: several processes take one each.

    Raises:
        MissingExtraError: the package for it isn't installed.
        PitpropError: the address can't be used.
    """
    need("metrics", "prometheus_client")
    from prometheus_client import CollectorRegistry, start_http_server

    registry = CollectorRegistry()
    registry.register(PrometheusCollector(gauges))
    for each in range(port, port + ports):
        try:
            start_http_server(each, host, registry)
        except OSError as error:
            if each < port + ports - 1:
                continue
            raise PitpropError(
                f"can't tell metrics at {host}:{port} ({error.strerror}); choose another --metrics"
            ) from error
        return
