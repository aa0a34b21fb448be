"""The sentences that say why a move is not allowed.

They are in the folder `refusals`, under the keys of the reasons, written in Fluent
(`fluent.py`). The rule that refuses a move tells which clause forbids it (`Refusal.clause`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from pitprop.core.clauses.entry import languages_of
from pitprop.core.clauses.fluent import load_messages, params_of, say
from pitprop.core.clauses.text import Text
from pitprop.core.clauses.words import Words
from pitprop.core.errors import PitpropError, Refusal


@dataclass(frozen=True, slots=True)
class RefusalText:
    """One reason.

    Attributes:
        key: as in `Refusal.key`.
        params: the names of the params that the sentence may use.
        template: the sentence, in the syntax of Fluent.
    """

    key: str
    params: tuple[str, ...]
    template: Text


class RefusalTexts:
    """All reasons of one game, by key."""

    __slots__ = ("_by_key",)

    def __init__(self, texts: Sequence[RefusalText]) -> None:
        self._by_key = {text.key: text for text in texts}

    def __getitem__(self, key: str) -> RefusalText:
        """The reason of that key.

        Raises:
            PitpropError: there is no such reason.
        """
        text = self._by_key.get(key)
        if text is None:
            raise PitpropError(
                f"there is no refusal {key!r}: no sentence in clauses/refusals has this key"
            )
        return text

    def __contains__(self, key: object) -> bool:
        return key in self._by_key

    def __iter__(self) -> Iterator[RefusalText]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def render(self, key: str, params: Mapping[str, str | int], language: str) -> str:
        """The sentence, with the params inserted as they are.

        Args:
            key: the reason.
            params: its params, already in the reader's words; `Words.speak` makes them.
            language: the reader's language.

        Raises:
            PitpropError: an unknown key or language, or not exactly the params of that key.
        """
        text = self[key]
        if set(params) != set(text.params):
            expected = ", ".join(text.params) or "none"
            raise PitpropError(f"the params of {key!r} are: {expected}; not {sorted(params)}")
        return say(text.template.in_language(language), params, language)

    def explain(
        self, refusal: Refusal, words: Words, language: str, names: Sequence[str] = ()
    ) -> str:
        """The sentence for a refusal as the rules give it, in words.

        Args:
            refusal: the key, with notation words and seats from 0 as params.
            words: the words of the same game.
            language: the reader's language.
            names: the players' names by seat; numbers are used where names are missing.
        """
        return self.render(refusal.key, words.spoken(refusal.params, language, names), language)


@cache
def refusal_texts(package: str) -> RefusalTexts:
    """The refusals of a game, read once.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.

    Raises:
        ClauseFileError: its file can't be used.
    """
    return load_refusals(files(package) / "clauses")


def load_refusals(folder: Traversable) -> RefusalTexts:
    """Read and check the refusals of a folder.

    Raises:
        ClauseFileError: the text says which sentence, and what is wrong.
    """
    sentences = load_messages(folder / "refusals", languages_of(folder))
    return RefusalTexts(
        [RefusalText(key, params_of(sentence.en), sentence) for key, sentence in sentences.items()]
    )
