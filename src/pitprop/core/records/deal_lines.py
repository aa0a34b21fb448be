"""The lines of a deal: how they are written and read, and what is wrong with what they tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from pitprop.core.entries import event_of, seat_of
from pitprop.core.errors import DealError, NotationError, Sentence
from pitprop.core.fault import both, fault
from pitprop.core.notation import UNKNOWN, cited
from pitprop.core.wording.seats import parse_seat

T = TypeVar("T")

NOT_TOLD: Final = -1
"""Stands in a redacted deal for what the reader doesn't know."""


def card_line(
    word: str, cards: Sequence[int], names: Sequence[str], known: bool | Collection[int]
) -> str:
    """A line that tells cards, with `?` for those that its reader doesn't know.

    Args:
        word: how it begins.
        cards: the cards.
        names: their names.
        known: whether the reader knows them, or which of them, by their places in the line.
    """
    shown = [
        names[card] if known is True or (known and at in known) else UNKNOWN
        for at, card in enumerate(cards)
    ]
    return " ".join([word, *shown])


def cards_of_hands(
    hands: Sequence[Sequence[int]], names: Sequence[str], reader: int | None
) -> list[str]:
    """The lines that tell the hands, with `?` for the cards that a reader doesn't know.

    Args:
        hands: the hands by seat.
        names: the names of the cards.
        reader: the seat whose hand is known; None where all are.
    """
    return [
        card_line(f"hand {seat + 1}", hand, names, reader in (None, seat))
        for seat, hand in enumerate(hands)
    ]


