"""Computer players think in processes of their own, which may be killed and never outlive us."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pitprop.core.installed.registry import find_game
from pitprop.server.thinking.fair_queue import NO_ASKER, FairQueue
from pitprop.server.thinking.thinkers import by_opponent
from pitprop.server.thinking.workers import LostError, WorkError, Workers
from tests.server.databases import opened
from tests.server.driving import Browser, ServerProcess
from tests.server.ending import die, die_once, hang_up_once
from tests.server.test_limits import see_through

ROOT = Path(__file__).resolve().parents[2]


def test_who_waits_comes_before_nobody_and_all_in_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for thing, asker in (
        ("nobody 1", NO_ASKER),
        *((f"many {number}", "many") for number in range(4)),
        ("few 1", "few"),
        ("nobody 2", NO_ASKER),
        ("few 2", "few"),
    ):
        queue.put(thing, asker)
    queue.drop("many 2")
    queue.drop("something else")
    assert len(queue) == 7
    assert [queue.take() for _ in range(7)] == [
        *("many 0", "few 1", "many 1", "few 2", "many 3", "nobody 1", "nobody 2")
    ]
    with pytest.raises(IndexError):
        queue.take()


def with_workers(scenario: Callable[[Workers], Coroutine[Any, Any, None]], most: int = 2) -> None:
    async def run() -> None:
        workers = Workers(most)
        try:
            await scenario(workers)
        finally:
            await workers.close()

    see_through(run())


@pytest.fixture
def ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets processes find what the tests send them."""
    path = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (path, str(ROOT)))))


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_a_decision_is_the_same_in_another_process(game: str) -> None:
    state = find_game(game).start(4, seed="1", first=1)
    state.apply_chance(state.draw())
    due = by_opponent(state.view(state.decider), "standard", "seed", 2)

    async def scenario(workers: Workers) -> None:
        assert await workers.work_out(due.decide, "ada") == due.decide()

    with_workers(scenario)


@pytest.mark.usefixtures("ours")
def test_what_a_killed_process_was_thinking_about_is_thought_about_again(tmp_path: Path) -> None:
    async def scenario(workers: Workers) -> None:
        found = await workers.work_out(partial(die_once, tmp_path), "ada")
        assert found != os.getpid()
        assert await workers.work_out(os.getpid, "ada") == found

    with_workers(scenario)


@pytest.mark.usefixtures("ours")
def test_what_no_process_survives_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(LostError):
            await workers.work_out(die, "ada")
        assert await workers.work_out(os.getpid, "ada") != os.getpid()

    with_workers(scenario, most=1)
    assert len(caplog.messages) == 3


@pytest.mark.usefixtures("ours")
def test_one_that_answers_nothing_any_more_is_ended(tmp_path: Path) -> None:
    async def scenario(workers: Workers) -> None:
        assert await workers.work_out(partial(hang_up_once, tmp_path), "ada") != os.getpid()

    with_workers(scenario)


def test_what_no_other_process_can_know_is_told_to_be_so() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(WorkError):
            await workers.work_out(lambda: 1, "ada")

    with_workers(scenario)


def test_there_are_only_so_many_processes() -> None:
    async def scenario(workers: Workers) -> None:
        asked = (workers.work_out(os.getpid, str(number)) for number in range(20))
        assert len(set(await asyncio.gather(*asked))) <= 2
        assert len(workers) <= 2

    with_workers(scenario)


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    folder = Path(f"/proc/{process}/task")
    return [
        int(child)
        for thread in folder.iterdir()
        for child in (thread / "children").read_text().split()
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_game_goes_on_while_those_who_think_are_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    random = Random(3)
    with Browser(server) as browser:
        table = browser.create(opponents=["standard"] * 2, first=0)
        killed: set[int] = set()
        with browser.live(table) as live:
            for turn in range(6):
                assert live.step(random, str(turn))["type"] == "accepted"
                for child in children(server.process.pid):
                    os.kill(child, signal.SIGKILL)
                    killed.add(child)
            live.my_turn()
        assert killed
        left = children(server.process.pid)
    with opened(tmp_path) as connection:
        log = connection.execute("SELECT number FROM log ORDER BY number").fetchall()
    assert [number for (number,) in log] == list(range(1, len(log) + 1))
    server.kill()
    for child in left:
        while Path(f"/proc/{child}").exists() and is_ours(child):
            pass


def is_ours(process: int) -> bool:
    try:
        return b"pitprop.server.thinking.worker" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False
