"""What distinguishes two moves: nothing that is said of both."""

from __future__ import annotations

from pitprop.opponents.base import Reason
from pitprop.opponents.contrast import contrast


def keys(reasons: tuple[Reason, ...]) -> list[str]:
    return [each.key for each in reasons]


def test_each_of_the_two_moves_has_what_speaks_for_it_and_against_it() -> None:
    better = (Reason("nearer", {"cards": 2}, 2.0), Reason("shows", {"percent": 5}, -0.3))
    made = (Reason("dead-end", {}, -100.0), Reason("hides", {"percent": 5}, 0.2))
    found = contrast(better, made)
    assert keys(found.reasons) == ["nearer"]
    assert keys(found.against) == ["dead-end"]
    assert keys(found.merits) == ["hides"]
    assert keys(found.drawbacks) == ["shows"]


def test_what_is_said_of_both_distinguishes_nothing() -> None:
    both = (Reason("keep", {}, -0.3), Reason("spreads", {}, 0.4))
    assert contrast(both, both) == ((), (), (), ())


def test_estimates_that_are_worded_alike_are_said_of_both() -> None:
    """What a sentence says counts, not the number behind its words."""
    sure = Reason("suspected", {"seat": 1, "percent": 99}, 1.3)
    also_sure = Reason("suspected", {"seat": 1, "percent": 98}, 0.4)
    doubtful = Reason("suspected", {"seat": 1, "percent": 70}, 0.4)
    other = Reason("suspected", {"seat": 2, "percent": 99}, 1.3)
    assert contrast([sure], [also_sure]).reasons == ()
    assert contrast([sure], [doubtful]).reasons == (sure,)
    assert contrast([sure], [other]).reasons == (sure,)


def test_what_counts_for_nothing_explains_the_better_move_alone() -> None:
    plain = Reason("own-same", {}, 0.0)
    assert contrast([plain], []).reasons == (plain,)
    assert contrast([], [plain]) == ((), (), (), ())
