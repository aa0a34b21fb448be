"""Sampled worlds could have come about: each card of a hand was dealt, drawn or given (law 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest

from pitprop.core.conformance.trial import Moment, Trial
from pitprop.core.conformance.worlds import world_of
from pitprop.core.events import Event
from pitprop.core.game import SPECTATOR, Game, State

_MOMENTS = 12


def stories(trial: Trial) -> None:
    """A world tells all seats how it came about, as the real state does, and that can have been so.

    A view doesn't show where a hidden card came from, so a world in which the card lies where it
    can never have got to would look just right.
    """
    for moment in trial.chosen(_MOMENTS):
        _check(trial, moment, moment.state, "in the real state")
        for seat in trial.some_seats(moment):
            reader = "a spectator" if seat == SPECTATOR else f"seat {seat}"
            _check(trial, moment, world_of(trial, moment, seat), f"in a world for {reader}")


def _check(trial: Trial, moment: Moment, world: State, where: str) -> None:
    for seat in range(trial.case.seats):
        for real, event in zip_longest(moment.state.events(seat), world.events(seat)):
            if real is None or event is None or not _are_alike(real, event):
                raise trial.fail(
                    "stories", moment, f"{where} seat {seat} is told {event}, where it was {real}"
                )
    fault = impossible_story(trial.game, world)
    if fault:
        raise trial.fail("stories", moment, f"{where} {fault}")


def _are_alike(one: Event, other: Event) -> bool:
    # Most are the same object, as decoded events are kept.
    return one is other or _kind(one) == _kind(other)


def _kind(event: Event) -> tuple[str, int | None, list[tuple[str, str | int]], list[str]]:
    """An event, with the topic of its private part but not what it says."""
    return event.key, event.seat, sorted(event.params.items()), sorted(event.secret)


def impossible_story(game: Game, state: State) -> str:
    """What can't have happened, in words; nothing where all of it can.

    What happened is undone from the last event backwards: a card that came into a hand has to be in
    it at that point, one that left it is put back.
    """
    hands = [Counter(game.hand(state.view(seat))) for seat in range(state.seats)]
    for event in reversed(_whole_story(state)):
        for moved in reversed(game.handled(event)):
            hand = hands[moved.seat]
            if not moved.came:
                hand[moved.card] += 1
            elif moved.card and not hand[moved.card]:
                return f"seat {moved.seat} has no {moved.card} where it came: {event}"
            elif not hand.total():
                return f"seat {moved.seat} has no card where one came: {event}"
            else:
                hand[moved.card] -= 1
    return ""


def _whole_story(state: State) -> Sequence[Event]:
    """The events, each as told to a seat that knows its private part."""
    by_seat = [state.events(seat) for seat in range(state.seats)]
    return [max(event, key=lambda known: len(known.secret)) for event in zip(*by_seat, strict=True)]
