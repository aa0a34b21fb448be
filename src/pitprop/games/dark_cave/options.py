"""The options of The Dark Cave, as data."""

from __future__ import annotations

from typing import Final

from pitprop.core.editions import option_book
from pitprop.core.options import Option

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


class Options:
    """What the engine asks.

    Attributes:
        edition: the edition that the values started from.
        values: the value of every option by name.
    """

    __slots__ = (
        "both_out",
        "edition",
        "last_move",
        "one_clan",
        "spawn_attacks",
        "values",
        "vein_optional",
    )

    def __init__(self, edition: str, values: dict[str, str]) -> None:
        self.edition = edition
        self.values = values
        self.one_clan: int = ["blue", "yellow", "drawn"].index(values["one_clan"])
        self.vein_optional: bool = values["vein_optional"] == "yes"
        self.spawn_attacks: bool = values["spawn_attacks"] == "yes"
        self.both_out: bool = values["both_out"] == "yes"
        self.last_move: bool = values["last_move"] == "yes"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(self.values.items()))
