"""Numbers on the command line that have to lie in a range."""

from __future__ import annotations

from math import isfinite, nan
from typing import Any, ClassVar

import click


class _RangeInWords(click.ParamType[Any]):
    """A refusal says what would be right in words, not in signs."""

    what: ClassVar[str]
    min: Any
    max: Any

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number that a word stands for.

        Args:
            value: the word, or a default, which is a number already.
            param: what it is given for.
            ctx: the command that is run.

        Raises:
            click.BadParameter: it isn't such a number.
        """
        try:
            number = super().convert(value, param, ctx)
        except click.BadParameter:
            number = nan
        if not isinstance(number, int) and not isfinite(number):
            most = self.max
            allowed = f"of at least {self.min}" if most is None else f"from {self.min} to {most}"
            self.fail(f"{str(value)!r} is not a {self.what} {allowed}", param, ctx)
        return number


class WholeRange(_RangeInWords, click.IntRange):
    """A whole number in a range."""

    what = "whole number"


class AnyRange(_RangeInWords, click.FloatRange):
    """A number in a range that needn't be whole."""

    what = "number"
