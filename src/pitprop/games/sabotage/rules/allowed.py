"""What is allowed: every rule about a single decision, once, named by its clause.

The predicates ask only for the table and for the hand of the player who decides, so that what a
seat may do follows from what the seat sees. `codes` lists what they allow, `refusal` says which of
them a move breaks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.errors import Refusal, no_rule_for
from pitprop.core.hand import holds, lowest, without_lowest
from pitprop.core.public_table import DEALING
from pitprop.games.sabotage.rules.cards import (
    DEMONTAGE,
    KIND_NAMES,
    PIPE_KINDS,
    PLACE_NAMES,
    PLACES,
    WRENCH,
    X,
    letter_of,
    roof_of,
)
from pitprop.games.sabotage.rules.move_codes import (
    ANSWER,
    CLOSE,
    DISCARD,
    LAY,
    ON_OTHER_ROOF,
    ONE_PLACE,
    OTHER,
    OWN,
    TAKE_OFF,
    card_of,
    kind_of,
    pack,
    place_of,
)
from pitprop.games.sabotage.rules.move_codes import roof_of as roof_in
from pitprop.games.sabotage.rules.roof import EVERYWHERE, PLACE_BIT, taken
from pitprop.games.sabotage.rules.scoring import is_worth_closing, worth
from pitprop.games.sabotage.rules.table import ANSWERING, OVER, PLAYING, Table

# Room for as many moves as there usually are, so that the list seldom grows.
_MANY: Final = 56


def roof_for(table: Table, whose: i64) -> i64:
    """The roof that whoever decides calls `OWN` or `OTHER`; partners share theirs (A-50)."""
    return table.roofs[roof_of(table.decider) ^ whose]


# --- Laying a pipe card -------------------------------------------------------------------------


def places_to_lay(kind: i64, whose: i64, roof: i64) -> i64:
    """The places of a roof on which a pipe card may be laid, as a set.

    Args:
        kind: the pipe card.
        whose: whether it is one's own roof or the other.
        roof: what lies there.
    """
    letter = letter_of(kind)
    if letter < PLACES:  # its own place, while that is empty, on either roof
        return PLACE_BIT[letter] & ~taken(roof)
    if whose == OTHER:
        return 0
    if letter == X:  # any empty place of one's own
        return EVERYWHERE & ~taken(roof)
    return EVERYWHERE  # a wrench lies on any place of one's own, empty or not


# --- Taking a card off --------------------------------------------------------------------------


def places_to_clear(kind: i64, whose: i64, roof: i64) -> i64:
    """The places of a roof from which a card may be taken off, as a set.

    Args:
        kind: demontage, for one's own roof only (A-34), or sabotage (A-35).
        whose: whether it is one's own roof or the other.
        roof: what lies there.
    """
    if kind == DEMONTAGE and whose == OTHER:
        return 0
    return taken(roof)  # where nothing lies there is nothing to take off


# --- Closing ------------------------------------------------------------------------------------


def may_ask(table: Table) -> bool:
    """A-52: a partner is asked at most once a turn."""
    return not table.asked


# --- All that is allowed ------------------------------------------------------------------------


def codes(table: Table, hand: i64) -> vec[i64]:
    """The codes of all moves that are allowed to the player who decides.

    Args:
        table: what everybody sees.
        hand: the player's hand, packed.
    """
    if table.phase == PLAYING:
        return _plays(table, hand)
    if table.phase == ANSWERING:
        return vec[i64]([pack(ANSWER, 1), pack(ANSWER, 0)])
    return vec[i64]()


def _plays(table: Table, hand: i64) -> vec[i64]:
    """A-30: close first (A-37), or play one card: lay it, take a card off with it, discard it."""
    found = vec[i64](capacity=_MANY)
    own = roof_for(table, OWN)
    other = roof_for(table, OTHER)
    if is_worth_closing(own) and may_ask(table):
        found = append(found, pack(CLOSE))
    last: i64 = -1
    while hand:
        kind = lowest(hand)
        if kind != last:
            found = _add_card(kind, own, other, found)
            last = kind
        hand = without_lowest(hand)
    return found


def _add_card(kind: i64, own: i64, other: i64, found: vec[i64]) -> vec[i64]:
    if kind >= PIPE_KINDS:
        found = _add_takings(kind, own, other, found)
    elif letter_of(kind) < PLACES:
        found = _add_lays_on_its_place(kind, own, other, found)
    else:
        found = _add_places(pack(LAY, kind), places_to_lay(kind, OWN, own), found)
    return append(found, pack(DISCARD, kind))  # any card may be discarded


def _add_lays_on_its_place(kind: i64, own: i64, other: i64, found: vec[i64]) -> vec[i64]:
    """A-31: there is one place for it on each roof."""
    code = pack(LAY, kind, OWN, letter_of(kind))
    if places_to_lay(kind, OWN, own):
        found = append(found, code)
    if places_to_lay(kind, OTHER, other):
        found = append(found, code + ON_OTHER_ROOF)
    return found


def _add_takings(kind: i64, own: i64, other: i64, found: vec[i64]) -> vec[i64]:
    """A-34, A-35."""
    code = pack(TAKE_OFF, kind)
    found = _add_places(code, places_to_clear(kind, OWN, own), found)
    return _add_places(code + ON_OTHER_ROOF, places_to_clear(kind, OTHER, other), found)


def _add_places(code: i64, places: i64, found: vec[i64]) -> vec[i64]:
    """The code with each place of a set."""
    while places:
        if places & 1:
            found = append(found, code)
        code += ONE_PLACE
        places >>= 1
    return found


# --- Why a move is not allowed ------------------------------------------------------------------


def refusal(table: Table, seat: i64, hand: i64, code: i64) -> Refusal | None:
    """The clause that forbids a move to a seat, or None where it is allowed.

    Args:
        table: what everybody sees.
        seat: who wants to make the move.
        hand: that seat's hand, packed.
        code: the move.
    """
    kind = kind_of(code)
    if table.phase == OVER:
        return Refusal("game-over", "A-42")
    if table.phase == DEALING:
        return Refusal("not-dealt", "A-21")
    if table.phase == ANSWERING:
        return _why_not_while_answering(table, seat, kind)
    if kind == ANSWER:
        return _why_no_answer(table)
    if seat != table.decider:
        return _why_not_yet(table, seat, kind)
    if kind == CLOSE:
        return _why_not_close(table)
    if not holds(hand, card_of(code)):
        return Refusal("not-in-hand", "A-30", {"card": KIND_NAMES[card_of(code)]})
    if kind == LAY:
        return _why_not_lay(table, code)
    if kind == TAKE_OFF:
        return _why_not_take_off(table, code)
    if kind == DISCARD:
        return None  # a card may be discarded in any turn.
    raise no_rule_for(kind)


def _why_no_answer(table: Table) -> Refusal:
    """A-52: nobody has asked; with two players nobody does."""
    if table.seats == 2:
        return Refusal("nobody-asks", "A-52")
    return Refusal("nothing-asked", "A-52")


def _why_not_while_answering(table: Table, seat: i64, kind: i64) -> Refusal | None:
    """A-52: the partner answers before anything else; asking can't be taken back."""
    if seat != table.decider:
        return Refusal("waiting-for-answer", "A-52", {"seat": table.decider})
    if kind != ANSWER:
        return Refusal("answer-first", "A-52", {"seat": table.on_turn})
    return None


