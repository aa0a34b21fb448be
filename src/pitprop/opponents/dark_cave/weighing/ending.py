"""How the game would end now, and what that says about leaving, proposing and consenting."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import plays_until_both_are_out
from pitprop.games.dark_cave.rules.move_codes import is_yes
from pitprop.games.dark_cave.rules.scoring import score, work_for
from pitprop.games.dark_cave.rules.table import BY_AGREEMENT, NOBODY_WON, Result
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.hope import is_hopeless


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
    """Whether it is known that somebody wants to go on.

    They have said so when this player proposed the end, or when somebody else did and nobody has
    left the cave since.
    """
    refused = False
    for logged in situation.view.log:
        event, is_own = log.event_of(logged), log.seat_of(logged) == situation.seat
        if event == log.PROPOSED and is_own:
            return True
        if event == log.LEFT:
            refused = False
        elif event == log.ANSWERED and not is_own and not log.card_of(logged):
            refused = True
    return refused


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
