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

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NoReturn

from pitprop.core.clauses.text import LANGUAGES, REFERENCE, Text
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from pitprop.core.clauses.sentence import Params

# A line that begins a message, and those that go on: they are blank, indented, or close a brace.
_MESSAGE: Final = re.compile(
    r"^(?P<key>[A-Za-z][\w-]*) *= *(?P<sentence>.*(?:\n(?:[ }].*)?)*)", re.MULTILINE
)


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
    """The sentences of a folder, by key: each in the syntax of Fluent.

    Args:
        folder: where the files are.
        sentences: the sentences by language and key; each language has the keys of English.
    """

    def __init__(self, folder: Traversable, sentences: Mapping[str, Mapping[str, str]]) -> None:
        self._folder = folder
        super().__init__(
            (key, Text.of({language: own[key] for language, own in sentences.items()}))
            for key in sentences[REFERENCE]
        )

    def fail(self, key: str, message: str) -> NoReturn:
        """Refuse a message.

        Args:
            key: its key.
            message: what is wrong with it.

        Raises:
            ClauseFileError: always; the text says in which file and line it is in English.
        """
        from pitprop.core.clauses.message_file import MessageFile

        MessageFile(self._folder, REFERENCE).fail(key, message)


def load_messages(folder: Traversable, languages: Sequence[str] | None = None) -> Messages:
    """The sentences of a folder. Those of a folder of our own are taken as they stand.

    To check them took a quarter of the time of `pitprop games` (0.99 s, 0.74 without), and of each
    other command that asks for opponents; a test does it instead, with `check_messages`.

    Args:
        folder: where the files are.
        languages: those that have to have a file, English first; all that have one where None. In
            others the sentences are told in English.

    Raises:
        ClauseFileError: a message is missing or wrong; the text says in which file and line.
    """
    if _is_ours(folder):
        read = _read(folder, languages or _languages_in(folder))
        if all(own.keys() == read[REFERENCE].keys() for own in read.values()):
            return Messages(folder, read)
    return check_messages(folder, languages)


def check_messages(folder: Traversable, languages: Sequence[str] | None = None) -> Messages:
    """The sentences of a folder, each of them checked.

    Args:
        folder: where the files are.
        languages: as for `load_messages`.

    Raises:
        ClauseFileError: a message is missing or wrong; the text says in which file and line.
    """
    from pitprop.core.clauses.message_file import MessageFile

    files = {
        language: MessageFile(folder, language) for language in languages or _languages_in(folder)
    }
    for file in files.values():
        file.check_against(files[REFERENCE])
    return Messages(folder, {language: file.sentences for language, file in files.items()})


def _is_ours(folder: Traversable) -> bool:
    """Whether a folder is a part of this package, which tests have checked."""
    from importlib.resources import files

    ours, place = str(files("pitprop")), str(folder)
    return place.startswith((f"{ours}/", f"{ours}\\"))


def _languages_in(folder: Traversable) -> list[str]:
    """The languages that have a file, English first, which has to have one."""
    others = [each for each in LANGUAGES if (folder / f"{each}.ftl").is_file()]
    return [REFERENCE, *(each for each in others if each != REFERENCE)]


def _read(folder: Traversable, languages: Sequence[str]) -> dict[str, dict[str, str]]:
    """The sentences as they stand; none of a language without a file."""
    files = {language: folder / f"{language}.ftl" for language in languages}
    return {
        language: sentences_in(file.read_text(encoding="utf-8")) if file.is_file() else {}
        for language, file in files.items()
    }


def sentences_in(text: str) -> dict[str, str]:
    """The sentences of a file that has been checked, by key.

    >>> sentences_in("nearer = This helps.\\n# Of moves.\\nmoves =\\n    { $moves }\\n    moves.")
    {'nearer': 'This helps.', 'moves': '    { $moves }\\n    moves.'}
    """
    return {found["key"]: found["sentence"].strip("\n") for found in _MESSAGE.finditer(text)}
