"""One game that is played by actions: what the environments of single games build on.

Whatever a seat is told follows from its view alone.
"""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from pitprop.core.asked import as_number, checked_options, is_number, named_seed
from pitprop.core.description.state import DescribedState
from pitprop.core.description.view import DescribedView
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL, Move
from pitprop.core.notation import cited, listed
from pitprop.core.public_table import DEALING
from pitprop.envs.codec import NOTHING_CHOSEN
from pitprop.envs.codecs import environment
from pitprop.library.views.finding import view_of

REFUSE: Final = "refuse"
FIRST: Final = "first"
ILLEGAL: Final = (REFUSE, FIRST)
"""What happens to an action whose mask is 0: an error, or the first allowed one in its place."""


def number_of_seed(seed: int | str) -> int:
    """A number to seed other randomness, from a seed that may be any number or text."""
    number = as_number(seed)
    if is_number(number) and number >= 0:
        return int(number)
    return int.from_bytes(sha256(named_seed(seed).encode()).digest()[:8])


def checked_illegal(illegal: str) -> str:
    """What is to happen to an action whose mask is 0, if it is one of `ILLEGAL`.

    Raises:
        PitpropError: there is no such way.
    """
    if illegal not in ILLEGAL:
        raise PitpropError(f"illegal is {' or '.join(ILLEGAL)}, not {cited(illegal)}")
    return illegal


def checked_settings(settings: Iterable[str], kind: Callable[..., Any]) -> None:
    """Check that an environment has these settings.

    Args:
        settings: the names of the settings.
        kind: the class of the environment.

    Raises:
        PitpropError: it has no such setting.
    """
    known = [name for name in inspect.signature(kind).parameters if name not in ("game", "players")]
    for name in settings:
        if name not in known:
            raise PitpropError(
                f"there is no setting {cited(name)}; the settings are {listed(known)}"
            )


