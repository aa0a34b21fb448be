"""What whoever runs a server can learn of it, and what nobody learns."""

from __future__ import annotations

import io
import json
import logging
import re
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from pitprop.core.errors import PitpropError
from pitprop.server.app import create_app
from pitprop.server.monitoring.gauges import Gauges, PrometheusCollector, publish
from pitprop.server.monitoring.logs import JsonForm, TextForm
from pitprop.server.monitoring.meters import Timer
from pitprop.server.run import serve
from pitprop.server.served import ServedApp
from pitprop.server.storage.database import DATABASE
from pitprop.server.system.listening import Listening
from tests.server.databases import Cluster
from tests.server.driving import Browser, Hosted, ServerProcess


def test_a_server_says_that_it_lives_and_can_be_used(server: ServerProcess) -> None:
    for path in ("/healthz", "/readyz"):
        for headers in ({}, {"host": "whatever.example"}):
            answer = httpx.get(f"{server.origin}{path}", headers=headers)
            assert (answer.status_code, answer.text) == (200, "ok\n")
            assert answer.headers["cache-control"] == "no-store"


def test_a_server_without_its_database_lives_but_can_not_be_used(
    cluster: Cluster, postgresql: str
) -> None:
    server = ServerProcess(postgresql)
    with cluster.unreachable(postgresql):
        assert httpx.get(f"{server.origin}/healthz").status_code == 200
        assert httpx.get(f"{server.origin}/readyz", timeout=60).status_code == 503
    assert httpx.get(f"{server.origin}/readyz", timeout=60).status_code == 200
    server.stop()


@contextmanager
def measured(data: Path) -> Iterator[tuple[Hosted, Gauges]]:
    found: list[Gauges] = []
    with Hosted(create_app(data, publish=found.append)) as server:
        yield server, found[0]


def test_what_prometheus_needs_is_told_where_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    message = r"^prometheus_client isn't installed: pip install 'pitprop\[metrics\]'$"
    with measured(tmp_path) as (_, gauges), pytest.raises(PitpropError, match=message):
        publish(gauges, "127.0.0.1", 0)


def test_prometheus_is_told_numbers_and_nothing_else(tmp_path: Path) -> None:
    prometheus = pytest.importorskip("prometheus_client")
    with measured(tmp_path) as (server, gauges), Browser(server) as browser:
        registry = prometheus.CollectorRegistry()
        registry.register(PrometheusCollector(gauges))
        table = browser.create(name="Adalbert", first=0, opponents=["standard", "random"])
        with browser.live(table) as live:
            assert live.step(Random(1), "a")["type"] == "accepted"
            live.my_turn()
            live.play("nonsense", "b")
            hand = live.last["view"]["hand"]
            metrics = prometheus.generate_latest(registry).decode()
        with closing(sqlite3.connect(tmp_path / DATABASE)) as connection:
            seed, token = connection.execute(
                "SELECT seed, token FROM tables JOIN seats ON table_id = id WHERE token > ''"
            ).fetchone()
    numbers = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
    assert numbers["pitprop_tables_being_played"] == "1.0"
    assert numbers["pitprop_people_here"] == "1.0"
    assert numbers['pitprop_entries_total{who="person"}'] == "1.0"
    assert numbers['pitprop_entries_total{who="computer"}'] == "2.0"
    assert numbers['pitprop_refused_total{reason="malformed"}'] == "1.0"
    assert float(numbers["pitprop_written_seconds_count"]) >= 4
    assert float(numbers["pitprop_thought_seconds_count"]) >= 1
    assert numbers["pitprop_told_seconds_count"] == "1.0"
    assert not {"Adalbert", *hand} & set(re.findall(r"[\w-]+", metrics))
    for secret in (table, seed, token, browser.http.cookies["pitprop"]):
        assert secret not in metrics


def test_a_timer_counts_what_takes_as_long_as_a_bound_within_it() -> None:
    timer = Timer((0.1, 1))
    for seconds in (0.05, 0.1, 0.5, 3):
        timer.add(seconds)
    assert timer.counts == [2, 1, 1]
    assert timer.seconds == pytest.approx(3.65)


@pytest.mark.parametrize("address", ["x", "127.0.0.1:", "127.0.0.1:0", "1.2.3.4:99999"])
def test_where_metrics_can_not_be_told_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str
) -> None:
    assert serve(port=0, data=tmp_path, open_browser=False, metrics=address) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "--metrics" in line
    assert address in line


def free_ports(count: int) -> int:
    """The first of some ports in a row that nobody uses."""
    for _ in range(100):
        with ExitStack() as stack:
            first = 0
            try:
                for number in range(count):
                    each = stack.enter_context(socket.socket())
                    each.bind(("127.0.0.1", first + number if first else 0))
                    first = first or each.getsockname()[1]
            except (OSError, OverflowError):
                continue
            return first
    raise AssertionError("there are no free ports")


def test_who_takes_the_place_of_one_of_several_tells_metrics_beside_it(tmp_path: Path) -> None:
    """Processes are replaced one after the other, each when the next is ready."""
    pytest.importorskip("prometheus_client")
    port, processes = free_ports(3), 2
    with ExitStack() as stack:
        for name in ("one", "other", "next"):
            source = ServedApp(
                tmp_path / name,
                limits=None,
                listening=Listening("127.0.0.1", 0),
                waits=None,
                proxies=(),
                sites=(),
                keeping=None,
                logs="text",
                metrics=("127.0.0.1", port),
            )
            stack.enter_context(Hosted(source.create(lambda: None, processes)))
        for each in range(port, port + 3):
            answer = httpx.get(f"http://127.0.0.1:{each}/metrics")
            assert "pitprop_tables_in_memory 0.0" in answer.text


def logged(form: logging.Formatter) -> str:
    """A line of a log, with what belongs to it and what led there."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(form)
    logger = logging.Logger("some")
    logger.addHandler(handler)
    try:
        raise ValueError("wrong")
    except ValueError:
        logger.exception("table %s", "abc", extra={"details": {"number": 3}})
    return stream.getvalue()


def test_a_log_has_times_and_levels() -> None:
    first, *rest = logged(TextForm()).splitlines()
    time, _, level_and_text = first.partition(" ERROR ")
    assert len(time) == len("2026-11-23 00:00:00+00:00")
    assert level_and_text == "table abc"
    assert rest[-1] == "ValueError: wrong"


def test_a_log_for_machines_has_one_object_a_line() -> None:
    (line,) = logged(JsonForm()).splitlines()
    fields = json.loads(line)
    assert (fields["level"], fields["event"], fields["number"]) == ("error", "table abc", 3)
    assert fields["at"].endswith("+00:00")
    assert fields["error"].endswith("ValueError: wrong")


def test_what_happens_is_logged_where_that_is_asked_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "pitprop")
    with Hosted(create_app(tmp_path)) as server, Browser(server) as browser:
        table = browser.create(name="Adalbert", first=0)
        with browser.live(table) as live:
            live.step(Random(1), "a")
    events = [json.loads(JsonForm().format(record)) for record in caplog.records]
    opened = next(each for each in events if each["event"] == "table opened")
    assert (opened["table"], opened["game"], opened["players"]) == (table, "saboteur", 3)
    entries = [(each["number"], each["who"]) for each in events if each["event"] == "entry"]
    assert entries[:2] == [(1, "chance"), (2, "person")]
    assert "Adalbert" not in caplog.text
