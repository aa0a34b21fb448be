"""Games and their texts."""

from __future__ import annotations

from typing import Literal

import msgspec

from pitprop.server.protocol.terms import Language, Standing


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition of a game's rules.

    Attributes:
        name: as in `NewTable.edition`.
        titles: what it is called, by language.
        summaries: one line about it, by language.
        values: the value of every option.
    """

    name: str
    titles: dict[str, str]
    summaries: dict[str, str]
    values: dict[str, str]


class ValueInfo(msgspec.Struct, frozen=True):
    """A value that an option may have.

    Attributes:
        name: as in `NewTable.options`.
        titles: what it is called, by language.
        explanations: one line about what it does, by language.
    """

    name: str
    titles: dict[str, str]
    explanations: dict[str, str]


class OptionInfo(msgspec.Struct, frozen=True):
    """Something that editions differ in and that a table may settle for itself.

    Attributes:
        name: as in `NewTable.options`.
        clause: the clause that describes it.
        titles: what it is called, by language.
        explanations: one line about it, by language.
        values: the values that it may have.
        seat_counts: the numbers of players for which it changes anything.
    """

    name: str
    clause: str
    titles: dict[str, str]
    explanations: dict[str, str]
    values: list[ValueInfo]
    seat_counts: list[int]


class OpponentInfo(msgspec.Struct, frozen=True):
    """A kind of computer opponent.

    Attributes:
        name: as in `NewTable.opponents`.
        titles: what it is called, by language.
        wins: how many of a hundred games it has won against weaker ones, by their names.
    """

    name: str
    titles: dict[str, str]
    wins: dict[str, int]


class ClaimParamInfo(msgspec.Struct, frozen=True):
    """What a claim refers to.

    Attributes:
        name: what it is called in `Say.params`.
        of: whether it is a seat (an index from 0) or one of some words.
        values: the words; empty for a seat.
    """

    name: str
    of: Literal["seat", "word"]
    values: list[str]


class ClaimInfo(msgspec.Struct, frozen=True):
    """Something ready-made to say at the table.

    Attributes:
        key: as in `Say.claim`.
        params: what it refers to.
    """

    key: str
    params: list[ClaimParamInfo]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here.

    Attributes:
        name: as in `NewTable.game`.
        titles: what it is called, by language.
        min_seats: the smallest number of players.
        max_seats: the largest number of players.
        seat_counts: the numbers of players that it can be played with.
        editions: its editions; the first is the default.
        options: its options.
        opponents: the computer opponents; the first is the default.
        claims: what can be said at its tables.
        wordless: the numbers of players at which no free text is written during a game.
        papers: the papers that it can be printed on, to be played at a wooden table.
        lessons: its lessons, as in `NewLesson.lesson`.
    """

    name: str
    titles: dict[str, str]
    min_seats: int
    max_seats: int
    seat_counts: list[int]
    editions: list[EditionInfo]
    options: list[OptionInfo]
    opponents: list[OpponentInfo]
    claims: list[ClaimInfo]
    wordless: list[int]
    papers: list[str]
    lessons: list[str]


class SidesInfo(msgspec.Struct, frozen=True):
    """With which value of an option the sides are nearest to even, between computer players.

    Attributes:
        edition: the edition that was played.
        players: the number of players.
        option: the option that was changed.
        value: the value with which the sides are nearest to even.
        usual: the value that the edition has.
        rounds: how many rounds were played with each value.
        diggers: how many of a hundred the gold diggers won with the nearest value.
        low: the lower bound at 95 %.
        high: the most that may be, at 95 %.
        usual_diggers: how many they won with the edition's own value.
    """

    edition: str
    players: int
    option: str
    value: str
    usual: str
    rounds: int
    diggers: int
    low: int
    high: int
    usual_diggers: int


class WordedText(msgspec.Struct, frozen=True):
    """One thing that a clause says to the reader.

    Attributes:
        standing: what it is; never `none`.
        label: what that is called; nothing where it is the rule of the edition's own document.
        text: what is said.
        why: why we decide it that way where the document doesn't; else nothing.
    """

    standing: Standing
    label: str
    text: str
    why: str


class SourceText(msgspec.Struct, frozen=True):
    """Where a clause stands in a rule document.

    Attributes:
        document: what the document is.
        headings: those that the clause is found under.
    """

    document: str
    headings: list[str]


class ClauseText(msgspec.Struct, frozen=True):
    """A numbered clause of the rules.

    Attributes:
        id: such as `S-31`.
        option: the option that it carries, or nothing.
        value: the value of that option here.
        parts: all that it says here.
        sources: where it stands: in the edition's own document, and in those of other editions
            that are followed here.
    """

    id: str
    option: str
    value: str
    parts: list[WordedText]
    sources: list[SourceText]


class SectionText(msgspec.Struct, frozen=True):
    """A named part of the rules.

    Attributes:
        key: its name in addresses of the page.
        title: what it is called.
        clauses: those that apply here, in order.
    """

    key: str
    title: str
    clauses: list[ClauseText]


class LabelText(msgspec.Struct, frozen=True):
    """The label before a part of a clause, explained.

    Attributes:
        label: as in `WordedText.label`.
        meaning: what it means.
    """

    label: str
    meaning: str


class RulesText(msgspec.Struct, frozen=True):
    """The rules of a game as an edition or a table plays them, in one language.

    Attributes:
        game: the name of the game.
        language: the language.
        sections: the parts of the rules, in order.
        meanings: what the labels of the parts mean, in the order in which they appear.
    """

    game: str
    language: Language
    sections: list[SectionText]
    meanings: list[LabelText]


class GameTexts(msgspec.Struct, frozen=True):
    """The words of a game in one language.

    Attributes:
        language: the language.
        refusals: why a move is not allowed, by key; sentences in the syntax of Fluent.
        words: what things are called, by group and key.
        reasons: the reasons of opponents, by key; sentences in the syntax of Fluent.
        params: the group that a param takes its word from; other params stay in notation.
    """

    language: Language
    refusals: dict[str, str]
    words: dict[str, dict[str, str]]
    reasons: dict[str, str]
    params: dict[str, str]
