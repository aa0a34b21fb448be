"""The game of hush, so that the suite is tried on more than one kind of game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from pitprop.core.asked import as_seed
from pitprop.core.chance import RandomStream
from pitprop.core.clauses import Clause, ClauseBook, RefusalText, RefusalTexts, Text, Words
from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.events import Event, Handled
from pitprop.core.game import Terms
from pitprop.core.options.option import Edition, Editions, Option, OptionBook
from tests.conformance.hush_state import DECK, Deal, Drawn, HushState, HushView, LogEntry, Say


def _same(text: str) -> Text:
    return Text(text, text, text)


class Hush:
    """The game."""

    name: str = "hush"
    titles: Mapping[str, str] = {"en": "Hush", "de": "Hush", "nl": "Hush"}
    seat_counts: Sequence[int] = (2, 3, 4)
    min_seats = 2
    max_seats = 4
    deck = ""
    options = OptionBook(
        (Option("jeers", "H-2", ("yes", "no")),),
        lambda: Editions((Edition("first", {"jeers": "yes"}), Edition("second", {"jeers": "no"}))),
    )
    clauses = ClauseBook(
        "H", (), (), tuple(Clause(name, "", (), "", {}, {}, ()) for name in ("H-1", "H-2"))
    )
    refusal_texts = RefusalTexts(
        [
            RefusalText("not-you", ("seat",), _same("It is for {seat} to decide.")),
            RefusalText("not-in-hand", ("value",), _same("You have no {value}.")),
            RefusalText("not-now", (), _same("Not now.")),
            RefusalText("no-jeering", (), _same("Nobody jeers here.")),
        ]
    )
    words = Words({}, {}, {})
    terms = Terms("game", "games")
    example = "show 3"
    chance_words = ("deal", "aside", "draws")
    revealing = frozenset({"opened"})
    state: type[HushState] = HushState

    def start(
        self,
        seats: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        first: int | None = None,
    ) -> HushState:
        """A new game; seat 0 always begins."""
        if not self.min_seats <= seats <= self.max_seats or first:
            raise PitpropError("for 2 to 4 players, of whom the first begins")
        values = self.options.resolve(edition or "first", options or {})
        return self.state(seats, values["jeers"] == "yes", as_seed(seed))

    def max_decisions(self, seats: int) -> int:
        """A deal, and for each card a move, an answer and a draw."""
        return 1 + 3 * len(DECK)

    def redacted(self, move: Say) -> Say:
        """The move as others know it."""
        return Say("hide") if move.verb == "hide" else move

    def sample(self, view: HushView, draw: RandomStream) -> HushState:
        """A state that is consistent with the view."""
        state = self.state(view.seats, view.jeers, str(draw.below(2**32)))
        state.decider, state.on_turn, state.asked = view.decider, view.on_turn, view.asked
        if not view.sizes:
            return state
        unseen = list(DECK)
        for value in [*view.hand, *view.shown, *view.own_hidden, view.aside]:
            if value:
                unseen.remove(value)
        draw.shuffle(unseen)
        state.hands = [
            view.hand[:] if seat == view.seat else sorted(unseen.pop() for _ in range(size))
            for seat, size in enumerate(view.sizes)
        ]
        own = iter(view.own_hidden)
        state.hidden = [
            (hider, next(own) if hider == view.seat else unseen.pop()) for hider in view.hiders
        ]
        state.aside = view.aside or unseen.pop()
        state.pile = sorted(unseen)
        state.shown, state.coins = view.shown[:], view.coins[:]
        state.log = self.whole_story(state, view, draw)
        return state

    def whole_story(self, state: HushState, view: HushView, draw: RandomStream) -> list[LogEntry]:
        """What the seat was told, and a story of the others that leads to their hands."""
        held = [hand[:] for hand in state.hands]
        hidden = state.hidden[:]
        story = []
        for entry in reversed(view.log):
            secret = dict(entry.secret)
            cards = [] if entry.seat is None else held[entry.seat]
            if entry.key == "showed":
                cards.append(int(entry.params["value"]))
            elif entry.key == "hid":
                secret = {"value": hidden.pop()[1]}
                cards.append(int(secret["value"]))
            elif entry.key == "drew":
                secret = secret or {"value": cards[draw.below(len(cards))]}
                cards.remove(int(secret["value"]))
            story.append(LogEntry(entry.key, entry.seat, dict(entry.params), secret))
        return story[::-1]

    def hand(self, view: HushView) -> list[str]:
        """The values in a hand."""
        return [str(value) for value in view.hand]

    def handled(self, event: Event) -> list[Handled]:
        """A card is drawn, shown or hidden."""
        card = str({**event.params, **event.secret}.get("value", ""))
        if event.seat is None or event.key not in ("drew", "showed", "hid"):
            return []
        return [Handled(event.seat, event.key == "drew", card)]

    def decode(self, data: bytes) -> HushState:
        """Read a state."""
        try:
            return msgspec.json.decode(data, type=self.state)
        except msgspec.MsgspecError as error:
            raise PitpropError(f"no state of hush: {error}") from error

    def parse_move(self, text: str) -> Say:
        """Read a move that somebody wants to make."""
        move = self.parse_known_move(text)
        if move.verb in ("show", "hide") and not move.value:
            raise NotationError(f"{text!r} doesn't tell which card")
        return move

    def parse_known_move(self, text: str) -> Say:
        """Read a move, also as others know it."""
        verb, _, value = text.partition(" ")
        if text in ("cheer", "jeer"):
            return Say(verb)
        if verb not in ("show", "hide") or value not in ("1", "2", "3", "4", "?"):
            raise NotationError(f"{text!r} is not a move")
        return Say(verb, 0 if value == "?" else int(value))

    def parse_chance(self, state: HushState, lines: Sequence[str]) -> tuple[Deal | Drawn, int]:
        """Read what chance decided."""
        words = lines[0].split()
        if words[0] == "draws":
            return Drawn(int(words[1]), int(words[2])), 1
        hands = lines[0].removeprefix("deal ").split(" | ")
        return Deal(
            tuple(tuple(map(int, hand.split())) for hand in hands), int(lines[1].split()[1])
        ), 2

    def observation(self, view: HushView, move: Say) -> str:
        """Nothing is learned by a move."""
        return ""

    def print_position(self, shown: Any) -> str:
        """A position as text."""
        fields = (HushView if isinstance(shown, HushView) else HushState).__struct_fields__
        return msgspec.json.encode({name: getattr(shown, name) for name in fields}).decode()

    def parse_position(self, text: str) -> HushState:
        """Read a position."""
        return self.decode(text.encode())

    def parse_view(self, text: str) -> HushView:
        """Read what a seat sees."""
        return msgspec.json.decode(text, type=HushView)

    def draw_text(self, shown: Any, names: Sequence[str] = ()) -> str:
        """The table as text."""
        return f"shown {shown.shown} coins {shown.coins}"


GAME = Hush()
