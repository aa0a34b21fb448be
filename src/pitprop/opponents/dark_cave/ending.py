"""How the game would end now, and what that says about leaving, proposing and consenting."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.sample import unseen_cards
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.allowed import plays_until_both_are_out
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    BOOTS,
    GROUP_OF,
    LADDER,
    NO_SLOT,
    PATH_KINDS,
    STEPS,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.move_codes import is_yes
from pitprop.games.dark_cave.rules.scoring import score, work_for
from pitprop.games.dark_cave.rules.table import BY_AGREEMENT, NOBODY_WON, Result, group_count
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.dark_cave.cave_graph import FAR
from pitprop.opponents.dark_cave.situation import Situation


def likely_result(situation: Situation, leaving: int = -1) -> Result:
    """The result if the game ended now and everybody had their likelier character.

    Args:
        situation: the situation.
        leaving: a seat whose dwarf has just left.
    """
    return _result(situation, [int(chance > 0.5) for chance in situation.saboteur], leaving)


def surely_wins_now(situation: Situation) -> bool:
    """Whether the player's side would win now, whatever the others may be for what it knows."""
    return all(
        _result(situation, characters).winner == situation.side
        for characters, _ in situation.worlds
    )


def _result(situation: Situation, characters: Sequence[int], leaving: int = -1) -> Result:
    """The result if the game ended now.

    Args:
        situation: the situation.
        characters: everybody's character.
        leaving: a seat whose dwarf has just left.
    """
    table = situation.view.table
    left = [*table.left, *([leaving] if leaving >= 0 else [])]
    return score(BY_AGREEMENT, list(table.clans), list(characters), list(table.gold), left)


def ends_by_leaving(situation: Situation) -> bool:
    """D-80: whether the own dwarf seems to be the last one inside that works for its clan."""
    table = situation.view.table
    if plays_until_both_are_out(table):
        return situation.inside() == [situation.seat]
    for seat in situation.inside():
        character = int(situation.saboteur[seat] > 0.5)
        if seat != situation.seat and work_for(table.clans[seat], character) == situation.side:
            return False
    return True


def surely_ends_by_leaving(situation: Situation) -> bool:
    """D-80: whether leaving ends the game, whatever the others may be for what the player knows."""
    table = situation.view.table
    others = [seat for seat in situation.inside() if seat != situation.seat]
    if plays_until_both_are_out(table):
        return not others
    return all(
        work_for(table.clans[seat], characters[seat]) != situation.side
        for characters, _ in situation.worlds
        for seat in others
    )


def is_hopeless(situation: Situation) -> bool:
    """D-82: whether no dwarf inside can get out any more, however well it goes."""
    if not _all_too_far(situation, situation.prices, boots=False):
        return False
    cards = _may_still_come(situation.view)
    ladders = sum(kind < PATH_KINDS and LADDER[2 * kind] != NO_SLOT for kind in cards)
    fewest_steps = [
        situation.graph.fewest_steps(goal, ladders) if chance else []
        for goal, chance in enumerate(situation.exit)
    ]
    return _all_too_far(situation, fewest_steps, boots=any(ACTION[kind] == BOOTS for kind in cards))


def _may_still_come(view: View) -> list[int]:
    """D-92: the cards that the player holds, and those that may lie under a back in play."""
    table = view.table
    in_play = {
        group
        for group in range(len(GROUPS))
        if table.pile[group]
        or any(
            group_count(table.backs[seat], group) for seat in range(view.seats) if seat != view.seat
        )
    }
    return [*view.hand, *[kind for kind in unseen_cards(view) if GROUP_OF[kind] in in_play]]


def _all_too_far(situation: Situation, steps: Sequence[Sequence[int]], *, boots: bool) -> bool:
    """Whether too few steps are left for anybody inside.

    Args:
        situation: the situation.
        steps: how far each node is from the exit, for each goal that may be it.
        boots: whether everybody may get boots (D-54).
    """
    table = situation.view.table
    for seat in situation.inside():
        pace = STEPS + 1 if boots else situation.pace(seat)
        left = pace * situation.turns_left(seat)
        if seat == table.on_turn:
            left += table.steps  # of the movement that is under way
        if min([far[situation.at[seat]] for far in steps if far], default=FAR) <= left:
            return False
    return True


def weigh_proposal(situation: Situation, candidate: Candidate) -> None:
    """D-82: worth it where nothing can change any more, unless somebody has refused it before."""
    if not is_hopeless(situation):
        candidate.add(-1.0, "still-hope")
    elif was_refused(situation):
        candidate.add(-0.5, "was-refused")
    elif likely_result(situation).winner == situation.side:
        candidate.add(1.0, "lead-stays")
    else:
        candidate.add(0.5, "no-hope-left")


def was_refused(situation: Situation) -> bool:
    """Whether somebody wanted to go on when this player proposed the end."""
    return any(
        log.event_of(logged) == log.PROPOSED and log.seat_of(logged) == situation.seat
        for logged in situation.view.log
    )


def weigh_vote(situation: Situation, candidate: Candidate) -> None:
    """D-86: weigh a vote by what the end would score."""
    sign = 1.0 if is_yes(candidate.code) else -1.0
    winner = likely_result(situation).winner
    if winner == situation.side:
        candidate.add(sign, "we-would-win")
    elif is_hopeless(situation):
        candidate.add(sign / 2, "no-hope-left")
    elif winner == NOBODY_WON:
        candidate.add(-sign, "nobody-would-win")
    else:
        candidate.add(-sign, "they-would-win")
