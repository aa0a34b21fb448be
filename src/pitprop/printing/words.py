"""What stands on printed sheets, in a language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from pitprop.core.clauses.fluent import Messages, load_messages, say


class Speaker:
    """Says the sentences of a folder `words` in one language.

    Args:
        package: in which the folder lies.
        language: in which language.
    """

    def __init__(self, package: str, language: str) -> None:
        self._messages = _messages(package)
        self._language = language

    def __call__(self, key: str, **params: str | int) -> str:
        """A sentence with its params; line breaks of the file are spaces.

        Args:
            key: which.
            params: its params.

        Raises:
            PitpropError: it has a param that isn't given.
        """
        sentence = self._messages[key].in_language(self._language)
        return " ".join(say(sentence, params, self._language).split())


@cache
def _messages(package: str) -> Messages:
    return load_messages(files(package) / "words")
