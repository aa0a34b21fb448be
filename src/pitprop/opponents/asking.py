"""How an opponent is asked for its move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pitprop.core.asked import misfit
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited


def misfit_of(choose: Callable[..., Any]) -> str:
    """What is wrong with the parameters of a method `choose`; nothing where they fit.

    Args:
        choose: the method, as an attribute of its object.
    """
    wrong = misfit(choose, None, seed="")
    return wrong and f"called as choose(view, seed=…): {wrong}"


def check_view(view: Any) -> None:
    """Check that this is an engine's view, which is what an opponent is shown.

    Raises:
        PitpropError: it is something else, such as a state or a view of the library.
    """
    if not callable(getattr(view, "legal_moves", None)) or not hasattr(view, "game"):
        raise PitpropError(
            "a computer player is shown an engine's view, such as state.engine.view(seat), not a"
            f" {cited(type(view).__name__)}"
        )