class Play:
    """One game, from its first deal to its end, with chance handled.

    Args:
        name: the name of the game.
        players: the number of players.
        edition: the edition; the default one where empty.
        options: changes to the edition.

    Attributes:
        environment: the game's actions and observations.
        seats: the number of players.
        state: the game as it stands; its first deal is made by `begin`.
        changes: by how much each seat's score has changed with the last decision.

    Raises:
        PitpropError: there is no such game, number of players, edition or option.
    """

    def __init__(
        self,
        name: str,
        players: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.environment = environment(name)
        checked_options(options)
        self.seats = players
        self._edition = edition
        self._options = dict(options or {})
        self.state: DescribedState = self.start("")
        self.chosen = NOTHING_CHOSEN
        self._since = [0] * players
        self._scores = [0] * players
        self.changes = [0] * players

    def start(self, seed: str) -> DescribedState:
        """A new game before its first deal."""
        started: DescribedState = self.environment.game.start(
            self.seats, edition=self._edition, options=self._options, seed=seed
        )
        return started

    def begin(self, seed: str) -> None:
        """Deal a new game."""
        self.state = self.start(seed)
        self.chosen = NOTHING_CHOSEN
        self._scores = [0] * self.seats
        self.changes = [0] * self.seats
        self._deal()

    def _deal(self) -> None:
        while self.state.decider == CHANCE:
            if self.state.public.phase == DEALING:
                self._since = [0] * self.seats
            self.state.deal()

    # --- What can be asked ----------------------------------------------------------------------

    @property
    def decider(self) -> int:
        """The seat that has to decide, or `TERMINAL`."""
        return self.state.decider

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.decider == TERMINAL

    def view(self, seat: int) -> DescribedView:
        """What a seat may know."""
        return self.state.view(seat)

    def library_view(self, seat: int) -> Any:
        """The same as the library's view: in words, with the moves that are allowed."""
        view: Any = self.view(seat)
        return view_of(view)

    def actions(self, view: DescribedView) -> list[int]:
        """The actions that the seat of a view may choose now, in order."""
        codec = self.environment.codec
        return sorted(set(codec.actions(view.codes(), view.public, self.chosen)))

    def move(self, action: int, view: DescribedView) -> Move | None:
        """The move that an action makes, or None where more has to be chosen."""
        code = self.environment.codec.code(action, view.public, self.chosen)
        return None if code < 0 else self._move(code, view)

    def _move(self, code: int, view: DescribedView) -> Move:
        spelled: Move = self.environment.game.moves.decode(code, view.public)
        return spelled

    def texts(self, actions: Sequence[int], view: DescribedView) -> list[str]:
        """What actions stand for: moves in notation, or parts of moves in words."""
        moves = [self.move(action, view) for action in actions]
        return [
            self.environment.actions[action].text if move is None else str(move)
            for action, move in zip(actions, moves, strict=True)
        ]

    def observation(self, view: DescribedView) -> vec[u8]:
        """A view as numbers."""
        codec = self.environment.codec
        row = codec.blank[:]
        seat = view.seat
        chosen = self.chosen if seat == self.decider else NOTHING_CHOSEN
        codec.observe_view(row, view, self._since[seat], chosen)
        return row

    def winners(self) -> list[int]:
        """The seats that have won; none before the end."""
        return list(self.state.winners())

    # --- Decisions ------------------------------------------------------------------------------

    def allowed(self, action: Any, illegal: str) -> int:
        """An action that somebody chose; with `first`, the first allowed one if it isn't allowed.

        Raises:
            PitpropError: it isn't the number of an action, or no game has begun.
        """
        if self.state.decider == CHANCE:
            raise PitpropError("no game has begun: reset() first")
        try:
            number = operator.index(action)
        except TypeError:
            raise PitpropError(f"an action is a whole number, not {cited(action)}") from None
        count = len(self.environment.actions)
        if not 0 <= number < count:
            raise PitpropError(f"there is no action {number}: actions are 0 to {count - 1}")
        if illegal == FIRST and not self.is_over:
            found = self.actions(self.view(self.decider))
            return number if number in found else found[0]
        return number

    def step(self, action: int) -> None:
        """Choose an action for whoever decides.

        Raises:
            PitpropError: it may not be chosen; nothing has changed.
        """
        self._choose(action, self._checked(action))

    def _checked(self, action: int) -> DescribedView:
        """What the seat that decides sees, if it may choose an action.

        Raises:
            PitpropError: it may not.
        """
        if self.is_over:
            raise PitpropError("the game is over: begin another")
        view = self.view(self.decider)
        if action not in self.actions(view):
            self._refuse(action, view)
        return view

    def _choose(self, action: int, view: DescribedView) -> None:
        """Choose an action that is allowed, for the seat of a view."""
        code = self.environment.codec.code(action, view.public, self.chosen)
        if code < 0:
            self.chosen = -code
            self.changes = [0] * self.seats
        else:
            self._advance(code)

    def make(self, move: Any) -> None:
        """Make a whole move for whoever decides, in the window or not.

        Raises:
            IllegalMoveError: a rule forbids it; nothing has changed.
        """
        seat, logged = self.decider, len(self.state.log)
        self.state.play(move)
        self._since[seat] = logged
        self._go_on()

    def _advance(self, code: int) -> None:
        self._since[self.decider] = len(self.state.log)
        self.state.advance(code)
        self._go_on()

    def _go_on(self) -> None:
        self.chosen = NOTHING_CHOSEN
        self.changes = [0] * self.seats
        if self.decider >= 0:
            return
        self._deal()
        scores = list(self.state.scores())
        self.changes = [now - then for now, then in zip(scores, self._scores, strict=True)]
        self._scores = scores

    def _refuse(self, action: int, view: DescribedView) -> None:
        text = self.environment.actions[action].text
        raise PitpropError(
            f"action {action} ({text}) may not be chosen by seat {view.seat} now: its mask is 0"
        )