def _why_not_yet(table: Table, seat: i64, kind: i64) -> Refusal:
    """A-30; and A-37 for whoever wants to close after playing the card of the turn."""
    if kind == CLOSE and seat == table.last_seat:
        return Refusal("card-is-played", "A-37")
    return Refusal("not-your-turn", "A-30", {"seat": table.decider})


def _why_not_close(table: Table) -> Refusal | None:
    own = roof_for(table, OWN)
    if not is_worth_closing(own):
        return Refusal("worth-too-little", "A-37", {"worth": worth(own)})
    return None if may_ask(table) else Refusal("asked-already", "A-52")


def _why_not_lay(table: Table, code: i64) -> Refusal | None:
    card = card_of(code)
    place = place_of(code)
    whose = roof_in(code)
    if places_to_lay(card, whose, roof_for(table, whose)) & PLACE_BIT[place]:
        return None
    letter = letter_of(card)
    there: dict[str, str | int] = {"place": PLACE_NAMES[place]}
    if letter == WRENCH:
        return Refusal("wrench-on-other-roof", "A-33")
    if letter == X:
        if whose == OTHER:
            return Refusal("x-on-other-roof", "A-32")
        return Refusal("place-taken-for-x", "A-32", there)
    if letter != place:
        return Refusal("wrong-place", "A-31", {"card": KIND_NAMES[card], **there})
    return Refusal("place-taken", "A-31", there)


def _why_not_take_off(table: Table, code: i64) -> Refusal | None:
    card = card_of(code)
    place = place_of(code)
    whose = roof_in(code)
    if places_to_clear(card, whose, roof_for(table, whose)) & PLACE_BIT[place]:
        return None
    if card == DEMONTAGE:
        return _why_no_demontage(table, whose, place)
    if not taken(table.roofs[0]) and not taken(table.roofs[1]):
        return Refusal("both-roofs-empty", "A-38")
    return Refusal("nothing-there", "A-35", {"place": PLACE_NAMES[place]})


def _why_no_demontage(table: Table, whose: i64, place: i64) -> Refusal:
    if whose == OTHER:
        return Refusal("demontage-on-other-roof", "A-34")
    if not taken(roof_for(table, OWN)):
        return Refusal("own-roof-empty", "A-38")
    return Refusal("nothing-there", "A-34", {"place": PLACE_NAMES[place]})
