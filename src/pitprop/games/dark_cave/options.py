"""The options of The Dark Cave, as data."""

from __future__ import annotations

from typing import Final

from pitprop.core.options.book import option_book
from pitprop.core.options.option import Option
from pitprop.core.public_table import TableOptions

OPTIONS: Final = option_book(
    "pitprop.games.dark_cave",
    [
        Option("one_clan", "D-11", ("drawn", "blue", "yellow"), (3, 4)),
        Option("vein_optional", "D-44", ("no", "yes")),
        Option("spawn_attacks", "D-63", ("yes", "no")),
        Option("both_out", "D-80", ("no", "yes"), (2,)),
        Option("last_move", "D-85", ("no", "yes")),
    ],
)


class Options(TableOptions):
    """What the engine asks."""

    def __init__(self, edition: str, values: dict[str, str]) -> None:
        super().__init__(edition, values, OPTIONS)
        self.one_clan: int = ["blue", "yellow", "drawn"].index(values["one_clan"])
        self.vein_optional: bool = self.is_yes("vein_optional")
        self.spawn_attacks: bool = self.is_yes("spawn_attacks")
        self.both_out: bool = self.is_yes("both_out")
        self.last_move: bool = self.is_yes("last_move")
