"""The words that an opponent itself brings: what it is called, and what its reasons say."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from pitprop.core.clauses import LANGUAGES, Text
from pitprop.core.clauses.fluent import params_of
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited, listed
from pitprop.opponents.base import Opponent
from pitprop.opponents.levels import level_and_character

_NAME: Final = re.compile("[a-z0-9]+([-_][a-z0-9]+)*")
_MADE_OF: Final = "lower-case letters and digits, with - or _ between them"


def title(opponent: Opponent | None) -> Text | None:
    """What an opponent says it is called; None where it doesn't say."""
    titles: Mapping[str, str] = getattr(opponent, "titles", {})
    return Text.of(titles) if titles else None


def reasons(opponent: Opponent) -> dict[str, Text]:
    """The sentences of an opponent's own reasons, by key, with params in braces."""
    own: Mapping[str, Mapping[str, str]] = getattr(opponent, "reasons", {})
    return {key: Text.of(texts) for key, texts in own.items()}


def fault_of_name(name: str) -> str:
    """What is wrong with the name of an opponent; nothing where it can be used."""
    if not _NAME.fullmatch(name):
        return f"{cited(name)} is not made of {_MADE_OF}, such as 'bold'"
    if level_and_character(name)[1]:
        return f"{cited(name)} is a level with a character"
    return ""


def fault(opponent: object) -> str:
    """What is wrong with the words that an opponent brings; nothing where they can be used."""
    try:
        titles = getattr(opponent, "titles", {})
        if titles:
            _check(titles, "titles")
        own = getattr(opponent, "reasons", {})
        if not isinstance(own, Mapping):
            raise PitpropError(f"reasons holds texts by language for each key, not {cited(own)}")
        for key, texts in own.items():
            if not isinstance(key, str) or not _NAME.fullmatch(key):
                raise PitpropError(
                    f"reasons has the key {cited(key)}; a key is made of {_MADE_OF}, such as"
                    " 'low-card'"
                )
            _check(texts, f"reasons[{key!r}]")
    except PitpropError as error:
        return str(error)
    return ""


def _check(texts: object, where: str) -> None:
    """Check that these are texts by language, with English among them, and can be read.

    Args:
        texts: what an opponent brings.
        where: what it is, for the message.
    """
    if not isinstance(texts, Mapping) or not all(isinstance(each, str) for each in texts.values()):
        raise PitpropError(
            f"{where} holds texts by language, such as {{'en': '…'}}, not {cited(texts)}"
        )
    unknown = [language for language in texts if language not in LANGUAGES]
    if unknown or "en" not in texts:
        raise PitpropError(
            f"{where} is in some of the languages {', '.join(LANGUAGES)}, and in en at least,"
            f" not in {', '.join(map(str, texts)) or 'none'}"
        )
    for language, text in texts.items():
        if not text.strip():
            raise PitpropError(f"{where}: the text in {language} is empty")
        others = sorted(set(params_of(text)) - set(params_of(texts["en"])))
        if others:
            raise PitpropError(
                f"{where}: the text in {language} has a param that en lacks: {listed(others)}"
            )
