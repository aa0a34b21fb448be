"""From what a position tells to its text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pitprop.core.headers import header_lines
from pitprop.games.saboteur.cards import GOAL_NAMES, KIND_NAMES, ROLE_NAMES
from pitprop.games.saboteur.notation import tool_words
from pitprop.games.saboteur.position.told import (
    NO_SHAPE,
    UNKNOWN,
    Told,
    ToldDiscard,
    ToldGoal,
    ToldPick,
    ToldResult,
)
from pitprop.games.saboteur.table import NO_SEAT, WINNER_NAMES
from pitprop.tunnels.card import SPELLING


def write(told: Told) -> str:
    """The text of a position, a line feed at the end of every line."""
    return "".join(f"{line}\n" for line in [*header_lines(told.header), *_body(told)])


def _body(told: Told) -> Iterator[str]:
    yield f"round {told.round or 0}"
    yield from _turn(told)
    yield from _table(told)
    yield from _cards(told)
    yield from _gold(told)


def _turn(told: Told) -> Iterator[str]:
    for word, seat in (("turn", told.turn), ("starter", told.starter), ("last", told.last)):
        if seat is not None and seat != NO_SEAT:
            yield f"{word} {seat + 1}"


def _table(told: Told) -> Iterator[str]:
    if told.maze:
        yield _line("maze", [f"{SPELLING[shape]}@{place}" for shape, place in told.maze])
    if told.laid is not None:
        yield f"laid {told.laid}"
    if told.goals is not None:
        yield _line("goals", [_goal(goal) for goal in told.goals])
    if told.broken is not None:
        yield _line("broken", [tool_words(mask) for mask in told.broken])


def _cards(told: Told) -> Iterator[str]:
    if told.roles is not None:
        yield f"roles {_roles(told.roles)}"
    for seat, hand in sorted(told.hands.items()):
        yield _line(f"hand {seat + 1}", [_kind(kind) for kind in hand])
    if told.pile is not None:
        yield _line("pile", [_kind(kind) for kind in told.pile])
    if told.discards:
        yield _line("discards", [_discard(card) for card in told.discards])
    for seat, places in sorted(told.looked.items()):
        if places:
            yield _line(f"looked {seat + 1}", [str(place) for place in places])


def _gold(told: Told) -> Iterator[str]:
    if told.stack is not None:
        yield _line("stack", [_value(value) for value in told.stack])
    for seat, cards in sorted(told.gold.items()):
        if cards:
            yield _line(f"gold {seat + 1}", [_value(value) for value in cards])
    if told.offer is not None:
        seat, cards = told.offer
        yield _line(f"offer {seat + 1}", [_value(value) for value in cards])
    for number, result in sorted(told.results.items()):
        yield f"result {number} {' · '.join(_result(result))}"


def _result(result: ToldResult) -> Iterator[str]:
    by = "" if result.reached_by == NO_SEAT else f" by {result.reached_by + 1}"
    yield f"{WINNER_NAMES[result.winner]}{by}"
    if result.roles is not None:
        yield f"roles {_roles(result.roles)}"
    if result.last != NO_SEAT:
        yield f"last {result.last + 1}"
    if result.took:
        yield _line("took", [_pick(pick) for pick in result.took])
    for word, numbers in (("cards", result.cards), ("gold", result.gold)):
        if numbers is not None:
            yield _line(word, [_value(number) for number in numbers])
    if result.returned:
        yield _line("returned", [_pick(back) for back in result.returned])


def _line(word: str, words: Sequence[str]) -> str:
    return " ".join([word, *(words or ["-"])])


def _kind(kind: int) -> str:
    return "?" if kind == UNKNOWN else KIND_NAMES[kind]


def _value(value: int) -> str:
    return "?" if value == UNKNOWN else str(value)


def _roles(roles: Iterable[int]) -> str:
    *players, left_over = ("?" if role == UNKNOWN else ROLE_NAMES[role] for role in roles)
    return f"{' '.join(players)} | {left_over}"


def _goal(told: ToldGoal) -> str:
    name = "?" if told.goal == UNKNOWN else GOAL_NAMES[told.goal]
    if not told.face_up:
        return name
    return f"{name}:{'-' if told.lies == NO_SHAPE else SPELLING[told.lies]}"


def _discard(card: ToldDiscard) -> str:
    if card.seat == NO_SEAT:
        return _kind(card.kind)
    return f"?{card.seat + 1}" + ("" if card.kind == UNKNOWN else f":{KIND_NAMES[card.kind]}")


def _pick(pick: ToldPick) -> str:
    offer = "+".join(str(value) for value in pick.offer)
    return f"{pick.seat + 1}:{_value(pick.value)}" + (f"/{offer}" if offer else "")
