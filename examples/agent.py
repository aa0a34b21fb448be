"""A small agent: it builds pipes of two colours that match, against a player at random.

pip install 'pitprop[env]'
python examples/agent.py
"""

from typing import Any

try:
    from pitprop.envs import gymnasium
except ImportError as missing:
    raise SystemExit(str(missing)) from None

WARM = ("yellow", "red")  # these two match, and so do blue and purple


def worth(text: str) -> int:
    """What a move of Sabotage, in notation, is worth."""
    word, *rest = text.split()
    if word == "close":
        return 100
    if word == "sabotage":
        return 30 if rest[0] == "other" else 0
    if word == "lay":
        is_good = rest[0].partition("-")[2] in WARM and not rest[0].startswith("wrench")
        return (50 if is_good else 1) if rest[1] == "own" else (0 if is_good else 40)
    return 10 if word == "discard" else 0


def play(seed: int) -> tuple[int, int]:
    """What the agent and its rival score in a match."""
    env: Any = gymnasium.env("sabotage", players=2, opponents=["random"]).unwrapped
    observation, info = env.reset(seed=seed)
    while not env.play.is_over:
        values = [worth(text) for text in info["moves"]]
        allowed = observation["action_mask"].nonzero()[0]
        observation, _, _, _, info = env.step(allowed[values.index(max(values))])
    own, other = env.play.state.scores()
    return own, other


def main(matches: int = 10) -> tuple[float, float]:
    """Play some matches; returns the points per match of the agent and of its rival."""
    own, other = zip(*map(play, range(matches)), strict=True)
    return sum(own) / matches, sum(other) / matches


if __name__ == "__main__":
    print("agent {:.1f}, random {:.1f} points a match".format(*main()))
