"""The sentences of reasons, and what opponents are called, in each language.

They are written in Fluent (`core/clauses/fluent.py`): the folder `words` beside this file has what
opponents are called (`opponent-random`) and the reasons that any game may give (`reason-random`), a
folder `words` beside the opponents of a game has those of that game. An opponent may also bring
its own words (`own_words`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from pitprop.core.clauses import Text, Words
from pitprop.core.clauses.fluent import params_of, say
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited, listed
from pitprop.core.wording.grading import graded
from pitprop.opponents import own_words
from pitprop.opponents.base import Reason
from pitprop.opponents.finding import REASON, TITLE, check_named, found, players_of


@dataclass(frozen=True, slots=True)
class ReasonText:
    """One kind of reason.

    Attributes:
        key: as in `Reason.key`.
        params: the names of the params that it may speak of.
        template: the sentence, in the syntax of Fluent.
    """

    key: str
    params: tuple[str, ...]
    template: Text


class ReasonTexts:
    """All reasons that opponents of one game may give, by key."""

    __slots__ = ("_by_key", "_params")

    def __init__(self, texts: Sequence[ReasonText]) -> None:
        self._by_key = {text.key: text for text in texts}
        self._params = {text.key: frozenset(text.params) for text in texts}

    def __getitem__(self, key: str) -> ReasonText:
        """The reason of that key.

        Raises:
            PitpropError: the reason is unknown.
        """
        text = self._by_key.get(key)
        if text is None:
            raise PitpropError(f"there is no reason {key!r}")
        return text

    def __iter__(self) -> Iterator[ReasonText]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def check(self, name: str, reasons: Sequence[Reason]) -> None:
        """Check that the reasons that an opponent gives can be put into words.

        Args:
            name: the name of the opponent.
            reasons: what it says of its choice.

        Raises:
            PitpropError: there are none, one has no sentence that fits its params, or a param is
                neither a text nor a whole number.
        """
        if not reasons:
            raise PitpropError(f"computer player {cited(name)} has to give at least one reason")
        for reason in reasons:
            params = self._params.get(reason.key)
            if params is None:
                raise PitpropError(
                    f"computer player {cited(name)} gives the reason {cited(reason.key)}, for which"
                    " there is no sentence"
                )
            for param, value in reason.params.items():
                if not isinstance(value, (str, int)):
                    raise PitpropError(
                        f"computer player {cited(name)} gives the reason {cited(reason.key)}, whose"
                        f" {param} has to be a text, such as the notation of a place, or a whole"
                        f" number, not {cited(value)}"
                    )
            if params <= reason.params.keys():
                continue
            if missing := params - graded(reason.params).keys():
                raise PitpropError(
                    f"computer player {cited(name)} gives the reason {cited(reason.key)} without"
                    f" {listed(sorted(missing))}, which its sentence needs"
                )

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
            PitpropError: an unknown key or language, or a param of that key is missing.
        """
        text = self[reason.key]
        params = graded(reason.params)
        if missing := set(text.params) - set(params):
            raise PitpropError(f"{reason.key!r} needs the params: {', '.join(sorted(missing))}")
        spoken = words.spoken(params, language, names)
        return say(text.template.in_language(language), spoken, language)


@cache
def reason_texts(game: str) -> ReasonTexts:
    """The reasons of a game's opponents, read once.

    Raises:
        ClauseFileError: a file can't be used.
    """
    return ReasonTexts(
        [
            ReasonText(key.removeprefix(REASON), params_of(text.en), text)
            for key, text in found(game).messages.items()
            if key.startswith(REASON)
        ]
    )


def opponent_title(name: str, game: str) -> Text:
    """What an opponent of a game is called, in each language; its name where nothing says so.

    Args:
        name: the name of the opponent.
        game: the name of the game.

    Raises:
        PitpropError: the opponent is unknown.
    """
    check_named(name, game)
    own = own_words.title(players_of(game).get(name))
    return own or found(game).messages.get(f"{TITLE}{name}") or Text(name, name, name)
