"""Looking back on a game move by move, from its record alone."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from pitprop.server.protocol.histories import Reason, WireClaim
from pitprop.server.protocol.terms import Params

MAX_RECORD = 400_000

MomentMark = Literal["deal", "reveal", "end"]
"""What is worth going to: a deal, something hidden that is shown, the end of a round."""

Through = int | Literal["spectator", "open"]
"""Through whose eyes a game is looked at: a seat's, a spectator's, or with all hands open."""

PartOfView = Annotated[Any, msgspec.Meta(extra={"typescript": "Partial<WireView>"})]
"""Some of the fields of a view of any game."""

AnyEvent = Annotated[Any, msgspec.Meta(extra={"typescript": "WireView['history'][number]"})]
"""Something that happened in any game."""


class RecordToRead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody wants to look back on.

    Attributes:
        record: the record, in notation.
    """

    record: Annotated[str, msgspec.Meta(max_length=MAX_RECORD)]


class GameMoment(msgspec.Struct, frozen=True):
    """A position between two decisions, and what led to it.

    Attributes:
        round: the number of the round.
        move: how many moves have been made in the round; 0 right after the deal.
        number: how many moves have been made in the whole game.
        entry: how many entries the log of its table had (`Reasons.number`).
        seat: who made the move that led to it; null for a deal.
        text: that move in notation; empty for a deal.
        events: how many events the history of the round has.
        marks: what is worth going to it for.
    """

    round: int
    move: int
    number: int
    entry: int
    seat: int | None
    text: str
    events: int
    marks: list[MomentMark]


class MomentSaid(msgspec.Struct, frozen=True):
    """Something that was said.

    Attributes:
        number: how many moves had been made in the whole game.
        seat: who said it.
        claim: the key of what was said ready-made; empty for free text.
        params: what the claim speaks of.
        text: free text; empty for a claim.
        truth: what somebody would have said who tells what they know; null where that is what was
            said, or where it can't be told.
    """

    number: int
    seat: int
    claim: str
    params: Params
    text: str
    truth: WireClaim | None


class DealShown(msgspec.Struct, frozen=True):
    """What chance decided before a round.

    Attributes:
        round: the number of the round.
        lines: the outcome in notation, line by line.
    """

    round: int
    lines: list[str]


class LookedBack(msgspec.Struct, frozen=True):
    """A record that has been replayed.

    Attributes:
        key: what the views of its moments are asked for by.
        game: the name of the game.
        edition: the name of the edition.
        options: the value of every option.
        names: the players' names by seat, told apart by it; empty ones where they have none.
        view: the seat or spectator whose knowledge is all that is told; null where everything is.
        over: whether the game is over.
        moments: what happened, moment by moment.
        said: what was said, in order.
        deals: the deals; none where not everything is told.
    """

    key: str
    game: str
    edition: str
    options: dict[str, str]
    names: list[str]
    view: int | Literal["spectator"] | None
    over: bool
    moments: list[GameMoment]
    said: list[MomentSaid]
    deals: list[DealShown]


class ViewChange(msgspec.Struct, frozen=True):
    """A view, told by what has changed since the moment before it; the first one is told whole.

    Attributes:
        fields: the fields that have changed, without `history`.
        kept: how many events of the history before are still the first ones.
        events: those that follow.
        own: with open hands, for each seat of which something has changed, by its number, the
            fields in which its view differs from what everybody sees.
    """

    fields: PartOfView
    kept: int
    events: list[AnyEvent]
    own: dict[str, PartOfView]


class ViewsShown(msgspec.Struct, frozen=True):
    """The views of some moments in a row.

    Attributes:
        start: the number of the first of these moments.
        views: what each of them shows.
    """

    start: int
    views: list[ViewChange]


class MomentData(msgspec.Struct, frozen=True):
    """A moment as data.

    Attributes:
        at: the number of the moment.
        position: what the reader knows of it, in notation; with open hands all of it.
        decider: who has to decide; null where chance has to, and when the game is over.
        legal: the moves that can be made, in notation; none where the reader doesn't know them.
    """

    at: int
    position: str
    decider: int | None
    legal: list[str]


class Watched(msgspec.Struct, frozen=True):
    """What a reader could believe.

    Attributes:
        reader: a seat; null for what everybody could see.
        suspicion: for each seat how likely it was a saboteur.
    """

    reader: int | None
    suspicion: list[float]


class MomentJudged(msgspec.Struct, frozen=True):
    """What could be believed and expected at a moment.

    Attributes:
        watched: what each reader could believe; none in games without hidden roles.
        saboteurs: the seats that are saboteurs, where everything is told.
        expected: what each side could expect: points, or gold; none where there are no sides.
        chances: how likely each side was to win the game; none where that isn't told.
        why: what was done that told of its player; null where nothing was.
    """

    watched: list[Watched]
    saboteurs: list[int]
    expected: list[float]
    chances: list[float]
    why: Reason | None


class Judged(msgspec.Struct, frozen=True):
    """What could be believed in a game, as far as it has been worked out.

    Attributes:
        done: how many moments have been judged.
        of: how many there are.
        moments: all of them, once they are done; else none.
    """

    done: int
    of: int
    moments: list[MomentJudged]


JudgedIn = Literal["round", "game", "match", "gold"]
"""The unit in which moves are compared: how likely one wins round, game or match; or gold."""


JudgedHow = Literal["played", "calculated", "estimated", "known"]
"""How moves are compared: played out in worlds that may be, calculated to the end, weighed at first
sight, or by what lies open."""


class DecisionJudged(msgspec.Struct, frozen=True):
    """A decision beside the best of the other moves, by what its player could know.

    What is said of both moves distinguishes nothing, and is left out. Reasons are told the
    weightiest first.

    Attributes:
        at: the number of the moment that the decision led to.
        seat: who decided.
        move: the move that was made, in notation.
        better: the other move.
        unit: the unit of both.
        made: what the move brings that was made: a chance from 0 to 1, or gold.
        best: what the other one would have brought.
        cost: how much the difference counts beside those of other decisions of the game.
        reasons: what speaks for the other move alone.
        against: what speaks against the move that was made alone.
        merits: what speaks for the move that was made alone.
        drawbacks: what speaks against the other move alone.
        how: how the two were compared.
        worlds: in how many worlds they were played out; 0 where they weren't.
        doubt: by how much the difference may well be off by chance, in the same unit.
        clear: whether the other move would have been clearly better.
    """

    at: int
    seat: int
    move: str
    better: str
    unit: JudgedIn
    made: float
    best: float
    cost: float
    reasons: list[Reason]
    against: list[Reason]
    merits: list[Reason]
    drawbacks: list[Reason]
    how: JudgedHow
    worlds: int
    doubt: float
    clear: bool


class Reviewed(msgspec.Struct, frozen=True):
    """Which decisions of a game cost something, as far as it has been worked out.

    Attributes:
        done: how many decisions have been judged.
        of: how many there are to be judged: those of everybody whose view the record tells.
        judge: the computer player that judges them; nothing where none does.
        decisions: those that cost something, in the order of the game.
        close: those with another move from which the one that was made isn't clearly apart.
    """

    done: int
    of: int
    judge: str
    decisions: list[DecisionJudged]
    close: list[DecisionJudged]
