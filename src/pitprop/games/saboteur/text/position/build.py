"""From what a position tells to states and views."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.description.lines import UNKNOWN
from pitprop.core.errors import PositionError
from pitprop.core.face_down import FACE_DOWN
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.core.hand import packed
from pitprop.core.public_table import DEALING, NO_SEAT
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import GOAL_BIT
from pitprop.games.saboteur.rules.preparing import lay_out
from pitprop.games.saboteur.rules.reaching import joined_goals, ways_to_lie
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import OVER, PLAYING, TAKING, TURNING, Table
from pitprop.games.saboteur.text.notation import GOAL_PLACES
from pitprop.games.saboteur.text.position.lines import Setup
from pitprop.games.saboteur.text.position.results import Results
from pitprop.tunnels.maze import GOAL


def build_state(setup: Setup, state: State) -> State:
    """The state that a position tells, made from the one before the first deal.

    Raises:
        PositionError: it cannot arise.
    """
    seats = state.seats
    results = Results(setup, state.table)
    _set_table(setup, state.table, results)
    state.roles = setup.roles
    state.goals = tuple(goal.goal for goal in setup.goals)
    state.hands = vec[i64]([packed(setup.hands[seat]) for seat in range(seats)])
    state.pile = vec[i64](setup.pile)
    state.passed = vec[i64]([card.kind for card in setup.discards if card.seat != NO_SEAT])
    state.stack = tuple(setup.stack)
    state.gold = tuple(tuple(setup.gold[seat]) for seat in range(seats))
    state.offer = tuple(sorted(setup.offer[1])) if setup.offer else ()
    state.looked = vec[i64]([_looked(setup, seat) for seat in range(seats)])
    state.picks = results.picks()
    state.returned = results.returned()
    state.gained = results.gained()
    return state


def build_view(setup: Setup, state: State) -> View:
    """The view that a position tells, with the table of the state before the first deal.

    Raises:
        PositionError: it cannot arise, or what the reader must know isn't told.
    """
    seat = setup.reader
    own = seat != SPECTATOR
    results = Results(setup, state.table)
    _set_table(setup, state.table, results)
    view = View(
        table=state.table,
        seat=seat,
        hand=sorted(setup.hands[seat]) if own else [],
        role=setup.roles[seat] if own else -1,
        known_goals=[goal.goal for goal in setup.goals],
        passed=[card.kind for card in setup.discards if own and card.seat == seat],
        gold=setup.gold[seat] if own else [],
        offer=sorted(setup.offer[1]) if setup.offer and setup.offer[0] == seat else [],
        picks=[
            (pick.round, pick.offer, pick.value) for pick in results.picks() if pick.seat == seat
        ],
        returned=[(back.round, back.value) for back in results.returned() if back.seat == seat],
        log=vec[i64](),
    )
    own_cards = [*view.hand, *view.passed, *view.gold, *view.offer]
    own_cards += [value for _, offer, value in view.picks for value in (*offer, value)]
    if UNKNOWN in [*own_cards, *(value for _, value in view.returned)] or (own and view.role < 0):
        raise PositionError(
            f"seat {seat + 1} knows its own cards, gold and role [S-81]", f"hand {seat + 1}"
        )
    return view


def _looked(setup: Setup, seat: int) -> int:
    return sum(GOAL_BIT[GOAL_PLACES.index(place)] for place in set(setup.looked.get(seat, ())))


def _set_table(setup: Setup, table: Table, results: Results) -> None:
    seats = table.seats
    table.round = setup.round
    table.on_turn = setup.turn
    table.starter = setup.starter
    table.last_seat = setup.last
    _lay_out(setup, table)
    table.broken = vec[i64](setup.broken)
    table.hand_sizes = vec[i64]([len(setup.hands[seat]) for seat in range(seats)])
    table.pile_size = len(setup.pile)
    table.discards = vec[i64](
        [card.kind if card.seat == NO_SEAT else FACE_DOWN + card.seat for card in setup.discards]
    )
    table.gold_sizes = vec[i64]([len(setup.gold[seat]) for seat in range(seats)])
    table.stack_size = len(setup.stack)
    table.results = results.results()
    _set_phase(setup, table)


def _lay_out(setup: Setup, table: Table) -> None:
    lay_out(table)
    for shape, place in setup.maze:
        table.maze.lay(place.x, place.y, shape)
    for at, goal in enumerate(setup.goals):
        if goal.face_up:
            table.goal_face[at] = goal.goal
            table.goal_shape[at] = goal.shape
            if goal.shape:
                table.maze.lay(*GOAL_PLACES[at], goal.shape, GOAL)


def _set_phase(setup: Setup, table: Table) -> None:
    """What has to be decided follows from what lies on the table."""
    if table.round in setup.results:
        _set_phase_after_round(setup, table)
        return
    if setup.offer is not None:
        raise PositionError("gold is picked when the result of the round is told [S-61]", "offer")
    table.decider = table.on_turn
    table.stones = tuple(
        at for at, goal in enumerate(setup.goals) if goal.face_up and not goal.shape
    )
    if (setup.laid is not None) != bool(table.stones):
        raise PositionError(
            "the card just laid is told while a stone waits to be turned, and only then [S-52]",
            "laid, goals",
        )
    if table.stones:
        _set_turning(setup, table)
        return
    table.phase = PLAYING
    for at in joined_goals(table):
        raise PositionError(f"the tunnel leads to the goal at {GOAL_PLACES[at]} [S-50]", "maze")


def _set_turning(setup: Setup, table: Table) -> None:
    """S-52, S-54, S-58: a stone with one way to lie would have been turned at once."""
    if setup.laid is not None:
        table.laid_place = table.maze.find(setup.laid.x, setup.laid.y)
    table.phase = TURNING
    stone = table.stones[0]
    if not table.maze.lit_required(table.goal_place[stone]):
        raise PositionError("no tunnel leads to the stone that waits to be turned [S-50]", "goals")
    table.ways = tuple(ways_to_lie(table, stone))
    if len(table.ways) < 2:
        raise PositionError(
            "the stone that waits to be turned has only one way to lie [S-54]", "goals"
        )


def _set_phase_after_round(setup: Setup, table: Table) -> None:
    if setup.offer is not None:
        table.phase = TAKING
        table.decider, table.offered = setup.offer[0], len(setup.offer[1])
        return
    if table.round < table.options.rounds:
        table.phase = DEALING
        table.decider = CHANCE
        return
    table.phase = OVER
    table.decider = TERMINAL
    table.all_gold = tuple(tuple(setup.gold[seat]) for seat in range(table.seats))
