"""What each player did in a finished game, from what all could see at the end of its rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pitprop.core.events import Event
from pitprop.core.game import SPECTATOR
from pitprop.server.history.past_rounds import round_views
from pitprop.server.storage.rows import Stored

_WINNING_ROLE: Final = {"diggers": "digger", "saboteurs": "saboteur"}


@dataclass(slots=True)
class Deeds:
    """What one player did.

    Attributes:
        played: how often the player had each role.
        won: how often the player won with it.
        lies: in how many rounds the player won as a saboteur while nobody had fewer tools broken,
            or, in The Dark Cave, had their clan card looked at less often.
        trust: how many tools others have mended for the player, boots and axes given, less the
            tools that they broke.
    """

    played: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    lies: int = 0
    trust: int = 0


@dataclass(slots=True)
class Story:
    """A finished game.

    Attributes:
        winners: the seats that won.
        deeds: what each seat did.
        largest: how many cards the largest network of tunnels joined to the start, the cards of a
            cave included; 0 without tunnels.
    """

    winners: Sequence[int]
    deeds: list[Deeds]
    largest: int = 0


def story_of(stored: Stored) -> Story:
    """What happened in a finished game.

    Args:
        stored: the table and its log.
    """
    views = list(round_views(stored, SPECTATOR))
    story = Story(views[-1].winners, [Deeds() for _ in stored.seats])
    count = _COUNTED.get(stored.row.game)
    if count is not None:
        for view in views:
            count(story, view)
    return story


def _count_saboteur(story: Story, view: Any) -> None:
    result = view.results[-1]
    role_that_won = _WINNING_ROLE.get(result.winner)
    broken = Counter(_targets(view.history, "broke"))
    mended = Counter(_targets(view.history, "mended"))
    fewest = min(broken[seat] for seat in range(len(story.deeds)))
    for seat, deeds in enumerate(story.deeds):
        role = result.roles[seat]
        _count_role(deeds, role, role == role_that_won)
        deeds.trust += mended[seat] - broken[seat]
        deeds.lies += role == role_that_won == "saboteur" and broken[seat] == fewest
    joined = sum(1 for card in view.maze if card.kind == "tunnel" and card.lit)
    story.largest = max(story.largest, joined)


def _count_sabotage(story: Story, view: Any) -> None:
    result = view.results[-1]
    best = max(result.scores)
    is_won = best > 0 and result.scores.count(best) == 1
    for seat, deeds in enumerate(story.deeds):
        role = "closer" if seat == result.closed_by else "other"
        _count_role(deeds, role, is_won and result.scores[view.players[seat].roof] == best)


def _count_cave(story: Story, view: Any) -> None:
    looked = Counter(_targets(view.history, "looked-clan"))
    given = Counter(_targets(view.history, "equipped"))
    fewest = min(looked[seat] for seat in range(len(story.deeds)))
    for seat, (player, deeds) in enumerate(zip(view.players, story.deeds, strict=True)):
        deeds.trust += given[seat]
        if player.works_for:
            won = view.result is not None and player.works_for == view.result.winner
            _count_role(deeds, player.works_for, won)
            deeds.lies += won and player.character == "saboteur" and looked[seat] == fewest
    story.largest = max(story.largest, len(view.net))


def _count_role(deeds: Deeds, role: str, won: bool) -> None:
    deeds.played[role] += 1
    deeds.won[role] += won


def _targets(history: Iterable[Event], key: str) -> list[int]:
    """Whom others have done something to."""
    aimed = [(event.seat, event.params["target"]) for event in history if event.key == key]
    return [int(target) for seat, target in aimed if seat != target]


_COUNTED: Final[Mapping[str, Callable[[Story, Any], None]]] = {
    "saboteur": _count_saboteur,
    "sabotage": _count_sabotage,
    "dark_cave": _count_cave,
}
"""Games in which more can be told than who has won."""
