"""The sentences of reasons, and what opponents are called, in each language.

`reasons.toml` of this folder has titles (`[opponent.random]`) and the reasons that any game may
give; `reasons.toml` in the folder of a game's opponents has those of that game's own. An entry
`[[reason]]` has a key, the names of its params, and a sentence in each language with the params in
braces. An opponent may also bring its words itself (`own_words`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Formatter

from pitprop.core.clauses import LANGUAGES, Text, Words
from pitprop.core.clauses.entry import Entry, read_file
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited, listed
from pitprop.opponents import own_words
from pitprop.opponents.base import Reason
from pitprop.opponents.registry import opponent_names, packages_of, players_of

_FILE = "reasons.toml"


@dataclass(frozen=True, slots=True)
class ReasonText:
    """One kind of reason.

    Attributes:
        key: as in `Reason.key`.
        params: the names that stand in braces in the template.
        template: the sentence.
    """

    key: str
    params: tuple[str, ...]
    template: Text


class ReasonTexts:
    """All reasons that opponents of one game may give, by key."""

    __slots__ = ("_by_key",)

    def __init__(self, texts: Sequence[ReasonText]) -> None:
        self._by_key = {text.key: text for text in texts}

    def __getitem__(self, key: str) -> ReasonText:
        """The reason of that key.

        Raises:
            PitpropError: there is none.
        """
        text = self._by_key.get(key)
        if text is None:
            raise PitpropError(f"there is no reason {key!r}")
        return text

    def __iter__(self) -> Iterator[ReasonText]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def explain(
        self, reason: Reason, words: Words, language: str, names: Sequence[str] = ()
    ) -> str:
        """The sentence for a reason.

        Args:
            reason: the key, with notation words, numbers and a seat from 0 as params.
            words: the words of the game.
            language: the reader's language.
            names: the players' names by seat; numbers are used where there are none.

        Raises:
            PitpropError: an unknown key or language, or not just the params of that key.
        """
        text = self[reason.key]
        if set(reason.params) != set(text.params):
            expected = ", ".join(text.params) or "none"
            raise PitpropError(f"the params of {reason.key!r} are: {expected}")
        spoken = words.speak(reason.params, language, names)
        return text.template.in_language(language).format_map(spoken)


@cache
def reason_texts(game: str) -> ReasonTexts:
    """The reasons of a game's opponents, read once.

    Raises:
        ClauseFileError: a file can't be used.
    """
    texts = _reasons(files("pitprop.opponents"))
    for folder in _folders(game):
        texts += _reasons(folder)
    for player in players_of(game).values():
        texts += [
            ReasonText(key, own_words.params_of(text), text)
            for key, text in own_words.reasons(player).items()
        ]
    return ReasonTexts(texts)


def _folders(game: str) -> list[Traversable]:
    """Where the opponents of a game have a file of words."""
    folders = [files(package) for package in packages_of(game)]
    return [folder for folder in folders if (folder / _FILE).is_file()]


def opponent_title(name: str, game: str) -> Text:
    """What an opponent of a game is called, in each language; its name where nothing tells it.

    Raises:
        PitpropError: there is no such opponent.
    """
    known = opponent_names(game)
    if name not in known:
        raise PitpropError(f"there is no opponent {cited(name)}; the opponents are {listed(known)}")
    own = own_words.title(players_of(game).get(name))
    return own or _titles(game).get(name) or Text(name, name, name)


@cache
def _titles(game: str) -> Mapping[str, Text]:
    titles: dict[str, Text] = {}
    for folder in (files("pitprop.opponents"), *_folders(game)):
        titles |= read_file(folder, _FILE).optional_table("opponent").texts()
    return titles


def _reasons(folder: Traversable) -> list[ReasonText]:
    file = read_file(folder, _FILE)
    file.optional_table("opponent")
    texts = [_reason(entry) for entry in file.tables("reason")]
    file.done()
    return texts


def _reason(entry: Entry) -> ReasonText:
    text = ReasonText(entry.string("key"), entry.strings("params"), entry.text())
    entry.where = f"{_FILE}, {text.key}"
    entry.done()
    for language in LANGUAGES:
        parts = Formatter().parse(text.template.in_language(language))
        if {name for _, name, _, _ in parts if name is not None} != set(text.params):
            entry.fail(f"the {language!r} text has to have the params {sorted(text.params)}")
    return text
