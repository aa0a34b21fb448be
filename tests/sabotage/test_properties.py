"""What holds for every roof, every hand and every game (searched for counter-examples)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.chance import FastRandom
from pitprop.core.hand import holds, packed, unpacked, with_card, without_card
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import decode, encode
from pitprop.games.sabotage.rules.cards import KIND_NAMES, KINDS
from pitprop.games.sabotage.rules.roof import card_at, pipes_on, taken, with_pipe, without
from pitprop.games.sabotage.rules.scoring import ROW_NAMES, ROWS, row_worth, worth
from tests.sabotage.positions import seen
from tests.thorough import trials

WARM, COLD = {"yellow", "red"}, {"blue", "purple"}
COLOURS = sorted(WARM | COLD)
PLACES = "ABCDEFGHI"


@st.composite
def roofs(draw: st.DrawFn) -> dict[str, str]:
    """Cards by place, of any colour, each with the place's letter, an X or a wrench."""
    cards = {}
    for place in PLACES:
        colour = draw(st.sampled_from(["", *COLOURS]))
        if colour:
            cards[place] = f"{draw(st.sampled_from([place, 'X', 'wrench']))}-{colour}"
    return cards


def packed_roof(cards: dict[str, str]) -> int:
    roof = 0
    for place, card in cards.items():
        roof = with_pipe(roof, KIND_NAMES.index(card), PLACES.index(place))
    return roof


def counted_by_hand(cards: dict[str, str]) -> int:
    """The worth as the document counts it: row by row."""
    total = 0
    for row in ("ABC", "DEF", "GHI", "ADG", "BEH", "CFI", "AEI", "CEG"):
        colours = {cards[place].split("-")[1] if place in cards else "" for place in row}
        if len(colours) == 1 and "" not in colours:
            total += 2
        elif colours in (WARM, COLD):
            total += 1
    return total


@given(roofs())
def test_a_roof_is_worth_what_its_rows_are(cards: dict[str, str]) -> None:
    roof = packed_roof(cards)
    assert worth(roof) == counted_by_hand(cards)
    assert worth(roof) == sum(row_worth(roof, row) for row in range(len(ROWS)))
    assert len(ROW_NAMES) == len(ROWS)


@given(roofs(), st.sampled_from(range(9)))
def test_a_roof_tells_what_lies_on_it(cards: dict[str, str], place: int) -> None:
    roof = packed_roof(cards)
    assert {PLACES[at]: KIND_NAMES[card] for card, at in pipes_on(roof)} == cards
    cleared = without(roof, place)
    assert card_at(cleared, place) == -1
    assert taken(cleared) == taken(roof) & ~(1 << place)
    left = {at: card for at, card in cards.items() if at != PLACES[place]}
    assert cleared == packed_roof(left)
    card = cards.get(PLACES[place])
    if card is not None:
        assert with_pipe(cleared, KIND_NAMES.index(card), place) == roof


@given(st.lists(st.integers(0, KINDS - 1), max_size=8), st.integers(0, KINDS - 1))
def test_a_packed_hand_is_a_sorted_list(cards: list[int], card: int) -> None:
    """A-30: eight cards, and the one that is drawn."""
    hand = packed(cards)
    assert unpacked(hand) == sorted(cards)
    assert holds(hand, card) == (card in cards)
    more = with_card(hand, card)
    assert unpacked(more) == sorted([*cards, card])
    assert without_card(more, card) == hand


@settings(max_examples=trials(40))
@given(st.sampled_from([2, 4]), st.sampled_from(["no", "yes"]), st.integers(0, 10_000))
def test_games_keep_their_cards_and_their_sizes(seats: int, hundred: str, number: int) -> None:
    """Hand sizes, the size of the pile and the cards agree all through a game."""
    state = GAME.start(seats, seed=f"{number}", options={"hundred_cards": hundred})
    state.deal()
    random = FastRandom(number)
    expected = state.census()
    while state.decider >= 0 and state.table.round == 1:
        hands = [len(seen(state, seat).hand) for seat in range(seats)]
        assert hands == [player.hand for player in seen(state).players]
        on_turn = state.table.on_turn
        assert max(hands) <= 9
        assert all(size <= 8 for seat, size in enumerate(hands) if seat != on_turn)
        assert sum(state.census().values()) == sum(expected.values())
        codes = list(state.codes())
        assert [encode(decode(code)) for code in codes] == codes
        state.advance(codes[random.below(len(codes))])
    assert state.census() == expected
