"""Reading what chance decided, and printing what one seat knows of it in the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.errors import NotationError
from pitprop.core.notation import UNKNOWN, cited
from pitprop.core.records.deal_lines import NOT_TOLD, DealReader, drawn_by
from pitprop.games.dark_cave.fault import fault
from pitprop.games.dark_cave.knowledge.given import DRAWN
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import GOAL_NAMES, GROUP_OF, KIND
from pitprop.games.dark_cave.rules.deal import Deal, Loss
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.text.words import CLAN_CARD_NUMBERS

_GOAL: Final = {name: goal for goal, name in enumerate(GOAL_NAMES)}


def parse_deal(reader: DealReader) -> Deal:
    """Read a deal; whether it is one that could be dealt is checked when it is carried out.

    Raises:
        NotationError: a line is missing or is the wrong one; `line` counts from the first of them.
    """
    first = reader.seat("first")
    clans, aside = reader.take("clans", lambda words: _clans(reader, words))
    return Deal(
        first=first,
        clans=clans,
        aside=aside,
        goals=reader.all("goals", _GOAL, "goal"),
        hands=reader.hands(KIND),
        pile=reader.all("pile", KIND, "card"),
        box=reader.all("box", KIND, "card"),
    )


def parse_loss(lines: Sequence[str], seat: int, is_redacted: bool = False) -> Loss:
    """Read a lost card.

    Args:
        lines: the line, perhaps with others after it.
        seat: who loses it.
        is_redacted: whether only its back may be told.

    Raises:
        NotationError: the line isn't one.
    """
    words = lines[0].split() if lines else []
    if len(words) != 2 or words[0] != "lose":
        raise NotationError(fault("loss-due"), 1)
    group, _, rest = words[1].partition(":")
    if is_redacted and rest == UNKNOWN and group in GROUPS:
        return Loss(seat, NOT_TOLD, GROUPS.index(group))
    if words[1] not in KIND:
        raise NotationError(fault("cannot-be-lost", word=cited(words[1])), 1)
    kind = KIND[words[1]]
    return Loss(seat, kind, GROUP_OF[kind])


def known_lines(chance: Deal | Loss, last: View) -> list[str]:
    """What chance decided as a reader knows it in the end."""
    if isinstance(chance, Loss):
        return chance.lines(last.seat)
    return chance.lines(
        last.seat,
        characters=[seat for seat, known in enumerate(last.characters) if known >= 0],
        has_seen_aside=bool(last.aside),
        goals=[at for at, goal in enumerate(last.known_goals) if goal >= 0],
        drawn=drawn_by(last.seat, last.log, DRAWN),
    )


def _clans(reader: DealReader, words: Sequence[str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The players' clan cards, and after the bar those laid aside."""
    if words.count("|") != 1:
        raise NotationError(fault("no-bar"))
    bar = words.index("|")
    aside = [] if words[bar + 1 :] == ["-"] else words[bar + 1 :]
    return (
        reader.numbers(words[:bar], CLAN_CARD_NUMBERS, "clan"),
        reader.numbers(aside, CLAN_CARD_NUMBERS, "clan"),
    )
