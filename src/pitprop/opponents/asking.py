"""How an opponent is asked for its move."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any


def misfit(choose: Callable[..., Any]) -> str:
    """What is wrong with the parameters of a method `choose`; nothing where they fit.

    Args:
        choose: the method, as an attribute of its object.
    """
    try:
        inspect.signature(choose).bind(None, seed="")
    except TypeError as error:
        return f"called as choose(view, seed=…): {error}"
    except ValueError:  # what is compiled may not tell its parameters
        return ""
    return ""
