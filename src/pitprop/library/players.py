"""The players: opponents by name, and bots that somebody wrote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeAlias, runtime_checkable

from pitprop.core.chance import derived_seed
from pitprop.core.errors import IllegalMoveError, NotationError, PitpropError
from pitprop.core.game import Move
from pitprop.core.game import View as EngineView
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited
from pitprop.core.wording.seats import seat_range
from pitprop.library.hints import Hint
from pitprop.library.moves import as_move, why
from pitprop.library.views.finding import view_of
from pitprop.opponents import Choice, Opponent, Reason, check_plays, check_seated, find_opponent
from pitprop.opponents.asking import misfit_of
from pitprop.opponents.whose import misplayed


@runtime_checkable
class Bot(Protocol):
    """A player that somebody wrote: a function from a view to a move, as a method of a class."""

    def choose(self, view: Any, *, seed: str) -> Choice | Hint[Any] | Move | str:
        """The move for the seat that the view belongs to.

        Args:
            view: what the seat may know; `view.legal_moves` are its moves.
            seed: where chance comes from; a different one for each decision.

        Returns:
            a move, its notation, or a `Choice` or a `Hint` that gives reasons too.
        """
        ...


Player: TypeAlias = str | Bot
"""An opponent by its name, or a bot."""


@dataclass(frozen=True)
class BotOpponent:
    """A bot as an opponent of the laboratory.

    Attributes:
        name: what it is called in reports.
        bot: who decides.
    """

    name: str
    bot: Bot

    def choose(self, view: EngineView, *, seed: str) -> Choice:
        """See `Opponent.choose`."""
        # The deal may follow from the seed of the decision, and is none of the bot's business.
        chosen = self.bot.choose(view_of(view), seed=derived_seed(seed, "bot"))
        if isinstance(chosen, Choice):
            return replace(chosen, move=self._move(chosen.move, view))
        if isinstance(chosen, Hint):
            return Choice(self._move(chosen.move, view), chosen.reasons)
        return Choice(self._move(chosen, view), (Reason("own"),))

    def _move(self, chosen: Any, view: EngineView) -> Move:
        """What was chosen, as a move that is allowed."""
        if chosen is None:
            raise PitpropError(f"{self.name} chose no move: its choose returned None")
        game = find_game(view.game)
        try:
            move = as_move(game, chosen, view.seats)
            refusal = view.refusal(move)
        except NotationError as error:
            raise NotationError(f"{self.name} chose no move: {error}") from None
        except PitpropError as error:
            raise PitpropError(f"{self.name} chose no move: {error}") from None
        if refusal is not None:
            forbidden = misplayed(game, IllegalMoveError(refusal, str(move), ""), self.name)
            forbidden.why = why(game, refusal)
            raise forbidden
        return move


def opponents_of(game: str, opponents: Sequence[Player], seats: int | None) -> list[Opponent]:
    """The opponents on the seats; if there are fewer opponents than seats they repeat.

    Args:
        game: the name of the game.
        opponents: names and bots.
        seats: the number of seats; one for each opponent where None.

    Raises:
        PitpropError: an opponent is unknown, a bot can't be asked, nobody plays, or there are more
            opponents than seats, or more than the game has.
    """
    if isinstance(opponents, str):
        raise PitpropError(f"computer players are given as a list, such as [{cited(opponents)}]")
    if not isinstance(opponents, Sequence):
        raise PitpropError(
            f"computer players are given as a list, such as ['random'], not {cited(opponents)}"
        )
    if seats is not None:
        # Environments ask for the seats of all players but one.
        _check_count(game, seats, range(1, find_game(game).max_seats + 1))
    check_seated(len(opponents), len(opponents) if seats is None else seats)
    found = _named([_opponent(game, opponent) for opponent in opponents])
    if seats is None:
        seats = len(opponents)
        hint = "; to let fewer computer players take several seats each, give players="
        _check_count(game, seats, find_game(game).seat_counts, hint)
    return [found[seat % len(found)] for seat in range(seats)]


def _check_count(game: str, seats: int, allowed: Collection[int], hint: str = "") -> None:
    if seats not in allowed:
        rules = find_game(game)
        counts = seat_range(rules.seat_counts)
        raise PitpropError(
            f"{rules.titles['en']} is for {counts} players, not {cited(seats)}{hint}"
        )


def _named(opponents: list[Opponent]) -> list[Opponent]:
    """Give bots names that nobody else has, so that reports tell them apart."""
    taken = Counter({each.name for each in opponents if not isinstance(each, BotOpponent)})
    named: list[Opponent] = []
    for each in opponents:
        if isinstance(each, BotOpponent):
            taken[each.name] += 1
            count = taken[each.name]
            each = BotOpponent(each.name if count == 1 else f"{each.name} {count}", each.bot)
        named.append(each)
    return named


def _opponent(game: str, asked: Player) -> Opponent:
    if not isinstance(asked, str):
        check_bot(asked)
        return BotOpponent(type(asked).__name__, asked)
    check_plays(asked, game)
    return find_opponent(asked)


def check_bot(bot: object) -> None:
    """Refuse what can't be asked for a move as `Bot` says."""
    if isinstance(bot, type):
        raise PitpropError(f"{bot.__name__} is a class; a bot is an object: {bot.__name__}()")
    name = type(bot).__name__
    choose = getattr(bot, "choose", None)
    if not callable(choose):
        raise PitpropError(
            f"{name} is not a bot: it has no method choose(view, *, seed), and it isn't a name such"
            " as 'random'"
        )
    wrong = misfit_of(choose)
    if wrong:
        raise PitpropError(f"{name}.choose is {wrong}")
