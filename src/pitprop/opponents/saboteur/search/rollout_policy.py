"""How the quick game of Saboteur is played."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.public_table import NO_SEAT


class RolloutPolicy:
    """How the players of the quick game play.

    Attributes:
        attach_tunnel: whether path cards may carry on tunnels that don't lead to the start (S-32).
        break_own_tool: whether one may break one's own tool (S-41).
        stone_choice: whether the player turns stones that fit neither way (S-54).
        digger: how freely a digger chooses (see `softmax`).
        saboteur: the same for a saboteur.
        blunt: the seat that plays bluntly if it is a saboteur's; `NO_SEAT` for none.
    """

    __slots__ = ("attach_tunnel", "blunt", "break_own_tool", "digger", "saboteur", "stone_choice")

    def __init__(
        self,
        attach_tunnel: bool,
        break_own_tool: bool,
        stone_choice: bool,
        digger: float,
        saboteur: float,
        blunt: i64 = NO_SEAT,
    ) -> None:
        self.attach_tunnel = attach_tunnel
        self.break_own_tool = break_own_tool
        self.stone_choice = stone_choice
        self.digger = digger
        self.saboteur = saboteur
        self.blunt: i64 = blunt
