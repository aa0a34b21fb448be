"""The sentences that say why a move is not allowed.

`refusals.toml` has an entry for each reason: its key, the clauses behind it, the names of its
params, and a sentence in each language with the params in braces.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Formatter

from pitprop.core.clauses.book import ClauseBook
from pitprop.core.clauses.entry import Entry, read_file
from pitprop.core.clauses.loader import clause_book
from pitprop.core.clauses.text import LANGUAGES, Text
from pitprop.core.clauses.words import Words
from pitprop.core.errors import PitpropError, Refusal


@dataclass(frozen=True, slots=True)
class RefusalText:
    """One reason.

    Attributes:
        key: as in `Refusal.key`.
        clauses: the identifiers of the clauses that it rests on; the first is the main one.
        params: the names that stand in braces in the template.
        template: the sentence.
    """

    key: str
    clauses: tuple[str, ...]
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
            PitpropError: there is none.
        """
        text = self._by_key.get(key)
        if text is None:
            raise PitpropError(f"there is no refusal {key!r}")
        return text

    def __contains__(self, key: object) -> bool:
        return key in self._by_key

    def __iter__(self) -> Iterator[RefusalText]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def render(self, key: str, params: Mapping[str, str | int], language: str) -> str:
        """The sentence, with the params put in as they are.

        Args:
            key: the reason.
            params: its params, already in the reader's words; `Words.speak` makes them.
            language: the reader's language.

        Raises:
            PitpropError: an unknown key or language, or not just the params of that key.
        """
        text = self[key]
        if set(params) != set(text.params):
            expected = ", ".join(text.params) or "none"
            raise PitpropError(f"the params of {key!r} are: {expected}; not {sorted(params)}")
        return text.template.in_language(language).format_map(params)

    def explain(
        self, refusal: Refusal, words: Words, language: str, names: Sequence[str] = ()
    ) -> str:
        """The sentence for a refusal as the rules give it, in words.

        Args:
            refusal: the key, with notation words and seats from 0 as params.
            words: the words of the same game.
            language: the reader's language.
            names: the players' names by seat; numbers are used where there are none.
        """
        return self.render(refusal.key, words.speak(refusal.params, language, names), language)


@cache
def refusal_texts(package: str) -> RefusalTexts:
    """The refusals of a game, read once.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.

    Raises:
        ClauseFileError: its file can't be used.
    """
    return load_refusals(files(package) / "clauses", clause_book(package))


def load_refusals(folder: Traversable, book: ClauseBook) -> RefusalTexts:
    """Read and check the refusals of a folder.

    Raises:
        ClauseFileError: the text says which entry, and what is wrong.
    """
    file = read_file(folder, "refusals.toml")
    texts: dict[str, RefusalText] = {}
    for entry in file.tables("refusal"):
        text = _refusal(entry, book)
        if text.key in texts:
            entry.fail("there is a refusal of the same key")
        texts[text.key] = text
    file.done()
    return RefusalTexts(tuple(texts.values()))


def _refusal(entry: Entry, book: ClauseBook) -> RefusalText:
    key = entry.string("key")
    entry.where = f"refusals.toml, {key}"
    text = RefusalText(key, entry.strings("clauses"), entry.strings("params"), entry.text())
    entry.done()
    if not text.clauses:
        entry.fail("it has to name a clause")
    for clause_id in text.clauses:
        if clause_id not in book:
            entry.fail(f"there is no clause {clause_id!r}")
    for language in LANGUAGES:
        found = _placeholders(entry, text.template.in_language(language))
        if found != set(text.params):
            entry.fail(f"the {language!r} text has to have the params {sorted(text.params)}")
    return text


def _placeholders(entry: Entry, template: str) -> set[str]:
    """The names in braces; nothing but a name may stand there."""
    try:
        parts = list(Formatter().parse(template))
    except ValueError as error:
        entry.fail(f"{template!r}: {error}")
    found = set()
    for _, name, form, conversion in parts:
        if name is None:
            continue
        if form or conversion or not name.isidentifier():
            entry.fail(f"{template!r}: in braces stands the name of a param and nothing else")
        found.add(name)
    return found
