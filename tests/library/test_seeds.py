"""What a seed is: what is told apart, what a record keeps, and what is refused."""

from __future__ import annotations

from numbers import Integral
from typing import Any

import pytest

import pitprop
from pitprop.core.errors import PitpropError
from tests.library.test_library import GAMES, begun


@Integral.register
class Whole:
    """The 7 of another package, as NumPy has one."""

    def __int__(self) -> int:
        return 7


class Small(float):
    """A float of another package, printed in its own way, as NumPy's are."""

    def __str__(self) -> str:
        return f"Small({super().__str__()})"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("seed", "text"),
    [(7, "7"), (7.0, "7"), (Whole(), "7"), (-0.0, "0"), (0.5, "0.5"), (Small(0.5), "0.5")],
)
def test_a_number_is_the_same_seed_as_its_text(name: str, seed: Any, text: str) -> None:
    state = begun(name, seed=seed)
    assert state.seed == text
    assert state == begun(name, seed=text)


@pytest.mark.parametrize("seed", ["", " ", "7.0", "one\ntwo", "one\r\ntwo\u2028", 'a "b\\', "[é]"])
def test_a_record_keeps_the_seed_as_it_is(seed: str) -> None:
    record = begun("saboteur", seed=seed).record()
    read = pitprop.game("saboteur").record(str(record))
    assert (read, read.seed, read.state().seed) == (record, seed, seed)


@pytest.mark.parametrize("seed", [True, float("nan"), b"7", [7], "\ud800", 7j])
def test_what_is_no_seed_is_refused_at_the_call(seed: Any) -> None:
    game, view = pitprop.game("sabotage"), begun("sabotage").view(0)
    for asked in (
        lambda: game.start(2, seed=seed),
        lambda: game.play(["random"], players=2, seed=seed),
        lambda: game.played(["random"], players=2, seed=seed),
        lambda: pitprop.simulate("sabotage", players=2, games=1, seed=seed),
        lambda: view.sample(seed),
        lambda: view.hint("random", seed=seed),
        lambda: begun("sabotage").play_out(seed=seed),
    ):
        with pytest.raises(PitpropError, match=r"a float or a string, not|half of a surrogate"):
            asked()
