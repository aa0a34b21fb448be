"""The options in which the editions of Saboteur differ, as data."""

from __future__ import annotations

from typing import Final

from pitprop.core.editions import option_book
from pitprop.core.options import Option

OPTIONS: Final = option_book(
    "pitprop.games.saboteur",
    [
        Option("reshuffle_gold", "S-15", ("no", "yes")),
        Option("attach", "S-32", ("start", "tunnel")),
        Option("break_own_tool", "S-41", ("no", "yes")),
        Option("stone_choice", "S-54", ("no", "yes")),
        Option("gold_draw", "S-60", ("diggers", "players")),
        Option("saboteur_pay", "S-65", ("exact", "draw")),
        Option("next_starter", "S-71", ("after_last_card", "after_starter")),
    ],
)


class Options:
    """What the engine asks: one flag an option, named after the value that is the exception.

    Attributes:
        edition: the edition that the values started from.
        values: the value of every option by name.
    """

    __slots__ = (
        "after_starter",
        "attach_tunnel",
        "break_own_tool",
        "edition",
        "gold_for_players",
        "pay_by_drawing",
        "reshuffle_gold",
        "stone_choice",
        "values",
    )

    def __init__(self, edition: str, values: dict[str, str]) -> None:
        self.edition = edition
        self.values = values
        self.reshuffle_gold: bool = values["reshuffle_gold"] == "yes"
        self.attach_tunnel: bool = values["attach"] == "tunnel"
        self.break_own_tool: bool = values["break_own_tool"] == "yes"
        self.stone_choice: bool = values["stone_choice"] == "yes"
        self.gold_for_players: bool = values["gold_draw"] == "players"
        self.pay_by_drawing: bool = values["saboteur_pay"] == "draw"
        self.after_starter: bool = values["next_starter"] == "after_starter"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(self.values.items()))
