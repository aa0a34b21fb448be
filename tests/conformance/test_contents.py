"""What the suite takes an object to hold."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace

from pitprop.core.conformance.contents import contents, difference


class Slotted:
    """An object with slots, one of which is never filled."""

    __slots__ = ("empty", "held")

    def __init__(self, held: object) -> None:
        self.held = held


@dataclass
class Quiet:
    """An object that compares less than it holds."""

    shown: int
    hidden: int = field(compare=False)


def test_fields_that_comparison_leaves_out_count() -> None:
    one, other = Quiet(1, 2), Quiet(1, 3)
    assert one == other
    assert difference(contents(one), contents(other)) == "hidden is 2 and 3"


def test_everything_that_can_be_reached_counts() -> None:
    one = Slotted({"a": [Quiet(1, 2), (3, {4})]})
    other = Slotted({"a": [Quiet(1, 2), (3, {5})]})
    assert "held.'a'[1][1]" in difference(contents(one), contents(other))


def test_what_a_function_holds_counts() -> None:
    def look(secret: int) -> object:
        return lambda: secret

    assert contents(look(1)) != contents(look(2))
    assert contents(look(1)) == contents(look(1))


def test_sharing_makes_no_difference_and_circles_end() -> None:
    shared = [1]
    assert contents([shared, shared]) == contents([[1], [1]])
    circle = SimpleNamespace()
    circle.self = circle
    assert contents(circle) == contents(circle)


def test_equal_contents_do_not_differ() -> None:
    assert difference(contents(Quiet(1, 2)), contents(Quiet(1, 2))) == ""
