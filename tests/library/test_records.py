"""What a record of the library tells, to whom, and whether its deals were fixed beforehand."""

from __future__ import annotations

import copy
import hashlib
import pickle
import re
from typing import Any

import pytest

import pitprop
from pitprop.core.errors import PitpropError
from pitprop.library import Record, State

GAMES = pitprop.game_names()


def played(name: str, **how: Any) -> Record[Any, Any]:
    return pitprop.game(name).played(["random"], players=4, seed="kept", **how)


def begun(name: str, **how: Any) -> State[Any, Any]:
    state = pitprop.game(name).start(4, seed="kept", **how)
    state.deal()
    return state


# --- What it tells of how the game was played -----------------------------------------------------


def test_a_record_tells_how_the_game_was_played() -> None:
    game = pitprop.game("saboteur")
    record = game.played(
        ["standard", "random"], players=3, edition="nl", options={"attach": "start"}, seed=5
    )
    facts = (record.game, record.edition, record.options, record.names, record.players)
    names = ["standard", "random", "standard"]
    assert facts == ("saboteur", "nl", {"attach": "start"}, names, 3)
    assert (record.seed, record.salt, record.commitment) == ("5", None, None)
    assert (record.is_redacted, record.seat) == (False, None)


def test_what_a_record_tells_of_options_is_a_copy() -> None:
    record = played("saboteur")
    record.options["attach"] = "tunnel"
    record.names[0] = "Ada"
    assert (record.options, record.names) == ({}, ["random"] * 4)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_tells_which_game_it_is_of(name: str) -> None:
    assert begun(name).game == played(name).game == name


def test_a_state_tells_how_the_game_was_started() -> None:
    state = pitprop.game("saboteur").start(5, edition="nl", options={"attach": "start"}, seed=7)
    assert (state.edition, state.options["attach"], state.seed) == ("nl", "start", "7")
    assert (state.players, state.names) == (5, [""] * 5)
    assert len(pitprop.game("sabotage").start(2).seed or "") > 20
    named = pitprop.game("saboteur").start(3, names=("Ada", "Ben B.", ""))
    assert named.names == ["Ada", "Ben B.", ""]
    again = pitprop.game("saboteur").record(str(named.record()))
    assert again.names == again.state().names == named.names
    of_record = played("saboteur").state(3)
    assert (of_record.seed, of_record.names) == ("kept", ["random"] * 4)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_tells_what_a_view_tells_of_its_rules_and_keeps_the_seed(name: str) -> None:
    game = pitprop.game(name)
    edition, option = game.editions[-1], next(iter(game.options))
    for value in game.options[option]:
        state = game.start(4, edition=edition, options={option: value}, seed="secret")
        state.deal()
        view = state.view(0)
        of_position, sampled = game.position(state.position()), view.sample(seed=1)
        for each in (state, copy.copy(state), of_position, sampled, state.view()):
            assert (each.edition, each.options[option]) == (view.edition, value)
            assert each.options == view.options
        assert of_position.names == sampled.names == [""] * 4
        assert not hasattr(view, "seed")


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_of_a_state_is_the_one_that_its_position_shows(name: str) -> None:
    game = pitprop.game(name)
    state = game.start(4, seed="secret")
    state.deal()
    sampled = state.view(0).sample(seed=1)
    unseeded = game.position(re.sub(r"\[seed .*\]\n", "", state.position()))
    restarted = game.record(str(state.record())).state()
    copied = pickle.loads(pickle.dumps(copy.copy(sampled)))
    for each in (state, sampled, unseeded, restarted, copied, game.position(sampled.position())):
        shown = re.search(r"^\[seed (.*)\]$", repr(each), re.MULTILINE)
        assert (shown[1].strip('"') if shown else None) == each.seed
    assert state.seed == restarted.seed == "secret"
    assert unseeded.seed is None
    assert sampled.seed == copied.seed not in (None, "secret", "1")


@pytest.mark.parametrize("name", GAMES)
def test_the_seed_of_a_world_says_nothing_of_the_seed_of_the_game(name: str) -> None:
    one, other = (pitprop.game(name).start(4, seed=seed).view() for seed in ("one", "other"))
    assert one.sample(1).seed == other.sample(1).seed != one.sample(2).seed


def test_what_a_state_tells_of_options_is_a_copy() -> None:
    state = begun("saboteur")
    for each in (state, pitprop.game("saboteur").position(state.position())):
        before = each.options
        each.options["attach"] = "elsewhere"
        assert each.options == before != {}


