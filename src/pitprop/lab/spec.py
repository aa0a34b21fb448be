"""What to simulate."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from pitprop.core.asked import (
    checked_number,
    checked_options,
    checked_text,
    is_number,
    named_seed,
)
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited
from pitprop.opponents import Opponent, check_plays, check_seated, find_opponent
from pitprop.opponents.asking import misfit_of


@dataclass(frozen=True, slots=True)
class SimulationSpec:
    """What to simulate. The counts of a report depend on nothing else (its times do).

    Attributes:
        players: the number of players.
        games: how many games (matches, where the rules call them so) to play, or how many of their
            rounds where `single_rounds`.
        game: the name of the game.
        edition: an edition's name; the game's default edition where empty.
        options: changes to the edition.
        seed: where all chance comes from.
        opponents: who sits on the seats by name, repeated if there are fewer names than seats.
        bots: opponents that aren't registered, by the names that `opponents` gives them. They are
            shown the engine's views; for bots that read the library's there is `pitprop.simulate`.
        by_role: the opponent that plays each role, whatever the seat; replaces `opponents`.
        single_rounds: play single rounds instead of whole games.
        composition: only deals with these numbers of diggers and saboteurs, such as `(4, 1)`; for
            single rounds of a game that has both.
        processes: how many processes to use; one per core where None.
        keeps_games: keep whole games one by one, too (`SimulationReport.kept`), in 8 bytes a seat
            and 24 besides.
    """

    players: int
    games: int = 1000
    game: str = "saboteur"
    edition: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = "1"
    opponents: tuple[str, ...] = ("standard",)
    by_role: Mapping[str, str] = field(default_factory=dict)
    bots: Mapping[str, Opponent] = field(default_factory=dict)
    single_rounds: bool = False
    composition: tuple[int, int] | None = None
    processes: int | None = None
    keeps_games: bool = False

    def check(self) -> None:
        """Check that everything exists and fits together, whatever the game.

        Raises:
            PitpropError: it doesn't; one line says what is wrong.
        """
        game = find_game(self.game)
        _check_kinds(self)
        game.start(self.players, edition=self.edition, options=self.options)
        checked_number(self.games, f"the number of {game.terms.wholes}", least=1)
        if self.processes is not None:
            checked_number(self.processes, "the number of processes", least=1)
        named_seed(self.seed)
        _check_names(self.opponents, self.by_role)
        check_seated(len(self.opponents), self.players)
        for name in (*self.opponents, *self.by_role.values()):
            check_plays(name, self.game, self.bots)

    def opponent_at(self, seat: int) -> str:
        """The name of the opponent on a seat."""
        return self.opponents[seat % len(self.opponents)]

    def opponent(self, name: str) -> Opponent:
        """The opponent of that name."""
        return self.bots[name] if name in self.bots else find_opponent(name)


def _check_kinds(spec: SimulationSpec) -> None:
    """Check that everything is of the kind that it should be: callers may pass anything."""
    if spec.options is None:
        raise PitpropError("options are a mapping: {} where nothing is changed, not None")
    checked_options(spec.options)
    if not isinstance(spec.bots, Mapping):
        raise PitpropError(f"bots are named, such as {{'mine': Mine()}}, not {cited(spec.bots)}")
    for name, bot in spec.bots.items():
        checked_text(name, "the name of a bot")
        _check_bot(name, bot)
    for name in ("single_rounds", "keeps_games"):
        if not isinstance(getattr(spec, name), bool):
            raise PitpropError(f"{name} is True or False, not {cited(getattr(spec, name))}")
    if spec.keeps_games and spec.single_rounds:
        raise PitpropError("single rounds can't be kept one by one, only whole games")
    composition: object = spec.composition
    if composition is None:
        return
    is_pair = isinstance(composition, tuple) and len(composition) == len(("diggers", "saboteurs"))
    if not is_pair or not all(map(is_number, cast(tuple[object, ...], composition))):
        raise PitpropError(
            "a composition is the numbers of diggers and saboteurs, such as (4, 1), not"
            f" {cited(composition)}"
        )


def _check_bot(name: str, bot: object) -> None:
    choose = getattr(bot, "choose", None)
    if isinstance(bot, type) or not callable(choose):
        raise PitpropError(f"the bot {name!r} has no method choose(view, *, seed): {cited(bot)}")
    wrong = misfit_of(choose)
    if wrong:
        raise PitpropError(f"the method choose of the bot {name!r} is {wrong}")


def _check_names(opponents: object, by_role: object) -> None:
    """Check that computer players are given by name: callers may pass anything."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        raise PitpropError(
            f"opponents are given as a list, such as ['random'], not {cited(opponents)}"
        )
    if not isinstance(by_role, Mapping):
        raise PitpropError(
            f"players by role are named, such as {{'digger': 'standard'}}, not {cited(by_role)}"
        )
    for name in (*opponents, *by_role.values()):
        checked_text(name, "the name of a computer player")


def parse_composition(text: str) -> tuple[int, int]:
    """Read a composition such as `4v1`: four diggers, one saboteur.

    Raises:
        PitpropError: the text is not a composition.
    """
    checked_text(text, "a composition")
    match = re.fullmatch(r"([0-9]{1,2})v([0-9]{1,2})", text)
    if match is None:
        raise PitpropError(
            f"{cited(text)} is not a composition; 4v1 is four diggers and one saboteur"
        )
    return int(match[1]), int(match[2])
