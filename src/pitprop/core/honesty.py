"""Whether people said what they knew; told when a game is over, since none of it need be true."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pitprop.core.claims import Claim, claims_of
from pitprop.core.game import Game, View


def known_facts(game: Game, view: View) -> Sequence[Claim]:
    """All claims of facts that a seat knows to be true: the game's attribute `facts`, else none.

    Args:
        game: the game.
        view: what the seat knows.
    """
    facts: Callable[[View], Sequence[Claim]] | None = getattr(game, "facts", None)
    return facts(view) if facts is not None else ()


def is_fact(game: Game, claim: Claim) -> bool:
    """Whether a claim says how something is, rather than what its speaker thinks or wants.

    Args:
        game: the game.
        claim: what was said; it may be a hint, which nobody says.
    """
    return any(kind.fact for kind in claims_of(game) if kind.key == claim.key)


def truth_of(game: Game, view: View, claim: Claim) -> Claim | None:
    """What somebody would have said who says what they know; None where that isn't known, or is
    what was said.

    Args:
        game: the game.
        view: what the speaker knew.
        claim: what was said.
    """
    known = (each for each in known_facts(game, view) if _is_about_the_same(game, each, claim))
    return next((each for each in known if each != claim), None)


def withheld(game: Game, seen: Sequence[View], said: Sequence[Claim]) -> list[Claim]:
    """What a seat learned and nobody else was told of, neither truly nor falsely.

    Args:
        game: the game.
        seen: what the seat knew before and after, and what all know afterwards.
        said: what it said after it.
    """
    before, after, common = (known_facts(game, view) for view in seen)
    known = [*before, *common]
    return [
        fact
        for fact in after
        if fact not in known and not any(_is_about_the_same(game, fact, each) for each in said)
    ]


def _is_about_the_same(game: Game, one: Claim, other: Claim) -> bool:
    """Whether two claims say how the same thing is."""
    return one.key == other.key and _subject(game, one) == _subject(game, other)


def _subject(game: Game, claim: Claim) -> dict[str, str | int]:
    fact = next((kind.fact for kind in claims_of(game) if kind.key == claim.key), "")
    return {name: value for name, value in claim.params.items() if name != fact}
