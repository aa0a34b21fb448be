"""From the text of a position to what it tells. Whether that can be is asked in `check`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pitprop.core.errors import NotationError, at_table
from pitprop.core.headers import is_header_line, read_header, split_header
from pitprop.core.notation import cited, listed
from pitprop.games.dark_cave.cards import (
    ACTION,
    AXE,
    BOOTS,
    CLAN_CARD_NAMES,
    CLAN_NAMES,
    CREATURE_NAMES,
    FACE,
    FACE_SHAPE,
    GOAL_FACE,
    GOAL_NAMES,
    GOALS,
    KIND,
    RAT,
    WEB,
)
from pitprop.games.dark_cave.deck import GROUPS
from pitprop.games.dark_cave.position.told import (
    CLAN_ONLY,
    UNKNOWN,
    WAITS,
    Told,
    ToldCreature,
    ToldDiscard,
    ToldGoal,
    ToldWeb,
    unknown_card,
)
from pitprop.games.dark_cave.table import ENDING_NAMES
from pitprop.games.dark_cave.words import FIELD, PLACE, SEAT
from pitprop.tunnels.card import SHAPE

HEADERS: Final = ("game", "edition", "options", "seats", "first", "seed", "view")
"""The headers of a position."""

NOW: Final = (
    "phase",
    "turns",
    "losses",
    "steps",
    "moved",
    "blocked",
    "draws",
    "drawer",
    "proposed",
    "vote",
    "before",
    "attacker",
    "victims",
    "asked",
    "losing",
    "arriving",
    "closing",
    "turning",
)
"""What may stand in the line `now`."""

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")
"""A number: it has one spelling, and up to four digits."""

_WEB: Final = re.compile(r"([^:]+):([NESW])=([12]):([^:]+):(.+)")
_DISCARD: Final = re.compile(r"\?([1-9][0-9]?):(.+)")
_NUMBERED: Final = ("hand", "looked", "met", "creature")


def read(text: str) -> Told:
    """What a text tells.

    Raises:
        NotationError: the text is no position; names the line.
    """
    heads, body = split_header(text)
    told = Told(read_header(heads, HEADERS))
    if told.header.game != "dark_cave":
        raise NotationError(f"this is a position of {told.header.game}, not of dark_cave", 1)
    for number, line in body:
        try:
            _read_line(told, line, number)
        except NotationError as error:
            fault = at_table(error, len(told.header.seats))
            raise NotationError(fault.message, number) from error
    return told


def _read_line(told: Told, line: str, number: int) -> None:
    if is_header_line(line):
        raise NotationError("headers stand above everything else")
    word, *words = line.split()
    if word not in LINES:
        raise NotationError(f"there is no line {cited(word)}; lines are {listed(LINES)}")
    name = f"{word} {words[0]}" if word in _NUMBERED and words else word
    if name in told.lines:
        raise NotationError(f"the line {cited(name)} is there twice")
    told.lines[name] = number
    LINES[word](told, words)


# --- Words --------------------------------------------------------------------------------------


def _list(words: Sequence[str]) -> list[str]:
    """The words of a list; a single `-` stands for none."""
    if not words:
        raise NotationError("something has to follow; - stands for nothing")
    return [] if list(words) == ["-"] else list(words)


def _one(words: Sequence[str]) -> str:
    if len(words) != 1:
        raise NotationError(f"one word follows, not {len(words)}")
    return words[0]


def _number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise NotationError(f"{cited(word)} is no number")
    return int(word)


def _kind(word: str) -> int:
    """A card, or its back where that is all that is known."""
    group, _, rest = word.partition(":")
    if rest == "?" and group in GROUPS:
        return unknown_card(GROUPS.index(group))
    if word not in KIND:
        raise NotationError(f"{cited(word)} is no card; one looks like II:NES+hole, I:rat or I:?")
    return KIND[word]


def _action(word: str, *actions: int) -> int:
    if word not in KIND or ACTION[KIND[word]] not in actions:
        raise NotationError(f"{cited(word)} is no such action card")
    return KIND[word]


def _clan(word: str) -> int:
    if word in CLAN_CARD_NAMES:
        return CLAN_CARD_NAMES.index(word)
    clan, _, character = word.partition("-")
    if clan in CLAN_NAMES and character == "?":
        return CLAN_ONLY + CLAN_NAMES.index(clan)
    raise NotationError(f"{cited(word)} is no clan card; they are {listed(CLAN_CARD_NAMES)}")


def _goal(word: str) -> ToldGoal:
    name, colon, lies = word.partition(":")
    if name == "?" and not colon:
        return ToldGoal(UNKNOWN)
    if name not in GOAL_NAMES:
        raise NotationError(f"{cited(word)} is no goal; they are {listed(GOAL_NAMES)}")
    goal = GOAL_NAMES.index(name)
    if not colon:
        return ToldGoal(goal)
    if lies == "-":
        return ToldGoal(goal, WAITS)
    for face in (GOAL_FACE + 2 * goal, GOAL_FACE + 2 * goal + 1):
        if FACE_SHAPE[face] == SHAPE.get(lies, 0):
            return ToldGoal(goal, face)
    raise NotationError(f"the goal {name} can't lie as {cited(lies)}")


def _seat_and(word: str) -> tuple[int, str]:
    seat, colon, rest = word.partition(":")
    if not colon:
        raise NotationError(f"{cited(word)} names no seat; it looks like 1:SEEN")
    return SEAT.read(seat), rest


# --- Lines --------------------------------------------------------------------------------------


def _read_undealt(told: Told, words: Sequence[str]) -> None:
    if words:
        raise NotationError("nothing follows 'undealt'")
    told.undealt = True


def _read_turn(told: Told, words: Sequence[str]) -> None:
    told.turn = SEAT.read(_one(words))


def _read_starter(told: Told, words: Sequence[str]) -> None:
    told.starter = SEAT.read(_one(words))


def _read_now(told: Told, words: Sequence[str]) -> None:
    for word in words:
        name, equals, value = word.partition("=")
        if name not in NOW or not equals or not value:
            raise NotationError(f"{cited(word)} is none of {'=…, '.join(NOW)}=…")
        if name in told.now:
            raise NotationError(f"{cited(name)} is there twice")
        told.now[name] = value


def _read_net(told: Told, words: Sequence[str]) -> None:
    for word in _list(words):
        card, at, place = word.partition("@")
        if not at or card not in FACE:
            raise NotationError(f"{cited(word)} is no card on its place; one looks like I:NES@1,0")
        told.net.append((FACE[card], PLACE.read(place)))


def _read_goals(told: Told, words: Sequence[str]) -> None:
    if len(words) != GOALS:
        raise NotationError(f"there are {GOALS} goals, row by row")
    told.goals = [_goal(word) for word in words]


def _read_dwarves(told: Told, words: Sequence[str]) -> None:
    told.dwarves = [None if word == "out" else FIELD.read(word) for word in words]


def _read_left(told: Told, words: Sequence[str]) -> None:
    told.left = [SEAT.read(word) for word in _list(words)]


def _read_lying(told: Told, words: Sequence[str]) -> None:
    told.lying = [SEAT.read(word) for word in _list(words)]


def _read_shown(told: Told, words: Sequence[str]) -> None:
    told.shown = [SEAT.read(word) for word in _list(words)]


def _read_clans(told: Told, words: Sequence[str]) -> None:
    if words.count("|") > 1:
        raise NotationError("one | stands between the players' clan cards and those aside")
    bar = words.index("|") if "|" in words else len(words)
    told.clans = [_clan(word) for word in words[:bar]]
    if bar < len(words):
        aside = _list(words[bar + 1 :])
        told.aside = [UNKNOWN if word == "?" else _clan(word) for word in aside]


def _read_gold(told: Told, words: Sequence[str]) -> None:
    told.gold = [_number(word) for word in words]


def _read_supply(told: Told, words: Sequence[str]) -> None:
    told.supply = _number(_one(words))


def _read_veins(told: Told, words: Sequence[str]) -> None:
    told.veins = [FIELD.read(word) for word in _list(words)]


def _read_boots(told: Told, words: Sequence[str]) -> None:
    for word in _list(words):
        seat, card = _seat_and(word)
        if seat in told.boots:
            raise NotationError(f"seat {seat + 1} has one pair of boots at most")
        told.boots[seat] = _action(card, BOOTS)


def _read_axes(told: Told, words: Sequence[str]) -> None:
    for word in _list(words):
        seat, card = _seat_and(word)
        told.axes.setdefault(seat, []).append(_action(card, AXE))


def _read_webs(told: Told, words: Sequence[str]) -> None:
    for word in _list(words):
        match = _WEB.fullmatch(word)
        if match is None:
            raise NotationError(f"{cited(word)} is no web; one looks like 1,0:E=2:1:I:web")
        place, side, number, seat, card = match.groups()
        kind = _action(card, WEB)
        told.webs.append(ToldWeb(PLACE.read(place), side, int(number), SEAT.read(seat), kind))


def _read_creature(told: Told, words: Sequence[str]) -> None:
    if len(words) != 4 or words[0] not in CREATURE_NAMES:
        raise NotationError("a creature looks like: creature rat 1,0:NES 2 I:rat")
    creature = CREATURE_NAMES.index(words[0])
    kind = _action(words[3], RAT + creature)
    told.creatures[creature] = ToldCreature(FIELD.read(words[1]), SEAT.read(words[2]), kind)


def _read_looked(told: Told, words: Sequence[str]) -> None:
    if len(words) < 2:
        raise NotationError("a seat and the places of goals follow")
    told.looked[SEAT.read(words[0])] = [PLACE.read(word) for word in words[1:]]


def _read_met(told: Told, words: Sequence[str]) -> None:
    if len(words) < 2:
        raise NotationError("a seat and the seats follow whose clan cards it has looked at")
    told.met[SEAT.read(words[0])] = [SEAT.read(word) for word in words[1:]]


def _read_hand(told: Told, words: Sequence[str]) -> None:
    if not words:
        raise NotationError("a seat and its cards follow")
    told.hands[SEAT.read(words[0])] = [_kind(word) for word in _list(words[1:])]


def _read_pile(told: Told, words: Sequence[str]) -> None:
    told.pile = [_kind(word) for word in _list(words)]


def _read_box(told: Told, words: Sequence[str]) -> None:
    told.box = [_kind(word) for word in _list(words)]


def _read_discards(told: Told, words: Sequence[str]) -> None:
    for word in _list(words):
        match = _DISCARD.fullmatch(word)
        if match is None:
            kind = _kind(word)
            if kind < 0:
                raise NotationError(f"{cited(word)} lies face down: whose was it? ?1:CARD")
            told.discards.append(ToldDiscard(kind))
        else:
            told.discards.append(ToldDiscard(_kind(match[2]), SEAT.read(match[1])))


def _read_over(told: Told, words: Sequence[str]) -> None:
    word = _one(words)
    if word not in ENDING_NAMES:
        raise NotationError(f"a game ends by {listed(ENDING_NAMES)}, not by {cited(word)}")
    told.ending = ENDING_NAMES.index(word)


LINES: Final[Mapping[str, Callable[[Told, Sequence[str]], None]]] = {
    "undealt": _read_undealt,
    "turn": _read_turn,
    "now": _read_now,
    "starter": _read_starter,
    "net": _read_net,
    "goals": _read_goals,
    "dwarves": _read_dwarves,
    "left": _read_left,
    "lying": _read_lying,
    "clans": _read_clans,
    "shown": _read_shown,
    "gold": _read_gold,
    "supply": _read_supply,
    "veins": _read_veins,
    "boots": _read_boots,
    "axes": _read_axes,
    "webs": _read_webs,
    "creature": _read_creature,
    "looked": _read_looked,
    "met": _read_met,
    "hand": _read_hand,
    "pile": _read_pile,
    "discards": _read_discards,
    "box": _read_box,
    "over": _read_over,
}
"""How each line is read."""
