"""Games played by actions at random."""

from __future__ import annotations

from collections.abc import Iterator

from pitprop.core.chance import FastRandom
from pitprop.envs.play import Play

#: Each game with its smallest and its largest number of players, and one between.
TABLES = [
    ("saboteur", 3),
    ("saboteur", 5),
    ("saboteur", 10),
    ("sabotage", 2),
    ("sabotage", 4),
    ("dark_cave", 2),
    ("dark_cave", 5),
    ("dark_cave", 8),
]


def played(play: Play, seed: str, decisions: int) -> Iterator[int]:
    """Play at random; gives the action before each decision, as long as the game goes on."""
    random = FastRandom(len(seed))
    play.begin(seed)
    for _ in range(decisions):
        if play.is_over:
            return
        actions = play.actions(play.view(play.decider))
        action = actions[random.below(len(actions))]
        yield action
        play.step(action)
