"""A position in notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pitprop.core.headers import header_lines
from pitprop.games.dark_cave.cards import (
    CLAN_CARD_NAMES,
    CLAN_NAMES,
    CREATURE_NAMES,
    FACE_NAMES,
    GOAL_NAMES,
    KIND_NAMES,
)
from pitprop.games.dark_cave.position.told import (
    CLAN_ONLY,
    FACE_DOWN_GOAL,
    WAITS,
    Told,
    ToldDiscard,
    ToldGoal,
    card_word,
)
from pitprop.games.dark_cave.table import ENDING_NAMES


def write(told: Told) -> str:
    """The text, a line feed at the end of every line."""
    return "".join(f"{line}\n" for line in [*header_lines(told.header), *_lines(told)])


def _lines(told: Told) -> Iterator[str]:
    if told.undealt:
        yield "undealt"
        return
    yield f"turn {_seat(told.turn)}"
    yield " ".join(["now", *(f"{name}={value}" for name, value in told.now.items())])
    yield f"starter {_seat(told.starter)}"
    yield from _some("net", (f"{FACE_NAMES[face]}@{place}" for face, place in told.net))
    yield _line("goals", (_goal(goal) for goal in told.goals or ()))
    yield _line("dwarves", ("out" if at is None else str(at) for at in told.dwarves or ()))
    yield from _some("left", map(_seat, told.left))
    yield from _some("lying", map(_seat, told.lying))
    clans = [_clan(card) for card in told.clans or ()]
    yield _line("clans", [*clans, "|", *([_clan(card) for card in told.aside or ()] or ["-"])])
    yield from _some("shown", map(_seat, told.shown))
    yield _line("gold", map(str, told.gold or ()))
    yield f"supply {told.supply}"
    yield from _some("veins", map(str, told.veins))
    boots = (f"{_seat(seat)}:{KIND_NAMES[kind]}" for seat, kind in told.boots.items())
    yield from _some("boots", boots)
    axes = (
        f"{_seat(seat)}:{KIND_NAMES[kind]}" for seat, held in told.axes.items() for kind in held
    )
    yield from _some("axes", axes)
    webs = (
        f"{web.place}:{web.side}={web.number}:{_seat(web.seat)}:{KIND_NAMES[web.kind]}"
        for web in told.webs
    )
    yield from _some("webs", webs)
    for creature, at in told.creatures.items():
        name = CREATURE_NAMES[creature]
        yield f"creature {name} {at.field} {_seat(at.seat)} {KIND_NAMES[at.kind]}"
    for seat, places in told.looked.items():
        yield _line(f"looked {_seat(seat)}", map(str, places))
    for seat, others in told.met.items():
        yield _line(f"met {_seat(seat)}", map(_seat, others))
    for seat, hand in told.hands.items():
        yield _line(f"hand {_seat(seat)}", map(card_word, hand))
    yield _line("pile", map(card_word, told.pile or ()))
    yield from _some("discards", map(_discard, told.discards))
    yield _line("box", map(card_word, told.box or ()))
    if told.ending is not None:
        yield f"over {ENDING_NAMES[told.ending]}"


def _line(name: str, words: Iterable[str]) -> str:
    return " ".join([name, *(list(words) or ["-"])])


def _some(name: str, words: Iterable[str]) -> Iterator[str]:
    """A line, unless there is nothing to tell."""
    told = list(words)
    if told:
        yield _line(name, told)


def _seat(seat: int | None) -> str:
    return str((0 if seat is None else seat) + 1)


def _goal(goal: ToldGoal) -> str:
    name = "?" if goal.goal < 0 else GOAL_NAMES[goal.goal]
    if goal.lies == FACE_DOWN_GOAL:
        return name
    return f"{name}:-" if goal.lies == WAITS else f"{name}:{FACE_NAMES[goal.lies].split('+')[0]}"


def _clan(card: int) -> str:
    if card < 0:
        return "?"
    return f"{CLAN_NAMES[card - CLAN_ONLY]}-?" if card >= CLAN_ONLY else CLAN_CARD_NAMES[card]


def _discard(card: ToldDiscard) -> str:
    return card_word(card.kind) if card.seat < 0 else f"?{card.seat + 1}:{card_word(card.kind)}"
