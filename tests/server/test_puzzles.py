"""Daily puzzles over HTTP: by day, the same for all, and the answer for whoever asks for it."""

from __future__ import annotations

import pytest

from tests.server.driving import Browser

DAY = "2026-03-14"


def test_a_day_has_a_puzzle_and_its_answer(stranger: Browser) -> None:
    calendar = stranger.get("/api/puzzles")
    listed = calendar["puzzles"][(31 + 28 + 13) % len(calendar["puzzles"])]
    assert calendar["start"] == "2026-01-01"
    asked = stranger.get(f"/api/puzzles/{DAY}")
    assert {name: asked[name] for name in listed} == listed
    answer = stranger.get(f"/api/puzzles/{DAY}/answer")
    assert 0 <= answer["answer"] < len(asked["candidates"]) == len(answer["percents"])
    # Both can be looked at: the one as the seat knew it, the other whole.
    seen = stranger.post("/api/records", {"record": asked["record"]})
    whole = stranger.post("/api/records", {"record": answer["record"]})
    assert (seen["view"], whole["view"]) == (asked["seat"], None)
    decision = seen["moments"][-1]
    there = [each for each in whole["moments"] if each["number"] == decision["number"]]
    assert (there[0]["round"], there[0]["move"]) == (decision["round"], decision["move"])


def test_it_is_the_same_for_all(ada: Browser, stranger: Browser) -> None:
    assert ada.get(f"/api/puzzles/{DAY}") == stranger.get(f"/api/puzzles/{DAY}")


@pytest.mark.parametrize("day", ["today", "2026-02-30", "2026-1-1", "99999-01-01"])
def test_what_is_no_day_has_none(stranger: Browser, day: str) -> None:
    assert stranger.get(f"/api/puzzles/{day}", 400)["error"] == "malformed"


def test_it_has_a_page_of_its_own(stranger: Browser) -> None:
    assert stranger.http.get("/puzzle").status_code in (200, 503)
