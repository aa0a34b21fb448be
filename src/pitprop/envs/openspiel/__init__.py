"""The games for OpenSpiel: `python_pitprop_saboteur`, `python_pitprop_sabotage`, …

>>> import pyspiel
>>> import pitprop.envs.openspiel
>>> game = pyspiel.load_game("python_pitprop_saboteur(players=5)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()
(True, [(0, 0.6666666666666666), (1, 0.3333333333333333)])

Parameters are `players`, `edition`, `options` (`attach:tunnel;stone_choice:yes`) and `rewards`
(`points`, `win` or `zero_sum`, given at the end). `Evaluator` plays states out inside the engine,
for OpenSpiel's searches in Python.
"""

from __future__ import annotations

from pitprop.core.installed.extras import need

need("openspiel", "numpy", "pyspiel")

from pitprop.envs.openspiel.evaluator import Evaluator
from pitprop.envs.openspiel.games import register

__all__ = ["Evaluator"]

register()
