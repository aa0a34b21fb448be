"""The examples do what they say."""

from __future__ import annotations

from examples import agent


def test_the_agent_scores_more_than_a_player_at_random() -> None:
    own, other = agent.main(matches=3)
    assert own > other
