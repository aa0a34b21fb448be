"""What is said of a search says something."""

from __future__ import annotations

import pytest

from pitprop.opponents.searched import search_reasons


@pytest.mark.parametrize(
    ("worlds", "percent", "said"),
    [
        (48, 90, ["looked-ahead", "better-than-next"]),
        (48, 20, ["looked-ahead", "better-than-next"]),
        (48, 50, ["better-than-next"]),
        (3, 100, []),
    ],
)
def test_what_is_open_or_was_hardly_tried_is_not_told(
    worlds: int, percent: int, said: list[str]
) -> None:
    assert [reason.key for reason in search_reasons(worlds, 8, percent, percent - 1)] == said


def test_the_only_move_that_was_tried_is_not_compared() -> None:
    assert [reason.key for reason in search_reasons(48, 1, 90, None)] == ["looked-ahead"]


@pytest.mark.parametrize(("second", "said"), [(89, "as-good"), (70, "better-than-next")])
def test_a_move_that_is_about_as_good_is_named(second: int, said: str) -> None:
    rival = {"instead": "look", "place": "8,0"}
    reason = search_reasons(48, 8, 90, second, rival)[-1]
    assert reason.key == said
    assert (reason.params.get("place") == "8,0") == (said == "as-good")
