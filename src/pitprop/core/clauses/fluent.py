"""Sentences as translators write them: in the syntax of Fluent, a file for each language.

    farther = This makes the way longer; cards missing after it: about { $cards }.
    moves =
        { $moves ->
            [one] One move was legal.
           *[other] { $moves } moves were legal.
        }

A folder has `en.ftl` with all messages, and each other language the same ones (`de.ftl`, `nl.ftl`).
What is in braces is a param; a sentence may choose between variants by a number or by a word.
That much of Fluent is understood here, and the rest refused. The page understands all of it.

A sentence in a file of another kind has the same form; there a param may do without its dollar
sign: `{cards}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

from pitprop.core.clauses.text import LANGUAGES, REFERENCE, Text
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from pitprop.core.clauses.message_file import MessageFile
    from pitprop.core.clauses.sentence import Params


def params_of(sentence: str) -> tuple[str, ...]:
    """The names of the params of a sentence, in the order in which they stand.

    Raises:
        PitpropError: it can't be read.
    """
    from pitprop.core.clauses.sentence import params_in, parsed

    return tuple(dict.fromkeys(params_in(parsed(sentence))))


def say(sentence: str, params: Params, language: str) -> str:
    """The sentence with its params.

    Args:
        sentence: in the syntax of Fluent.
        params: the params in words, and numbers where a plural may depend on them.
        language: the language of the sentence, which decides its plurals.

    Raises:
        PitpropError: it can't be read, or has a param that isn't told.
    """
    from pitprop.core.clauses.sentence import parsed, said

    try:
        return said(parsed(sentence), params, language)
    except KeyError as error:
        raise PitpropError(f"the sentence {cited(sentence)} needs the param {error}") from error


def outline(sentence: str) -> str:
    """A sentence as a document shows it: its first choice, with params in braces.

    Args:
        sentence: in the syntax of Fluent.

    >>> outline("{ $seat } takes { $card }.")
    '{seat} takes {card}.'
    """
    from pitprop.core.clauses.sentence import outlined, parsed

    return outlined(parsed(sentence))


class Messages(dict[str, Text]):
    """The sentences of a folder, by key: each in the syntax of Fluent."""

    def __init__(self, files: Mapping[str, MessageFile]) -> None:
        self._reference = files[REFERENCE]
        super().__init__(
            (key, Text.of({language: file.sentences[key] for language, file in files.items()}))
            for key in self._reference.sentences
        )

    def fail(self, key: str, message: str) -> NoReturn:
        """Refuse a message.

        Args:
            key: its key.
            message: what is wrong with it.

        Raises:
            ClauseFileError: always; the text says in which file and line it is in English.
        """
        self._reference.fail(key, message)


def load_messages(folder: Traversable, languages: Sequence[str] | None = None) -> Messages:
    """The sentences of a folder.

    Args:
        folder: where the files are.
        languages: those that have to have a file, English first; all that have one where None. In
            others the sentences are told in English.

    Raises:
        ClauseFileError: a message is missing or wrong; the text says in which file and line.
    """
    from pitprop.core.clauses.message_file import MessageFile

    if languages is None:
        others = [each for each in LANGUAGES if (folder / f"{each}.ftl").is_file()]
        languages = [REFERENCE, *(each for each in others if each != REFERENCE)]
    files = {language: MessageFile(folder, language) for language in languages}
    for file in files.values():
        file.check_against(files[REFERENCE])
    return Messages(files)
