"""The options in which the editions of Saboteur differ, as data."""

from __future__ import annotations

from typing import Final

from pitprop.core.options.book import option_book
from pitprop.core.options.option import Option
from pitprop.core.public_table import TableOptions

OPTIONS: Final = option_book(
    "pitprop.games.saboteur",
    [
        Option("rounds", "S-70", ("three", "two", "one")),
        Option("saboteurs", "S-10", ("drawn", "all", "fewer", "more")),
        Option("reshuffle_gold", "S-15", ("no", "yes")),
        Option("attach", "S-32", ("start", "tunnel")),
        Option("break_own_tool", "S-41", ("no", "yes")),
        Option("stone_choice", "S-54", ("no", "yes")),
        Option("gold_draw", "S-60", ("diggers", "players")),
        Option("saboteur_pay", "S-65", ("exact", "draw")),
        Option("next_starter", "S-71", ("after_last_card", "after_starter")),
    ],
)

_ROUNDS: Final = {"three": 3, "two": 2, "one": 1}


class Options(TableOptions):
    """What the engine asks: one flag per option, named after the value that is the exception.

    How many saboteurs play is a number, that of the value (`DRAWN`, `ALL`, `FEWER`, `MORE`), and
    how many rounds make a game is one, too.
    """

    def __init__(self, edition: str, values: dict[str, str]) -> None:
        super().__init__(edition, values, OPTIONS)
        self.saboteurs: int = OPTIONS.option("saboteurs").values.index(values["saboteurs"])
        self.reshuffle_gold: bool = self.is_yes("reshuffle_gold")
        self.attach_tunnel: bool = values["attach"] == "tunnel"
        self.break_own_tool: bool = self.is_yes("break_own_tool")
        self.stone_choice: bool = self.is_yes("stone_choice")
        self.gold_for_players: bool = values["gold_draw"] == "players"
        self.pay_by_drawing: bool = values["saboteur_pay"] == "draw"
        self.rounds: int = _ROUNDS[values["rounds"]]
        self.after_starter: bool = values["next_starter"] == "after_starter"
