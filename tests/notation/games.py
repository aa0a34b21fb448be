"""Games to write down: played at random, or with a mind to reach the goals."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import strategies as st

from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.records.commitment import commitment
from pitprop.core.records.record import Header
from pitprop.core.records.recording import Recorder
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import Lay, Move
from pitprop.games.saboteur.options import OPTIONS
from pitprop.games.saboteur.rules.state import State

EDITIONS = [edition.name for edition in OPTIONS.editions]
SALT = "a pinch"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


@dataclass(frozen=True)
class Plan:
    """How to play a game: the same plan, the same game.

    Attributes:
        seats: the number of players.
        edition: the edition.
        seed: where the deals and the choices come from.
        decisions: how many decisions to make, the deals included.
        eager: of ten path cards that can be laid, how many are laid towards the goals.
        options: changes to the edition.
    """

    seats: int
    edition: str
    seed: int
    decisions: int
    eager: int
    options: dict[str, str] = field(default_factory=dict)


def plans(most: int = 400) -> st.SearchStrategy[Plan]:
    """All kinds of games."""
    return st.builds(
        Plan,
        seats=st.integers(3, 10),
        edition=st.sampled_from(EDITIONS),
        seed=st.integers(0, 10**6),
        decisions=st.integers(0, most),
        eager=st.integers(0, 10),
        options=st.fixed_dictionaries(
            {},
            optional={option.name: st.sampled_from(option.values) for option in OPTIONS.options},
        ),
    )


def chosen(state: State, draw: RandomStream, eager: int) -> Move:
    """A legal move: a path card laid towards the goals, or any."""
    moves = state.legal_moves()
    lays = [move for move in moves if isinstance(move, Lay)]
    if lays and draw.below(10) < eager:
        return min(lays, key=lambda lay: (way_left(lay), str(lay)))
    return moves[draw.below(len(moves))]


def way_left(lay: Lay) -> int:
    """How far from a goal the tunnel ends; a dead end leads nowhere."""
    if "." in lay.card:
        return 99
    ends = [(lay.place.x + STEP[side][0], lay.place.y + STEP[side][1]) for side in lay.card]
    return min(abs(8 - x) + abs(goal - y) for x, y in ends for goal in (-2, 0, 2))


def recorded(plan: Plan, names: tuple[str, ...] = ()) -> Recorder:
    """A game played as planned, and written down."""
    seed = str(plan.seed)
    header = Header(
        game="saboteur",
        edition=plan.edition,
        options=GAME.options.changes(
            plan.edition, GAME.options.resolve(plan.edition, plan.options)
        ),
        seats=names or ("",) * plan.seats,
        commit=commitment(seed, SALT),
        seed=seed,
        salt=SALT,
    )
    recorder = Recorder(header)
    draw = RandomStream(seed, "choices")
    state = recorder.state
    for _ in range(plan.decisions):
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            recorder.apply_chance(state.draw())
        else:
            assert isinstance(state, State)
            recorder.play(chosen(state, draw, plan.eager))
    return recorder


def played(plan: Plan) -> State:
    """The state of a game played as planned."""
    state = recorded(plan).state
    assert isinstance(state, State)
    return state
