"""What opponents say, and what they make of what they hear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from pitprop.core.claims import Claim, check_claim, claims_of
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.games.dark_cave.claims import CORNERS
from pitprop.games.dark_cave.rules.cards import SABOTEUR as CAVE_SABOTEUR
from pitprop.games.dark_cave.rules.state import State as CaveState
from pitprop.games.sabotage.knowledge.view import View as SabotageView
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.games.saboteur.rules.state import State
from pitprop.opponents import Heard, choice_of, claim_of, doubts, find_opponent, hindsight_of
from pitprop.opponents.dark_cave.situation import Situation as CaveSituation
from pitprop.opponents.saboteur.situation import Situation
from tests.saboteur.positions import after, position

STANDARD = find_opponent("standard")
TRUNK = "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0"


def heard(state: State, by: int, key: str, **params: str | int) -> Heard:
    """A claim made now."""
    return Heard(by, state.table.round, len(state.view(0).log), Claim(key, params))


def after_looks(*first: str) -> State:
    """Seats 2 and 3 have looked at the north goal; seat 3 has begun with some other moves."""
    state = position(
        "roles digger digger saboteur | digger",
        "hand 1 N NS N.W",
        "hand 2 map NEW NES",
        "hand 3 map rockfall break-lamp NS",
        TRUNK,
        "turn 3",
    )
    return after(state, *first, "map 8,-2", "pass N", "map 8,-2")


def treasure_north(state: State, *claims: Heard) -> float:
    """How likely seat 1 believes the treasure to be in the north."""
    return Situation(state.view(0), claims).beliefs.treasure[0]


def test_a_claim_of_somebody_trusted_counts_and_one_of_somebody_suspected_hardly() -> None:
    state = after_looks("rockfall 3,0", "pass NS", "pass NEW")
    guilt = Situation(state.view(0)).beliefs.saboteur
    trusted, suspected = sorted((1, 2), key=lambda seat: guilt[seat])
    before = treasure_north(state)
    moved = [
        treasure_north(state, heard(state, seat, "saw", goal="north", card="treasure")) - before
        for seat in (trusted, suspected)
    ]
    assert moved[0] > 0.2
    assert 0 <= moved[1] < moved[0] / 3


def test_who_has_not_looked_has_nothing_to_tell() -> None:
    state = after_looks()
    for goal in ("middle", "south"):
        claim = heard(state, 1, "saw", goal=goal, card="treasure")
        assert treasure_north(state, claim) == treasure_north(state)


def test_what_is_claimed_before_the_look_does_not_count() -> None:
    state = after_looks()
    claim = Heard(1, 1, 1, Claim("saw", {"goal": "north", "card": "treasure"}))
    assert treasure_north(state, claim) == treasure_north(state)


def test_a_claim_counts_once_and_only_the_latest_about_a_goal() -> None:
    state = after_looks()
    treasure = heard(state, 1, "saw", goal="north", card="treasure")
    stone = heard(state, 1, "saw", goal="north", card="stone")
    assert treasure_north(state, *[treasure] * 9) == treasure_north(state, treasure)
    assert treasure_north(state, treasure, stone) == treasure_north(state, stone)


def test_who_is_found_out_to_have_lied_is_suspected() -> None:
    """Seat 1 has looked at the north goal itself."""
    state = after(
        position(
            "roles digger digger saboteur | digger",
            "hand 1 map NS",
            "hand 2 map N",
            "hand 3 NS N.W",
            TRUNK,
        ),
        "map 8,-2",
        "map 8,-2",
    )
    guilt = [
        Situation(state.view(0), claims).beliefs.saboteur[1]
        for claims in (
            [heard(state, 1, "saw", goal="north", card="stone")],
            [],
            [heard(state, 1, "saw", goal="north", card="treasure")],
        )
    ]
    assert guilt == sorted(guilt)
    assert guilt[2] > guilt[1] + 0.1


def test_words_about_players_weigh_little() -> None:
    state = after_looks()
    silent = Situation(state.view(0)).beliefs.saboteur[2]
    accused = Situation(state.view(0), [heard(state, 1, "suspect", seat=2)]).beliefs.saboteur[2]
    praised = Situation(state.view(0), [heard(state, 1, "trust", seat=2)]).beliefs.saboteur[2]
    assert praised < silent < accused < silent + 0.15


def test_claims_of_other_rounds_and_one_s_own_change_nothing() -> None:
    state = after_looks()
    own = Heard(0, 1, 9, Claim("suspect", {"seat": 2}))
    old = Heard(1, 0, 9, Claim("suspect", {"seat": 2}))
    without = Situation(state.view(0)).beliefs
    assert Situation(state.view(0), [own, old]).beliefs == without


def said_in(seed: str, seats: int = 5) -> Iterator[tuple[State, int, int, Claim | None]]:
    """A game of talking players: after each move the state, who moved, of how many own plays."""
    state = GAME.start(seats, seed=seed)
    earlier: list[Heard] = []
    turns: Counter[int] = Counter()
    number = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        number += 1
        seat = state.decider
        turns[seat] += 1
        state.play(choice_of(STANDARD, state.view(seat), f"{seed} {number}", earlier).move)
        view = state.view(seat)
        claim = claim_of(STANDARD, view, f"{seed} {number}", earlier)
        yield state, seat, turns[seat], claim
        if claim is not None:
            earlier.append(Heard(seat, view.table.round, len(view.log), claim))


def test_it_says_what_can_be_said_and_not_too_often() -> None:
    claims = decisions = 0
    for seed in ("talk 1", "talk 2"):
        last: dict[int, int] = {}
        for state, seat, turn, claim in said_in(seed):
            decisions += 1
            if claim is None:
                continue
            claims += 1
            check_claim(GAME.claims, claim, state.seats)
            assert claim.params.get("seat") != seat
            if claim.key != "saw":
                assert turn - last.get(seat, -9) >= 3
            last[seat] = turn
    assert 0 < claims < decisions / 3


def test_diggers_tell_the_truth_and_saboteurs_sometimes_lie() -> None:
    truths: Counter[tuple[str, bool]] = Counter()
    for role in ("digger", "saboteur"):
        state = position(
            f"roles {role} digger digger | {'digger' if role == 'saboteur' else 'saboteur'}",
            "goals treasure NE NW",
            "hand 1 map NS",
            TRUNK,
        )
        view = after(state, "map 8,-2").view(0)
        for seed in range(60):
            claim = claim_of(STANDARD, view, str(seed), ())
            if claim is not None:
                assert claim.key == "saw"
                assert claim.params["goal"] == "north"
                truths[role, claim.params["card"] == "treasure"] += 1
    assert truths["digger", False] == 0
    assert truths["digger", True] > 40
    assert truths["saboteur", False] > 15
    assert truths["saboteur", True] > 5


def speakers_in(seeds: range, key: str) -> tuple[Counter[int], Counter[int]]:
    """How many seats have made such a claim in a round, and how many there were, by their role."""
    spoke: Counter[int] = Counter()
    played: Counter[int] = Counter()
    for seed in seeds:
        said = set()
        for state, seat, _, claim in said_in(f"speakers {seed}"):
            if claim is not None and claim.key == key:
                said.add((state.table.round, seat))
        for number, result in enumerate(state.table.results, start=1):
            for seat, role in enumerate(result.roles[:-1]):
                played[role] += 1
                spoke[role] += (number, seat) in said
    return spoke, played


def test_who_accuses_somebody_is_not_known_to_be_a_digger_by_it() -> None:
    spoke, played = speakers_in(range(8), "suspect")
    assert spoke[SABOTEUR] / played[SABOTEUR] > spoke[DIGGER] / played[DIGGER] / 2 > 0


def test_a_saboteur_accuses_a_digger_while_another_could_believe_it() -> None:
    accused: Counter[int] = Counter()
    for seed in range(8):
        for state, seat, _, claim in said_in(f"speakers {seed}"):
            if claim is not None and claim.key == "suspect" and state.roles[seat] == SABOTEUR:
                accused[state.roles[int(claim.params["seat"])]] += 1
    assert accused[DIGGER]
    assert accused[SABOTEUR]


def test_who_says_to_be_a_digger_may_be_one() -> None:
    spoke, played = speakers_in(range(8), "role")
    assert spoke[DIGGER] / played[DIGGER] > spoke[SABOTEUR] / played[SABOTEUR] / 3 > 0


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_who_is_accused_says_to_be_a_digger_the_more_often_whatever_the_role(role: str) -> None:
    other = "digger" if role == "saboteur" else "saboteur"
    state = position(
        f"roles {role} digger {other} | digger",
        *(f"hand {seat} NES NESW NE" for seat in (1, 2, 3)),
        TRUNK,
    )
    passed = after(state, *(f"pass {card}" for card in ("NES", "NESW", "NE") for _ in range(3)))
    denial = Claim("role", {"role": "digger"})
    accusation = heard(passed, 1, "suspect", seat=0)

    def denials(*claims: Heard) -> int:
        view = passed.view(0)
        return sum(claim_of(STANDARD, view, str(seed), claims) == denial for seed in range(100))

    assert denials(accusation) > 2 * denials() > 0


def test_the_same_view_and_seed_give_the_same_words() -> None:
    view = after_looks().view(1)
    first, second = (claim_of(STANDARD, view, "same", ()) for _ in range(2))
    assert first == second


def test_who_only_plays_is_asked_as_before_and_says_nothing() -> None:
    state = after_looks()
    claims = [heard(state, 1, "suspect", seat=2)]
    view = state.view(state.decider)
    random = find_opponent("random")
    assert choice_of(random, view, "1", claims) == random.choose(view, seed="1")
    assert claim_of(random, view, "1", claims) is None


def sabotage_said(seed: str, seats: int) -> Iterator[tuple[SabotageView, Claim | None]]:
    """A match of Sabotage at random: after each move what `standard` would say, and sees."""
    state = find_game("sabotage").start(seats, seed=seed)
    quick = find_opponent("random")
    earlier: list[Heard] = []
    number = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
            continue
        seat = state.decider
        number += 1
        state.play(quick.choose(state.view(seat), seed=f"{seed} {number}").move)
        view = state.view(seat)
        assert isinstance(view, SabotageView)
        claim = claim_of(STANDARD, view, f"{seed} {number}", earlier)
        yield view, claim
        if claim is not None:
            earlier.append(Heard(seat, view.table.round, len(view.log), claim))


@pytest.mark.clause("A-51")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_sabotage_nothing_is_said_that_the_own_hand_tells(seats: int) -> None:
    claims = claims_of(find_game("sabotage"))
    keys: Counter[str] = Counter()
    moves = 0
    for seed in ("a", "b"):
        for view, claim in sabotage_said(seed, seats):
            moves += 1
            hidden = SabotageView(view.table, view.seat, [0] * len(view.hand), view.log)
            assert claim_of(STANDARD, hidden, "1", ()) == claim_of(STANDARD, view, "1", ())
            if claim is None:
                continue
            keys[claim.key] += 1
            check_claim(claims, claim, seats)
            assert claim.params.get("seat") != view.seat
            assert (claim.key == "well-played") == (view.decider == TERMINAL)
    assert keys["well-played"] == 2
    assert keys["ouch"]
    assert keys["praise"] + keys["luck"]
    assert keys.total() < moves / 5


def test_in_sabotage_the_partner_is_praised_for_a_game_that_was_won() -> None:
    praised = set()
    for seed in ("a", "b", "c"):
        for view, claim in sabotage_said(seed, 4):
            if claim is None or claim.key not in ("praise", "luck"):
                continue
            mine = view.seat % 2
            scores = view.table.results[-1].scores
            of_partner = claim.params["seat"] == (view.seat + 2) % 4
            praised.add(of_partner)
            assert of_partner == (scores[mine] > scores[1 - mine])
    assert praised == {True, False}


@pytest.mark.parametrize("opponent", ["standard", "expert"])
def test_in_sabotage_all_say_once_that_it_was_well_played(opponent: str) -> None:
    *_, (view, _) = sabotage_said("end", 2)
    player = find_opponent(opponent)
    assert claim_of(player, view, "1", ()) == Claim("well-played")
    said = Heard(view.seat, 4, 9, Claim("well-played"))
    assert claim_of(player, view, "1", [said]) is None


def cave_said(seed: str, seats: int) -> Iterator[tuple[CaveState, int, Claim, list[Heard]]]:
    """What is said in a game of The Dark Cave: the state, who says it, and what was said before."""
    game = find_game("dark_cave")
    state = game.start(seats, seed=seed)
    earlier: list[Heard] = []
    number = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
            continue
        number += 1
        seat = state.decider
        state.play(choice_of(STANDARD, state.view(seat), f"{seed} {number}", earlier).move)
        claim = claim_of(STANDARD, state.view(seat), f"{seed} {number}", earlier)
        if claim is not None:
            assert isinstance(state, CaveState)
            yield state, seat, claim, earlier
            earlier.append(Heard(seat, 1, len(state.view(seat).log), claim))


def test_in_the_dark_cave_it_says_what_can_be_said_and_the_others_weigh_it() -> None:
    game = find_game("dark_cave")
    heeded = claims = 0
    for seed, seats in (("cave 1", 3), ("cave 2", 5), ("cave 3", 5)):
        for state, seat, claim, earlier in cave_said(seed, seats):
            claims += 1
            check_claim(claims_of(game), claim, seats)
            assert claim.params.get("seat") != seat
            if claim.key != "saw":
                continue
            corner = CORNERS.index(str(claim.params["corner"]))
            others = [other for other in range(seats) if other != seat]
            for other in others:
                view = state.view(other)
                after = [*earlier, Heard(seat, 1, len(view.log), claim)]
                before = CaveSituation(view, earlier).exit[corner]
                now = CaveSituation(view, after).exit[corner]
                if claim.params["goal"] == "exit":
                    assert now >= before
                else:
                    assert now <= before
                heeded += abs(now - before) > 0.02
    assert claims
    assert heeded


def cave_table() -> CaveState:
    """Three players, of whom the first knows nothing yet but its own cards."""
    state = find_game("dark_cave").start(3, seed="unseen")
    state.apply_chance(state.draw())
    assert isinstance(state, CaveState)
    return state


def test_in_the_dark_cave_words_about_players_weigh_a_little() -> None:
    view = cave_table().view(0)

    def guilt(*said: tuple[int, str, int]) -> list[float]:
        claims = [Heard(seat, 1, 1, Claim(key, {"seat": of})) for seat, key, of in said]
        return CaveSituation(view, claims).saboteur

    silent = guilt()
    accused, praised = guilt((1, "suspect", 2)), guilt((1, "trust", 2))
    assert praised[2] < silent[2] < accused[2] < silent[2] + 0.15
    # Once, the latest, and not what one says oneself.
    assert guilt(*[(1, "suspect", 2)] * 9) == accused
    assert guilt((1, "trust", 2), (1, "suspect", 2)) == accused
    assert guilt((0, "suspect", 2)) == silent
    # Who blames somebody that one knows to be innocent, oneself, is believed less.
    me = view.characters[0] == CAVE_SABOTEUR
    right, wrong = ("suspect", "trust") if me else ("trust", "suspect")
    sides = [
        CaveSituation(view, [Heard(1, 1, 1, Claim(key, {"seat": 0}))]).sides[1]
        for key in (wrong, right)
    ]
    assert sides[0] < sides[1]


def test_in_the_dark_cave_nobody_heeds_who_has_not_looked() -> None:
    view = cave_table().view(0)
    claim = Heard(1, 1, len(view.log), Claim("saw", {"corner": "NE", "goal": "exit"}))
    assert CaveSituation(view, [claim]).exit == CaveSituation(view).exit


def test_who_suspects_or_trusts_against_their_own_beliefs_is_found_out() -> None:
    state = after_looks("rockfall 3,0", "pass NS", "pass NEW")
    hindsight = hindsight_of("saboteur")
    assert hindsight is not None
    found = set()
    for reader in range(3):
        view = state.view(reader)
        for seat, likely in enumerate(hindsight.beliefs(view)):
            if seat != reader:
                assert doubts(view, Claim("suspect", {"seat": seat})) == (likely < 0.5)
                assert doubts(view, Claim("trust", {"seat": seat})) == (likely > 0.5)
                found.add(likely > 0.5)
    assert found == {True, False}
    assert not doubts(state.view(0), Claim("role", {"role": "saboteur"}))


@pytest.mark.parametrize("name", ["standard", "expert"])
def test_who_digs_says_where_the_treasure_is_and_by_whose_word(name: str) -> None:
    def reasons(state: State, *claims: Heard) -> list[tuple[str, object, object]]:
        found = [
            (reason.key, reason.params["place"], reason.params.get("seat"))
            for seed in ("a", "b", "c", "d")
            for reason in choice_of(find_opponent(name), state.view(0), seed, claims).reasons
            if reason.key.startswith("treasure-")
        ]
        return sorted(set(found))

    state = after(after_looks("rockfall 3,0", "pass NS", "pass NEW"), "pass NS")
    guilt = Situation(state.view(0)).beliefs.saboteur
    trusted, suspected = sorted((1, 2), key=lambda seat: guilt[seat])
    says = {
        seat: heard(state, seat, "saw", goal="north", card="treasure")
        for seat in (trusted, suspected)
    }
    assert reasons(state) == []
    assert reasons(state, says[trusted]) == [("treasure-told", "8,-2", trusted)]
    against = heard(state, trusted, "saw", goal="north", card="stone")
    assert reasons(state, against, says[suspected]) == [("treasure-doubted", "8,-2", suspected)]