# --- Commit and reveal ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_who_was_shown_the_commitment_can_check_the_record(name: str) -> None:
    state = pitprop.game(name).start(4, seed="kept", salt="pepper")
    shown = state.commitment
    assert shown == hashlib.sha256(b"pitprop 1\nkept\npepper").hexdigest()
    state.deal()
    state.play(state.legal_moves[0])
    found = state.record().verify()
    assert (found.commitment, found.outcomes, found.moves) == (shown, 1, 1)
    whole = played(name, salt="pepper")
    assert whole.commitment == shown
    assert whole.verify().moves == len(whole.moves)
    assert pitprop.game(name).record(repr(whole)).verify() == whole.verify()


def test_a_deal_that_the_seed_does_not_give_is_found() -> None:
    game = pitprop.game("saboteur")
    state = game.start(4, seed="kept", salt="pepper")
    other = game.start(4, seed="another")
    state.apply_chance(other.draw())
    with pytest.raises(pitprop.RecordError, match="deal 1 isn't the one that the seed gives"):
        state.record().verify()


def test_a_salt_can_be_written_as_utf_8() -> None:
    with pytest.raises(PitpropError, match=r"the salt .* contains half of a surrogate pair"):
        pitprop.game("saboteur").start(4, salt="\ud800")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_tells_how_the_game_ended(name: str) -> None:
    record = played(name)
    *_, last = record.states()
    assert (record.scores, record.winners) == (last.scores, last.winners)
    unfinished = begun(name).record()
    assert (unfinished.scores, unfinished.winners) == (None, [])
    told = record.redacted()
    assert (told.scores, told.winners) in ((record.scores, record.winners), (None, []))


def test_a_game_that_is_played_for_somebody_is_started_as_by_hand() -> None:
    game = pitprop.game("saboteur")
    how: Any = {"players": 4, "seed": 5, "salt": "pepper", "first": 2}
    record = game.played(["random"], **how)
    *_, last = game.play(["random"], **how)
    assert last.record() == record
    assert last.names == record.names == ["random"] * 4
    assert last.commitment == record.commitment == game.start(4, seed=5, salt="pepper").commitment
    assert record.movers[0] == 2
    assert "[first 3]" in repr(record)
    with pytest.raises(PitpropError, match="the seat that begins is at most 3, not 4"):
        game.played(["random"], players=4, first=4)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_of_a_record_is_where_the_next_move_is_due(name: str) -> None:
    """After the deal of the next round, too."""
    record = played(name)
    rounds = 0
    for at, state in enumerate(record.states()):
        # At the start of each round, one move on, and at the end.
        is_begun = state.view().round > rounds
        rounds = state.view().round
        if not (is_begun or at == 1 or state.is_over):
            continue
        again = record.state(at)
        assert again == state
        assert again.decider == (record.movers[at] if at < len(record.movers) else None)
        assert again.record() == state.record()
    assert rounds == record.state().view().rounds


def test_without_a_salt_nothing_was_fixed() -> None:
    assert begun("saboteur").commitment is None
    with pytest.raises(pitprop.RecordError, match="nothing was fixed before the first deal"):
        begun("saboteur").record().verify()


def test_a_position_has_no_commitment() -> None:
    state = begun("saboteur", salt="pepper")
    assert pitprop.game("saboteur").position(repr(state)).commitment is None


def test_a_salt_is_a_text() -> None:
    wrong: Any = 7
    with pytest.raises(PitpropError, match="the salt is a string, not 7"):
        pitprop.game("saboteur").start(4, salt=wrong)


# --- What one seat knows --------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 1])
def test_a_redacted_record_tells_what_one_seat_knows(name: str, seat: int | None) -> None:
    whole = played(name, salt="pepper")
    known = whole.redacted(seat)
    assert (known.is_redacted, known.seat) == (True, seat)
    assert (known.seed, known.salt) == (None, None)
    assert known.commitment == whole.commitment
    assert known.movers == whole.movers
    own = [at for at, mover in enumerate(whole.movers) if mover == seat]
    assert [known.moves[at] for at in own] == [whole.moves[at] for at in own]
    assert pitprop.game(name).record(repr(known)) == known


def test_a_redacted_record_tells_nothing_more_than_it_says() -> None:
    known = played("saboteur", salt="pepper").redacted(1)
    for asked in (known.redacted, known.verify, known.state, known.states, known.review):
        with pytest.raises(pitprop.RecordError, match=r"one seat knows|already been redacted"):
            asked()


def test_a_record_is_told_to_nobody_who_was_not_there() -> None:
    for seat in (4, -1, True):
        with pytest.raises(PitpropError, match="seats are 0 to 3"):
            played("saboteur").redacted(seat)
        with pytest.raises(PitpropError, match="seats are 0 to 3"):
            played("saboteur").review(seat)
