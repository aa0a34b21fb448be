"""Numbers on the command line that have to lie in a range."""

from __future__ import annotations

from typing import Any

import click


class WholeRange(click.IntRange):
    """A whole number in a range; a refusal says what would be right in words, not in signs."""

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
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(_refusal(value, "whole number", self.min, self.max), param, ctx)


class AnyRange(click.FloatRange):
    """The same for a number that needn't be whole."""

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
            return super().convert(value, param, ctx)
        except click.BadParameter:
            self.fail(_refusal(value, "number", self.min, self.max), param, ctx)


def _refusal(value: object, what: str, least: float | None, most: float | None) -> str:
    allowed = f"of at least {least}" if most is None else f"from {least} to {most}"
    return f"{str(value)!r} is not a {what} {allowed}"
