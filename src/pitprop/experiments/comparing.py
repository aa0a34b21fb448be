"""What two agents get out of a deal: two matches on the same cards."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.experiments.matches import Match


def difference(matches: Sequence[Match], better: str, than: str, measure: str) -> float:
    """By how much one agent does better than another, on average over the matches of a deal.

    Args:
        matches: the matches.
        better: the one agent.
        than: the other one.
        measure: `points`, per seat and match, or `wins`, shares of the matches.
    """
    value = points if measure == "points" else share
    gains = [value(match, better) - value(match, than) for match in matches]
    return sum(gains) / len(gains)


def points(match: Match, agent: str) -> float:
    """What an agent's seats have gained in a match, on average; 0 where it has no seat."""
    gained = [gain for name, gain in zip(match.agents, match.points, strict=True) if name == agent]
    return sum(gained) / len(gained) if gained else 0.0


def share(match: Match, agent: str) -> float:
    """An agent's share of the winners of a match; half where nobody has won."""
    if not match.winners:
        return 0.5
    won = sum(match.agents[seat] == agent for seat in match.winners)
    return won / len(match.winners)


def side_shares(match: Match, agent: str, side: str) -> list[float]:
    """An agent's share of the victory in each of its contests on a side: the mean over its seats
    there, of which some may have won and others not.

    Args:
        match: the match.
        agent: the agent.
        side: the side.
    """
    found = []
    for contest in match.contests:
        shares = [
            contest.share(seat)
            for seat, name in enumerate(match.agents)
            if name == agent and contest.sides[seat] == side
        ]
        if shares:
            found.append(sum(shares) / len(shares))
    return found
