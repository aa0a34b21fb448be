"""The browsers at one table: what each looks through, what it may see, and what it is told."""

from __future__ import annotations

from pitprop.server.http.identity import NO_TOKEN
from pitprop.server.http.problems import not_watched
from pitprop.server.table.absence import Absence
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.presence import Presence
from pitprop.server.table.seats import NO_SEAT, Seats
from pitprop.server.table.showing import Showing
from pitprop.server.table.subscriber import Subscriber


class Readers:
    """Tells browsers how the table is.

    Args:
        memory: the table.
        presence: who has it open.
        showing: makes what they are told.
        absence: who is away.
    """

    def __init__(
        self, memory: TableMemory, presence: Presence, showing: Showing, absence: Absence
    ) -> None:
        self._memory = memory
        self._presence = presence
        self._showing = showing
        self._absence = absence

    @property
    def _seats(self) -> Seats:
        return self._memory.seats

    @property
    def _is_shown_to_all(self) -> bool:
        return self._memory.row.watching or not self._memory.is_started

    def check_watching(self, reader: str) -> None:
        """Check that somebody may see the table: who sits there, and others where it allows that.

        Raises:
            RequestError: nobody else may watch.
        """
        if not (self._is_shown_to_all or self._seats.seats_of(reader)):
            raise not_watched()

    def subscriber(self, reader: str, through: int | None, sender: str) -> Subscriber:
        """A browser that opens the table.

        Args:
            reader: the hash of the browser's token.
            through: which of several seats that are played in the browser it looks through. Without
                one it sees what all may see, so that nobody is shown another one's secrets.
            sender: where it is, as limits count it.
        """
        mine = self._seats.seats_of(reader)
        tokens = [self._token(seat) for seat in mine]
        if through in mine:
            reader = self._token(through)
        return Subscriber(reader, tokens, is_covered=through not in mine, sender=sender)

    def actor(self, subscriber: Subscriber) -> str:
        """The hash of the token of whoever acts in a browser: who looks, or the only one there."""
        seat, _ = self._seats.looking(subscriber.reader, subscriber.tokens)
        return subscriber.reader if seat == NO_SEAT else self._token(seat)

    def _token(self, seat: int) -> str:
        return self._seats.rows[seat].token or NO_TOKEN

    def message_for(self, subscriber: Subscriber) -> bytes:
        """The message that tells a browser the state of the table, as its seat may know it.

        Raises:
            RequestError: it may no longer watch.
        """
        if not self._is_shown_to_all and subscriber.tokens.isdisjoint(self._seats.tokens):
            raise not_watched()
        return self._showing.message_for(subscriber)

    def publish(self) -> None:
        """Tell all browsers how the table is now."""
        self._showing.forget()
        self._owe_state()

    def publish_move(self) -> None:
        """Tell all browsers how the table is after entries of the log, and nothing else."""
        self._showing.forget_moment()
        self._owe_state()

    def pass_over(self) -> None:
        """Tell nobody of entries of the log yet; who has yet to be told anything is told of them.

        What goes by quickly is told at once, in the end.
        """
        self._showing.forget_moment()

    def _owe_state(self) -> None:
        for subscriber in self._presence:
            subscriber.owe("state")
        self._absence.watch()
