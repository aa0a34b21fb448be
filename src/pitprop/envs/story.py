"""A game that is told chance outcome by outcome, and remembers what each seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Self, cast

from pitprop.core.chance import RandomStream
from pitprop.core.description.view import DescribedView
from pitprop.core.errors import PitpropError
from pitprop.core.events import Event
from pitprop.core.game import CHANCE, SPECTATOR
from pitprop.core.public_table import DEALING
from pitprop.envs.codec import NOTHING_CHOSEN
from pitprop.envs.drawing import Draw, Drawing
from pitprop.envs.play import Play


@cache
def _drawing(name: str) -> Drawing:
    return cast(Drawing, import_module(f"pitprop.envs.{name}.drawing"))


class Story(Play):
    """A game from before its first deal on.

    Args:
        name: the name of the game.
        players: the number of players.
        edition: the edition; the default one where empty.
        options: changes to the edition.

    Attributes:
        drawn: the part of the current chance decision that has been made already.

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
        super().__init__(name, players, edition=edition, options=options)
        self._settings = (name, players, edition, dict(options or {}))
        self.drawn: list[list[int]] = []
        # What each seat, and at the end a spectator, has seen in earlier rounds.
        self._past: list[list[str]] = [[] for _ in range(players + 1)]
        # What each seat held at each of its decisions, and what it did.
        self._decisions: list[list[str]] = [[] for _ in range(players)]

    # --- Chance ---------------------------------------------------------------------------------

    @property
    def is_chance(self) -> bool:
        """Whether chance has to decide."""
        return self.state.decider == CHANCE

    def draw(self) -> Draw:
        """What is drawn now."""
        found = _drawing(self._settings[0]).next_draw(self.state, self._finished())
        if found is None:
            raise AssertionError("chance decides, and nothing is left to be drawn")
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """The numbers that may be drawn now, and how likely each of them is."""
        left = self.draw().left(self._begun())
        total = left.total()
        return [(number, left[number] / total) for number in sorted(left)]

    def choose(self, number: int) -> None:
        """Draw a number; whatever then can be drawn in only one way is drawn with it.

        Raises:
            PitpropError: it can't be drawn.
        """
        if number not in self.draw().left(self._begun()):
            raise PitpropError(f"{number} can't be drawn now; see `chance_outcomes`")
        self._take(number)
        while self.is_chance:
            left = self.draw().left(self._begun())
            if len(left) != 1 or (not self.drawn and self.state.public.phase == DEALING):
                return
            self._take(next(iter(left)))

    def _finished(self) -> list[list[int]]:
        """The draws that are done."""
        draw = _drawing(self._settings[0]).next_draw(self.state, self.drawn[:-1])
        if self.drawn and draw is not None and len(self.drawn[-1]) < draw.count:
            return self.drawn[:-1]
        return self.drawn

    def _begun(self) -> list[int]:
        """What the unfinished draw has given so far."""
        finished = self._finished()
        return self.drawn[-1] if len(finished) < len(self.drawn) else []

    def _take(self, number: int) -> None:
        if len(self._finished()) == len(self.drawn):
            self.drawn.append([])
        self.drawn[-1].append(number)
        drawing = _drawing(self._settings[0])
        finished = self._finished()
        is_done = len(finished) == len(self.drawn)
        if is_done and drawing.next_draw(self.state, finished) is None:
            self._decide(drawing.outcome(self.state, finished))

    def _decide(self, outcome: Any) -> None:
        self.drawn = []
        if self.state.public.phase == DEALING:
            for seat in range(SPECTATOR, self.seats):
                self._past[seat] += self._events(seat)
            self._since = [0] * self.seats
        self.state.apply_chance(outcome)  # type: ignore[attr-defined]

    # --- Decisions ------------------------------------------------------------------------------

    def step(self, action: int) -> None:
        """See `Play.step`."""
        view = self._checked(action)
        held = " ".join(self.environment.game.hand(view))
        (text,) = self.texts([action], view)
        self._choose(action, view)
        self._decisions[view.seat].append(f"{held} > {text}")

    def _deal(self) -> None:
        """Chance is told by `choose`."""

    # --- What is known --------------------------------------------------------------------------

    def _events(self, seat: int) -> list[str]:
        return [_line_of(event) for event in self.state.events(seat)]

    def known(self, seat: int) -> str:
        """All that a seat has seen and done."""
        view = self.view(seat)
        lines = [
            *self._past[seat],
            *self._events(seat),
            *self._decisions[seat],
            self.position(view),
        ]
        if self.chosen != NOTHING_CHOSEN and seat == self.decider:
            lines.append(f"chosen {self.chosen}")
        return "\n".join(lines)

    def position(self, view: DescribedView) -> str:
        """What a seat sees now, in notation."""
        return self.environment.game.print_position(view)

    def resampled(self, seat: int, numbers: Callable[[], float]) -> Self:
        """A story that the seat can't tell from this one, drawn at random.

        What the other seats saw in earlier rounds is replaced by what everybody saw.

        Args:
            seat: the seat.
            numbers: where random numbers come from.
        """
        other = self.clone()
        stream = RandomStream(f"{numbers()} {numbers()}", "resampled")
        other.state = self.environment.game.sample(self.view(seat), stream)
        for each in range(self.seats):
            if each != seat:
                other._past[each] = list(self._past[SPECTATOR])
                other._decisions[each] = []
        return other

    # --- Copies ---------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An equal story that is independent of this one."""
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made._restore(self._held(self.state.clone()))
        return made

    def _held(self, state: Any) -> dict[str, Any]:
        return {
            "state": state,
            "chosen": self.chosen,
            "drawn": [list(each) for each in self.drawn],
            "changes": list(self.changes),
            "_since": list(self._since),
            "_scores": list(self._scores),
            "_past": [list(each) for each in self._past],
            "_decisions": [list(each) for each in self._decisions],
        }

    def _restore(self, held: Mapping[str, Any]) -> None:
        for name, value in held.items():
            setattr(self, name, value)

    def __deepcopy__(self, memo: Any) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._settings, self._held(self.state))


def _line_of(event: Event) -> str:
    """An event in one line: what happened, who did it, and what is known of it."""
    who = "" if event.seat is None else f" seat={event.seat + 1}"
    known = {**event.params, **event.secret}
    return event.key + who + "".join(f" {name}={value}" for name, value in known.items())


def _restored(settings: Sequence[Any], held: Mapping[str, Any]) -> Story:
    name, players, edition, options = settings
    story = Story(name, players, edition=edition, options=options)
    story._restore(held)
    return story
