"""The tables that results are kept in, column by column; `docs/tournament.md` shows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

Kind = str | list[Any] | dict[str, Any]
"""`string`, `int64`, `double` or `bool`; for a list what it holds; for a struct its fields."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table.

    Attributes:
        name: its name.
        kind: what it holds.
        meaning: what that tells.
        can_be_null: whether there may be nothing.
    """

    name: str
    kind: Kind
    meaning: str
    can_be_null: bool = False

    @property
    def type_name(self) -> str:
        """What it holds, in the words of SQL and Arrow."""
        return type_name(self.kind) + (", or null" if self.can_be_null else "")


def type_name(kind: Kind) -> str:
    """A kind in a few words."""
    if isinstance(kind, list):
        return f"list<{type_name(kind[0])}>"
    if isinstance(kind, dict):
        return (
            "struct<" + ", ".join(f"{name}: {type_name(each)}" for name, each in kind.items()) + ">"
        )
    return kind


_CONTEST: Final[Kind] = {
    "sides": ["string"],
    "teams": ["int64"],
    "ranks": ["int64"],
    "ending": "string",
    "decisions": "int64",
}

MATCHES: Final = (
    Column("match", "int64", "the number of the match, from 0"),
    Column("deal", "int64", "the number of the deal, from 0; the same in all pairs of a setting"),
    Column("leg", "int64", "0 for sides as they come, 1 for sides exchanged on the same cards"),
    Column("setting", "string", "game, edition, changes, number of players, composition"),
    Column("game", "string", "the game"),
    Column("edition", "string", "the edition"),
    Column("options", [{"name": "string", "value": "string"}], "changes to the edition"),
    Column("players", "int64", "how many played"),
    Column("single", "bool", "whether a single round was played instead of a whole game"),
    Column("composition", "string", "the diggers and saboteurs that were asked for", True),
    Column("seed", "string", "where the deal comes from; `pitprop` deals it again"),
    Column("agents", ["string"], "the agent on each seat"),
    Column("points", ["int64"], "what each seat gained: gold, points, treasure"),
    Column("winners", ["int64"], "the seats that have won; seats count from 0"),
    Column("decisions", "int64", "how many decisions were made"),
    Column(
        "contests",
        [_CONTEST],
        "what was won and lost together, a round of Saboteur or else the match: the side of each"
        " seat, its team, the rank of each team (the best is lowest), how it ended, after how many"
        " decisions (where the diggers won: when the treasure was reached)",
    ),
    Column(
        "moves",
        [{"agent": "string", "side": "string", "move": "string", "count": "int64"}],
        "how often an agent made a kind of move on a side, by the first word of the notation; what"
        " chance did in its place, after a fault, isn't counted",
    ),
    Column(
        "faults",
        [{"agent": "string", "fault": "string", "decisions": "int64", "told": "string"}],
        "decisions that an agent has lost, and what happened at the first",
    ),
)

DECISIONS: Final = (
    Column("match", "int64", "the match, as in `matches.parquet`"),
    Column("number", "int64", "which of the match's decisions, from 0"),
    Column("round", "int64", "the round, from 1"),
    Column("seat", "int64", "who decided, from 0"),
    Column("agent", "string", "the agent on that seat"),
    Column("side", "string", "what the seat was, such as `digger`"),
    Column("view", "string", "what the seat saw, as a position in notation"),
    Column("legal", ["string"], "the legal moves in notation"),
    Column("move", "string", "the move that was made; where there is a `fault`, by chance"),
    Column("milliseconds", "double", "how long it took"),
    Column("fault", "string", "how the agent lost the decision", True),
    Column("beliefs", ["double"], "how likely each seat was a saboteur; null when all know", True),
    Column(
        "beliefs_by",
        "string",
        "who believed that: `agent`, or `pitprop` for a careful player there",
        True,
    ),
    Column(
        "saboteurs",
        ["bool"],
        "which seats were saboteurs; null when all know, a round being over",
        True,
    ),
    Column(
        "reasons",
        [{"key": "string", "params": "string", "weight": "double"}],
        "what the agent said for (above 0) and against the move, with params as JSON",
    ),
)

TABLES: Final = {"matches.parquet": MATCHES, "decisions.parquet": DECISIONS}
"""The files of a results folder."""
