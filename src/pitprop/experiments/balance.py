"""How even the sides of Saboteur are: who wins its rounds, by numbers and options."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pitprop.core.asked import checked_number
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.experiments.agents import Agent
from pitprop.experiments.journal import Played
from pitprop.experiments.playing import check_setting, has_compositions
from pitprop.experiments.spec import Setting, TournamentSpec
from pitprop.games.saboteur.options import OPTIONS
from pitprop.games.saboteur.rules.cards import dealt_roles, left_over_role, saboteur_counts
from pitprop.games.saboteur.rules.table import WINNER_NAMES
from pitprop.lab.bootstrap import Interval, share_interval

_DIGGERS, _SABOTEURS, _NOBODY = WINNER_NAMES
_EVEN: Final = 0.5

NUMBER: Final = "saboteurs"
"""The option that says how many saboteurs play."""

_VALUES: Final = OPTIONS.option(NUMBER).values

AFTERWARDS: Final = ("rounds", "reshuffle_gold", "gold_draw", "saboteur_pay", "next_starter")
"""The options that only say what happens once it is known who has won a round: how gold is shared,
and whether there is a next one and who begins it (S-15, S-60, S-65, S-70, S-71). They make no row
of their own."""


@dataclass(frozen=True, slots=True)
class BalanceRow:
    """Who wins under some rules.

    Attributes:
        options: what the rules change in the edition.
        composition: the numbers of diggers and saboteurs that there may be, such as `4v2` or
            `5v1 or 4v2`.
        rounds: how many rounds were played.
        diggers: the share that the diggers won.
        saboteurs: the share that the saboteurs won.
        nobody: the share that nobody won.
    """

    options: Mapping[str, str]
    composition: str
    rounds: int
    diggers: Interval
    saboteurs: float
    nobody: float

    @property
    def unevenness(self) -> float:
        """How far the sides are from even, 0 to a half."""
        return abs(self.diggers.mean + self.nobody / 2 - _EVEN)

    @property
    def rules(self) -> str:
        """What it changes in the edition, in a few words."""
        changes = " ".join(f"{name}={value}" for name, value in self.options.items())
        return changes or "as it is"


def balance_spec(
    game: str,
    players: int,
    *,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    agent: Agent,
    name: str,
    deals: int,
    seed: str = "1",
    only_numbers: bool = False,
) -> TournamentSpec:
    """What has to be played to know how even the sides are: every rule that can change it.

    Args:
        game: the name of the game.
        players: how many play.
        edition: the edition to begin with; the game's first where empty.
        options: changes to it.
        agent: who plays on all seats.
        name: what it is called.
        deals: how many rounds are played under each set of rules.
        seed: where the deals come from.
        only_numbers: whether only the number of saboteurs is changed, and no other option.

    Raises:
        PitpropError: the game has no gold diggers and saboteurs, or can't be played like this.
    """
    if not has_compositions(find_game(game).name):
        raise PitpropError(
            f"{game} has no sides of gold diggers and saboteurs to balance; saboteur has"
        )
    checked_number(deals, "the number of deals", least=1)
    book = find_game(game).options
    base = edition or book.editions[0].name
    check_setting(Setting(game, players, base, options or {}, single=True))
    values = book.resolve(base, options or {})
    changed: list[dict[str, str]] = [dict(options or {})]
    for option in () if only_numbers else book.options:
        if option.name not in (NUMBER, *AFTERWARDS):
            others = [value for value in option.values if value != values[option.name]]
            changed += [{**(options or {}), option.name: value} for value in others]
    own = values[NUMBER]
    numbers = [own] if NUMBER in (options or {}) else _numbers(players, own)
    settings = [
        Setting(game, players, base, each if number == own else {NUMBER: number, **each}, True)
        for number in numbers
        for each in changed
    ]
    return TournamentSpec({name: agent}, settings, [(name, name)], deals, seed)


def _numbers(players: int, own: str) -> list[str]:
    """The values of the option for the number of saboteurs that make a difference (S-10)."""
    found = {_dwarves(players, own): own}
    for value in _VALUES:
        found.setdefault(_dwarves(players, value), value)
    return list(found.values())


def _dwarves(players: int, value: str) -> tuple[tuple[int, ...], int]:
    number = _VALUES.index(value)
    return tuple(dealt_roles(players, number)), left_over_role(players, number)


def composition(setting: Setting) -> str:
    """The numbers of diggers and saboteurs that there may be, the fewest saboteurs first (S-10)."""
    values = find_game(setting.game).options.resolve(setting.edition, setting.options)
    counts = saboteur_counts(setting.players, _VALUES.index(values[NUMBER]))
    return " or ".join(f"{setting.players - count}v{count}" for count in counts)


def balance(spec: TournamentSpec, deals: Iterable[Played]) -> list[BalanceRow]:
    """Who won, by rules and composition.

    Args:
        spec: what was played (`balance_spec`).
        deals: what came of it.
    """
    won: defaultdict[int, list[str]] = defaultdict(list)
    for deal in deals:
        (match,) = deal.matches
        won[deal.task.setting] += [contest.ending for contest in match.contests]
    return [_row(spec, setting, won[at]) for at, setting in enumerate(spec.settings) if won[at]]


def _row(spec: TournamentSpec, setting: Setting, endings: Sequence[str]) -> BalanceRow:
    counts, rounds = Counter(endings), len(endings)
    # The same resamples for all rows: rules that don't change who wins have the same interval.
    seed = f"{spec.seed} {setting.cards}"
    return BalanceRow(
        setting.options,
        composition(setting),
        rounds,
        share_interval([float(ending == _DIGGERS) for ending in endings], seed),
        counts[_SABOTEURS] / rounds,
        counts[_NOBODY] / rounds,
    )


def nearest_to_even(rows: Sequence[BalanceRow]) -> BalanceRow:
    """The rules under which the sides are nearest to even; the first in a tie."""
    return min(rows, key=lambda row: row.unevenness)
