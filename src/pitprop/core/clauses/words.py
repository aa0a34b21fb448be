"""What the things in a game are called, in each language; `word_files.py` reads it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pitprop.core.clauses.text import AND, PLAYER, Text
from pitprop.core.errors import PitpropError

_DECIMAL = re.compile(r"(\d+)\.(\d+)")
_DECIMAL_MARK = Text(en=".", de=",", nl=",")


@dataclass(frozen=True, slots=True)
class ValueWords:
    """What a value of an option is called, and one line about what it does."""

    title: Text
    explanation: Text


@dataclass(frozen=True, slots=True)
class OptionWords:
    """What an option is called, one line about it, and its values."""

    title: Text
    explanation: Text
    values: Mapping[str, ValueWords]

    def all_texts(self) -> Iterator[Text]:
        """Its texts and those of its values."""
        yield from (self.title, self.explanation)
        for value in self.values.values():
            yield from (value.title, value.explanation)


class Words:
    """The words of one game.

    Attributes:
        groups: the words of each group, by the word of the notation.
        options: the words of each option, by its name.
        group_of_param: the group that each param takes its word from.
    """

    __slots__ = ("_group_of_param", "groups", "options")

    def __init__(
        self,
        groups: Mapping[str, Mapping[str, Text]],
        options: Mapping[str, OptionWords],
        group_of_param: Mapping[str, str],
    ) -> None:
        self.groups = groups
        self.options = options
        self._group_of_param = group_of_param

    @property
    def group_of_param(self) -> Mapping[str, str]:
        """The group that each param of a refusal or an event takes its word from."""
        return self._group_of_param

    def word(self, group: str, key: str, language: str) -> str:
        """What something is called.

        Args:
            group: the group of words, such as `tool`.
            key: the word in notation.
            language: the reader's language.

        Raises:
            PitpropError: an unknown word or language.
        """
        text = self.groups.get(group, {}).get(key)
        if text is None:
            raise PitpropError(f"there is no word {key!r} in the group {group!r}")
        return text.in_language(language)

    def speak(
        self, params: Mapping[str, str | int], language: str, names: Sequence[str] = ()
    ) -> dict[str, str]:
        """Params in words: for a sentence about something in notation.

        Args:
            params: notation words, numbers, and seats from 0 under the name `seat`.
            language: the reader's language.
            names: the players' names by seat; numbers are used where names are missing.

        Returns:
            The same params. What has no word (places, whole numbers, path cards) stays in notation.
        """
        return {
            name: _seat(value, language, names)
            if name == "seat"
            else self._spoken(self._group_of_param.get(name, ""), str(value), language)
            for name, value in params.items()
        }

    def spoken(
        self, params: Mapping[str, str | int], language: str, names: Sequence[str] = ()
    ) -> dict[str, str | int]:
        """Params as `speak` says them; numbers stay numbers, since a plural may depend on them.

        Args:
            params: the params.
            language: the reader's language.
            names: the players' names by seat; numbers are used where names are missing.
        """
        spoken = self.speak(params, language, names)
        return {
            name: value if isinstance(value, int) and name != "seat" else spoken[name]
            for name, value in params.items()
        }

    def _spoken(self, group: str, value: str, language: str) -> str:
        """The word, or the words of a list with plus signs, or the value itself."""
        known = self.groups.get(group, {})
        if value in known:
            return known[value].in_language(language)
        if number := _DECIMAL.fullmatch(value):
            return _DECIMAL_MARK.in_language(language).join(number.groups())
        items = value.split("+")
        if len(items) == 1 or not all(item in known for item in items):
            return value
        *first, last = [known[item].in_language(language) for item in items]
        return f"{', '.join(first)} {AND.in_language(language)} {last}"


def _seat(value: str | int, language: str, names: Sequence[str]) -> str:
    seat = int(value)
    if 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return PLAYER.in_language(language).format(number=seat + 1)