class DealReader:
    """Takes the lines of a deal one after another.

    Args:
        lines: the lines, perhaps with others after them.
        seats: the number of players.
        is_redacted: whether they may hold a `?`, which is read as `NOT_TOLD`.

    Raises:
        NotationError: the deal hasn't as many hands as there are players; `line` is that of the
            first hand too many, or of the last.
    """

    def __init__(self, lines: Sequence[str], seats: int, is_redacted: bool = False) -> None:
        self._lines = lines
        self._seats = seats
        self._next = 0
        self._is_redacted = is_redacted
        self._check_seats(seats)

    def _check_seats(self, seats: int) -> None:
        hands = [at for at, line in enumerate(self._block(), 1) if line.split()[:1] == ["hand"]]
        numbers = [self._lines[at - 1].split()[1:2] for at in hands]
        if not hands or numbers != [[str(number)] for number in range(1, len(hands) + 1)]:
            return
        if len(hands) != seats:
            wrong = fault("hands-dealt", hands=len(hands), seats=seats)
            raise NotationError(wrong, hands[min(seats, len(hands) - 1)])

    def _block(self) -> Sequence[str]:
        """The lines of this deal: those up to the pile."""
        piles = [at for at, line in enumerate(self._lines) if line.split()[:1] == ["pile"]]
        return self._lines[: piles[0]] if piles else self._lines

    def take(self, name: str, read: Callable[[Sequence[str]], T]) -> T:
        """What the next line says; the line must have this name.

        Raises:
            NotationError: it doesn't, or says something else; `line` counts from the first line.
        """
        if self._next >= len(self._lines):
            raise NotationError(fault("deal-line-missing", name=cited(name)), len(self._lines))
        line = self._lines[self._next]
        self._next += 1
        count = len(name.split())
        words = line.split()
        if words[:count] != name.split():
            due = fault("deal-line-due", name=cited(name))
            raise NotationError(due, min(self._next, len(self._lines)))
        try:
            return read(words[count:])
        except NotationError as error:
            raise NotationError(error.message, self._next) from error

    def number(self, name: str, most: int) -> int:
        """The number on the next line.

        Raises:
            NotationError: see `take`.
        """
        return self.take(name, lambda words: self._number(name, words, most))

    def seat(self, name: str) -> int:
        """The seat on the next line.

        Raises:
            NotationError: see `take`.
        """
        return self.take(name, lambda words: parse_seat(_only(name, words), self._seats))

    def hands(self, kinds: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
        """The cards of all hands, which are told on the next lines.

        Raises:
            NotationError: see `take`.
        """
        return tuple([self.all(f"hand {seat + 1}", kinds, "card") for seat in range(self._seats)])

    def all(self, name: str, numbers: Mapping[str, int], what: str) -> tuple[int, ...]:
        """The numbers of all words on the next line.

        Args:
            name: the name of the line.
            numbers: the number for each word there is.
            what: what a word should be, for messages.

        Raises:
            NotationError: see `take`.
        """
        return self.take(name, lambda words: self.numbers(words, numbers, what))

    def numbers(
        self, words: Iterable[str], numbers: Mapping[str, int], what: str
    ) -> tuple[int, ...]:
        """The numbers of words.

        Args:
            words: the words.
            numbers: the number for each word there is.
            what: what a word should be, for messages.

        Raises:
            NotationError: a word has none.
        """
        return tuple([self._known(word, numbers, what) for word in words])

    def _known(self, word: str, numbers: Mapping[str, int], what: str) -> int:
        if word.endswith(UNKNOWN) and not self._is_redacted:
            raise NotationError(fault("hidden-deal"))
        if word not in numbers and word != UNKNOWN:
            raise NotationError(
                fault("not-such-a-word", word=cited(word), what=what, known=tuple(numbers))
            )
        return numbers.get(word, NOT_TOLD)

    def _number(self, name: str, words: Sequence[str], most: int) -> int:
        if len(words) > 1:
            raise NotationError(fault("one-number", name=cited(name), count=len(words)))
        word = _only(name, words)
        if word not in map(str, range(1, most + 1)):
            raise NotationError(fault("not-a-number-to", word=cited(word), most=most))
        return int(word)


def _only(name: str, words: Sequence[str]) -> str:
    if len(words) != 1:
        raise NotationError(fault("one-word", name=cited(name), count=len(words)))
    return words[0]


def check_cards(
    lines: Mapping[str, Sequence[int]], there: Iterable[int], names: Sequence[str], clauses: str
) -> None:
    """Check that lines of a deal name exactly the cards that there are.

    Args:
        lines: the cards by the beginnings of the lines that name them, in order.
        there: the cards.
        names: their names.
        clauses: the clauses that say which cards there are.

    Raises:
        DealError: they don't; names the cards, and the last line with one too many.
    """
    counts = Counter(card for cards in lines.values() for card in cards)
    expected = Counter(there)
    many, few = counts - expected, expected - counts
    if not many and not few:
        return
    faults = [_miscounted("too-many", many, names), _miscounted("too-few", few, names)]
    line = [name for name, cards in lines.items() if not many.keys().isdisjoint(cards)]
    wrong = both([each for each in faults if each is not None])
    message = fault("other-cards", wrong=wrong, total=expected.total(), clauses=clauses)
    raise DealError(message, (line or list(lines))[-1])


def drawn_by(seat: int, log: Iterable[int], draws: Collection[int]) -> set[int]:
    """Which cards of the draw pile, from the top, a seat has drawn.

    Args:
        seat: the seat.
        log: what has happened since the deal.
        draws: the events by which a card is drawn.
    """
    drawn = [logged for logged in log if event_of(logged) in draws]
    return {at for at, logged in enumerate(drawn) if seat_of(logged) == seat}


def left_over(there: Iterable[int], given: Iterable[int]) -> list[int]:
    """What is there and isn't given, sorted; whatever is given too often is ignored."""
    return sorted((Counter(there) - Counter(given)).elements())


def completed(given: Sequence[int], left: list[int]) -> tuple[int, ...]:
    """What is given, with something that is left in place of what isn't.

    Args:
        given: what is given, with `NOT_TOLD`.
        left: what is left; loses what is taken.
    """
    return tuple([left.pop() if kind == NOT_TOLD and left else kind for kind in given])


def hand_lines(hands: Sequence[Sequence[int]]) -> dict[str, Sequence[int]]:
    """Hands by the beginnings of the lines that name them."""
    return {f"hand {seat + 1}": hand for seat, hand in enumerate(hands)}


def check_hidden_hands(hands: Sequence[Sequence[int]], reader: int, clause: str) -> None:
    """Check that a redacted deal shows all hands but its reader's as `?`.

    Args:
        hands: the hands by seat.
        reader: the seat whose hand is known, or `SPECTATOR`.
        clause: the clause that says so.

    Raises:
        DealError: it shows what its reader doesn't know.
    """
    for seat, (name, hand) in enumerate(hand_lines(hands).items()):
        if seat != reader and any(card != NOT_TOLD for card in hand):
            raise DealError(fault("hidden-hand", seat=seat + 1, clause=clause), name)


def check_hands(hands: Sequence[Sequence[int]], seats: int, size: int, clause: str) -> None:
    """Check that each player is dealt as many cards as the rules say.

    Args:
        hands: the hands by seat.
        seats: the number of players.
        size: the number of cards that each is dealt.
        clause: the clause that says so.

    Raises:
        DealError: one isn't.
    """
    for name, hand in hand_lines(hands).items():
        if len(hand) != size:
            wrong = fault("hand-size", seats=seats, size=size, count=len(hand), clause=clause)
            raise DealError(wrong, name)
    if len(hands) != seats:
        raise DealError(fault("hand-count", hands=len(hands), seats=seats, clause=clause))


def _miscounted(key: str, cards: Counter[int], names: Sequence[str]) -> Sentence | None:
    """Cards that are too many or too few, where there are any."""
    if not cards:
        return None
    known = range(len(names))
    words = [
        f"{count} {names[card] if card in known else UNKNOWN}" for card, count in cards.items()
    ]
    return fault(key, cards=tuple(words))
