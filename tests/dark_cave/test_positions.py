"""Positions: what is left out, what cannot arise, and what is not in the notation."""

from __future__ import annotations

import pytest

from pitprop.core.errors import NotationError, PositionError
from pitprop.games.dark_cave.game import GAME
from tests.dark_cave.positions import after, dealt, legal, position, seen, start

ROAD = "net I:EW@1,0"
RAT = "creature rat 0,0:NESW 2 I:rat"
VEIN = "net II:NEW+vein@0,1"


def test_what_is_left_out_is_as_after_a_deal() -> None:
    state = position(seats=5)
    view = seen(state)
    assert view.piles == (4, 17, 21)
    assert all(player.backs == (4, 1, 0) for player in view.players)
    assert [player.clan for player in view.players] == ["blue", "yellow", "blue", "yellow", "blue"]
    assert (view.aside, view.supply, view.phase) == (3, 31, "card")
    assert sum(state.census().values()) == 82 + 4 + 8 + 46


def test_a_position_reads_back_in_every_phase() -> None:
    lines = (
        "net I:EW@1,0 II:NEW+vein@0,1 II:NES+hole@0,-1",
        "webs 1,0:E=2:2:I:web",
        "creature rat 1,0:EW 2 I:rat",
        "axes 1:I:axe 1:II:axe 2:I:axe",
        "boots 3:I:boots",
        "veins 0,1:N",
        "looked 1 4,4 -4,4",
        "met 2 1 3",
        "hand 1 I:NS II:NE I:goblin",
        "discards II:info ?2:II:NS",
    )
    state = position(*lines, vein_optional="yes")
    moving = after(state, "pass I:NS")
    for shown in (
        state,
        after(state, "end propose"),
        moving,
        after(moving, "end propose"),
        after(moving, "step 1,0:EW"),
        after(moving, "step 0,1:N", "stay"),
        after(state, "I:goblin 0,-1:N > 0,0:NESW"),
        after(moving, "step 1,0:EW", "axe no"),
    ):
        text = GAME.print_position(shown)
        again = GAME.parse_position(text)
        assert GAME.print_position(again) == text
        assert set(map(str, again.legal_moves())) == set(map(str, shown.legal_moves()))
        for seat in range(-1, 3):
            text_seen = GAME.print_position(shown.view(seat))
            assert GAME.print_position(GAME.parse_view(text_seen)) == text_seen


def test_before_the_deal_there_is_nothing() -> None:
    text = GAME.print_position(start(4))
    assert text.endswith("[seed start]\nundealt\n")
    assert GAME.print_position(GAME.parse_position(text)) == text
    with pytest.raises(PositionError, match="D-14"):
        GAME.parse_position(text + "turn 2\n")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["net I:NS@1,0"], r"start NESW\+ladder|D-30"),
        (["net I:NESW@1,0 I:NESW@1,0"], r"two cards at 1,0 \[D-30\]"),
        (["net I:EW@4,4"], r"two cards at 4,4 \[D-30\]"),
        (["net I:NE@0,1 I:NE@7,7"], r"2 cards I:NE, but the deck has 1 \[D-5\]"),
        (["goals exit exit hole vein"], r"D-2"),
        (["dwarves 1,0:EW 0,0:NESW 0,0:NESW"], r"no card lies there \[D-4\]"),
        (["dwarves 0,0:N 0,0:NESW 0,0:NESW"], r"has no such field \[D-4\]"),
        (["dwarves out 0,0:NESW 0,0:NESW"], r"is in 'left'"),
        (["left 1"], r"'shown' \[D-72\]"),
        (["left 1", "shown 1", "lying 1"], r"doesn't lie in it \[D-72\]"),
        (["gold 3 3"], r"players, but there are 3 \[D-1\]"),
        (["gold 3 3 40", "supply 5"], r"51 gold, but there are 46 \[D-1\]"),
        (["gold 3 2 44"], r"49 gold, but there are 46 \[D-1\]"),
        (["gold 3 2 41", VEIN, "veins 0,1:N"], r"47 gold, but there are 46 \[D-1\]"),
        (["net I:EW@1,0", "veins 1,0:EW"], r"no vein at 1,0:EW \[D-44\]"),
        (["clans blue-loyal yellow-loyal blue-loyal"], r"clan cards of 3 players \[D-11\]"),
        (["clans blue-loyal blue-loyal blue-saboteur | -"], r"aside included \[D-11\]"),
        (["webs 1,0:E=2:1:I:web"], r"no opening at 1,0 E \[D-34\]"),
        (["webs 0,0:E=2:1:I:web 0,0:E=1:2:II:web"], r"two webs lie at 0,0 E \[D-53\]"),
        (["looked 1 1,1"], r"no goal lies at 1,1"),
        (["turn 4"], r"there is no seat 4: there are 3 players \[D-1\]"),
        (["hand 1 I:NS I:EW I:NE I:NW I:rat I:axe"], r"more than 5 \[D-14\]"),
        (["pile III:NS I:NS"], r"group I on top \[D-14\]"),
        (["boots 1:I:boots 1:II:boots"], r"line 3: seat 1 has at most one pair of boots \[D-54\]"),
        (
            ["creature rat 0,0:NESW 2 I:goblin", "creature lindworm 0,0:NESW 2 I:lindworm"],
            r"line 3: the card I:goblin doesn't bring the rat \[D-60\]",
        ),
        (["now phase=turning"], r"D-70"),
        (["goals exit:- hole ladder vein", "now phase=turning"], r"only one way to lie \[D-70\]"),
        (["goals exit:- hole:- ladder vein"], r"at most one goal"),
        (["now phase=defending"], r"D-57"),
        (["now phase=losing"], r"D-93"),
        (["now phase=over"], r"D-80"),
        (["now phase=resting"], r"'resting' is not a phase"),
        (["now steps=x"], r"is not a number"),
        (["now moved=no"], r"it is yes, or left out"),
        (["now asked=9"], r"are not seats"),
        (["over cards", "now phase=card"], r"D-80"),
        (["now steps=٣"], r"steps=٣ is not a number"),
        (["now turns=0"], r"1 or more \[D-20\]"),
        (["now phase=card", "hand 1 -"], r"seat 1 has no card .* \[D-21\]"),
        (["now phase=voting", "hand 1 -"], r"seat 1 has no card .* \[D-21\]"),
        (["now phase=moving draws=0", "hand 1 -", "hand 2 -", "hand 3 -"], r"it is 1 .* \[D-22\]"),
        (["now phase=moving draws=30"], r"1 or 2 after passing \[D-22\]"),
        (["now draws=1"], r"still to be played, so it is 0 \[D-22\]"),
        (["now phase=voting draws=1"], r"still to be played, so it is 0 \[D-22\]"),
        (["now phase=voting before=moving proposed=yes draws=0"], r"it is 1 .* \[D-22\]"),
        (["over cards", "now draws=3"], r"1 or 2 after passing \[D-22\]"),
        (["now drawer=2"], r"with draws=1 \[D-52\]"),
        (["now phase=moving drawer=2 draws=2"], r"with draws=1 \[D-52\]"),
        (["now phase=moving drawer=4"], r"drawer=4 is not a seat: seats are 1 to 3 \[D-1\]"),
        (["now steps=99"], r"steps=99: .* at most 0 \[D-20\]"),
        (["now phase=moving steps=4"], r"seat 1 has at most 3 \[D-20\]"),
        (["now phase=moving steps=3 moved=yes"], r"seat 1 has at most 2 \[D-20\]"),
        (["now phase=moving steps=5", "boots 1:I:boots"], r"seat 1 has at most 4 \[D-54\]"),
        (["now phase=moving steps=1", "lying 1"], r"seat 1 has at most 0 \[D-66\]"),
        (["now phase=moving steps=1 blocked=yes"], r"seat 1 has at most 0 \[D-66\]"),
        (["now phase=moving moved=yes blocked=yes"], r"makes no step \[D-66\]"),
        (["now phase=moving steps=99", "left 1", "shown 1"], r"seat 1 has at most 0 \[D-72\]"),
        (["now moved=yes"], r"moved is told where .*, not card \[D-24\]"),
        (["now phase=moving arriving=yes"], r"defending, losing, not moving \[D-45\]"),
        (["now phase=moving closing=yes"], r"taking, not moving \[D-25\]"),
        (["now phase=moving asked=1"], r"defending, not moving \[D-57\]"),
        (["now phase=moving victims=1"], r"defending, not moving \[D-57\]"),
        (["now phase=moving losing=1"], r"losing, not moving \[D-93\]"),
        (["now phase=moving attacker=1", RAT], r"defending, losing, not moving \[D-57\]"),
        (["now phase=voting vote=1"], r"vote=1: that seat is on turn .* \[D-86\]"),
        (["now phase=losing losing=1 attacker=1 vote=2", RAT], r"vote=2: nobody is asked"),
        ([ROAD, "now phase=moving vote=2"], r"vote=2: nobody is asked .* \[D-86\]"),
        (["now phase=voting before=banana"], r"goes on with card or moving \[D-86\]"),
        (["now phase=moving before=moving"], r"proposed=yes.* \[D-86\]"),
        (["now before=moving proposed=yes"], r"after the card \[D-86\]"),
        (["now phase=moving"], r"seat 1 has no step and no web to cut.* \[D-25\]"),
        ([ROAD, "now phase=moving", "lying 1"], r"phase=moving: seat 1 has no step .* \[D-25\]"),
        (["now phase=voting before=moving"], r"before=moving: seat 1 has no step .* \[D-25\]"),
        (["now turning=3"], r"turning=3: the line 'goals' tells .* \[D-70\]"),
        (["now phase=taking"], r"unless vein_optional=yes \[D-44\]"),
        (["now attacker=9"], r"attacker=9 is not a creature: creatures are 1 to 3 \[D-1\]"),
        (["now phase=defending asked=1 attacker=9"], r"attacker=9 is not a creature"),
        (["now phase=defending asked=1 attacker=1"], r"no rat is on the board \[D-57\]"),
        (
            ["now phase=defending asked=1 attacker=1 victims=1", RAT],
            r"the victims are seat 1; on its field the rat attacks seats 1,2,3 \[D-62, D-68\]",
        ),
        (
            ["now phase=defending asked=2 attacker=1 victims=1 arriving=yes moved=yes", RAT],
            r"only victims are asked \[D-57\]",
        ),
        (
            ["now phase=defending asked=1 attacker=1 victims=1,2,3", RAT],
            r"asked=1: seat 1 has no axe in front of it \[D-77\]",
        ),
        (
            ["now phase=defending asked=1 attacker=1 victims=1 arriving=yes", RAT],
            r"moved=yes and arriving=yes go together: .* \[D-45, D-67\]",
        ),
        (["now phase=losing losing=1", "hand 1 -"], r"no card to lose \[D-42, D-66\]"),
        (["now phase=losing losing=1"], r"a step onto a bridge: .* \[D-42\]"),
        (
            ["now phase=losing losing=1 arriving=yes moved=yes"],
            r"isn't on the upper path .* \[D-42\]",
        ),
        (["now phase=losing losing=1 attacker=1"], r"no rat is on the board \[D-57\]"),
        (
            ["now phase=losing losing=1 attacker=3", "creature goblin 0,0:NESW 2 I:goblin"],
            r"lost to the rat, attacker=1 \[D-66\]",
        ),
        (
            ["now phase=losing losing=1,2 attacker=1 arriving=yes moved=yes", RAT],
            r"lost by seats 1,2; on its field the rat attacks seat 1 \[D-62, D-68\]",
        ),
    ],
)
def test_what_cannot_arise_is_refused(lines: list[str], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(*lines)


@pytest.mark.parametrize(
    ("dwarf", "now", "message"),
    [
        ("0,0:NESW", "phase=taking", r"no gold lies where the dwarf of seat 1 stands \[D-44\]"),
        ("0,1:N", "phase=taking moved=yes", r"moved is told where .*, not taking \[D-24\]"),
        ("0,1:N", "phase=taking blocked=yes", r"takes no gold \[D-44\]"),
        ("0,1:N", "phase=taking steps=1", r"seat 1 has at most 0 \[D-20\]"),
    ],
)
def test_nobody_is_asked_about_gold_that_cannot_be_taken(
    dwarf: str, now: str, message: str
) -> None:
    dwarves = f"dwarves {dwarf} 0,0:NESW 0,0:NESW"
    with pytest.raises(PositionError, match=message):
        position(f"now {now}", VEIN, "veins 0,1:N", dwarves, vein_optional="yes")


def test_what_the_line_now_leaves_out_is_as_it_is_by_itself() -> None:
    assert seen(position(ROAD, "now phase=moving")).steps == 3
    assert seen(position(ROAD, "now phase=moving moved=yes", "boots 1:I:boots")).steps == 3
    refused = after(position("now phase=voting"), "end no")
    assert seen(refused).phase == "card"
    assert not legal(refused, "end")
    voting = position("net I:EW@1,0", "now phase=voting before=moving")
    assert legal(after(voting, "end no"), "step") == {"step 1,0:EW"}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("cave 1", "there is no line 'cave'"),
        ("turn 1\nturn 2", "the line 'turn' appears twice"),
        ("net I:NES", "not a card on its place"),
        ("net I:NES@1", "'1' is not a place"),
        ("goals exit", "there are 4 goals"),
        ("goals exit:NS hole ladder vein", "can't lie as 'NS'"),
        ("goals gold hole ladder vein", "'gold' is not a goal"),
        ("goals ?:NESW hole ladder vein", "'?:NESW' is not a goal"),
        ("dwarves 1,0", "'1,0' is not a field"),
        ("clans red-loyal", "is not a clan card"),
        ("webs 1,0 E", "is not a web"),
        ("creature cat 1,0:NES 2 I:rat", "'cat' is not a creature"),
        ("creature rat 1,0:NES 2", "a creature looks like"),
        ("creature rat 1,0:NES 2 I:axe", "not such an action card"),
        ("creature", "as in creature"),
        ("undealt 1", "nothing follows 'undealt'"),
        ("hand 1 I:cat", "is not a card"),
        ("hand 1 I:?", "may appear only in what one seat sees"),
        ("boots 1", "does not name a seat"),
        ("now speed=3", "is none of"),
        ("now steps=1 steps=2", "appears twice"),
        ("discards I:?", "lies face down"),
        ("discards I:NS ?2", r"'\?2' leaves the card out; it is told as in \?1:II:NS"),
        ("discards ?2:?", r"'\?2:\?' leaves the card out"),
        ("over soon", "a game ends by"),
        ("[view 2]", "headers|this is what one seat sees"),
    ],
)
def test_what_is_no_notation_is_told(line: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        position(line)


def test_what_a_seat_sees_is_told_in_full() -> None:
    text = GAME.print_position(dealt(3).view(1))
    assert GAME.print_position(GAME.parse_view(text)) == text
    without = "\n".join(line for line in text.split("\n") if not line.startswith("gold"))
    with pytest.raises(PositionError, match="'gold' is missing"):
        GAME.parse_view(without)
    without = "\n".join(line for line in text.split("\n") if not line.startswith("hand 3"))
    with pytest.raises(PositionError, match="'hand 3' is missing"):
        GAME.parse_view(without)
    with pytest.raises(NotationError, match=r"\[view SEAT\] is missing"):
        GAME.parse_view(GAME.print_position(dealt(3)))
    hidden = text.replace(text.split("\nhand 2 ")[1].split("\n")[0], "I:? I:? I:? I:? I:?")
    with pytest.raises(PositionError, match="knows its own cards"):
        GAME.parse_view(hidden)


@pytest.mark.clause("D-81", "D-83")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_at_the_end_everybody_knows_the_cards_aside_too(seat: int) -> None:
    """All others are turned up: they follow."""
    over = position("over agreed", "clans blue-loyal blue-saboteur blue-loyal")
    view = over.view(seat)
    assert seen(over, seat).aside_cards == ("blue-saboteur",)
    text = GAME.print_position(view)
    assert "\nclans blue-loyal blue-saboteur blue-loyal | blue-saboteur\n" in text
    assert GAME.print_position(GAME.parse_view(text)) == text
    unknown = text.replace("| blue-saboteur", "| ?")
    assert GAME.print_position(GAME.parse_view(unknown)) == text


@pytest.mark.clause("D-83")
def test_what_a_seat_sees_of_the_end_leaves_no_character_open() -> None:
    text = GAME.print_position(position("over agreed").view(1))
    assert GAME.print_position(GAME.parse_view(text)) == text
    lines = [line for line in text.split("\n") if not line.startswith("shown ")]
    at = next(at for at, line in enumerate(lines) if line.startswith("clans "))
    lines[at] = lines[at].replace("-loyal", "-?", 1)
    with pytest.raises(PositionError, match="everybody's character is known") as refused:
        GAME.parse_view("\n".join(lines))
    assert refused.value.line == at + 1


@pytest.mark.parametrize(
    "text",
    [
        "dig 1,0",
        "lay I:NES",
        "lay NES 1,0",
        "lay I:NES 1",
        "lay I:NES 99999,0",
        "I:rat",
        "I:rat 1,0:N > ",
        "I:rat 1,0:N to 2,0:N",
        "II:info 3",
        "II:info map 3",
        "II:rockfall 1",
        "II:swap 1,0",
        "I:web 1,0",
        "I:web 1,0 X",
        "II:boots 0",
        "pass",
        "pass I:NS I:EW I:NE",
        "pass I:rat I:NS",
        "pass I:? I:NS",
        "pass II:? I:?",
        "step 1,0:",
        "step 1,0:NN",
        "step",
        "cut 1,0 E",
        "cut thread 1,0 E",
        "stay here",
        "end maybe",
        "axe",
        "vein maybe",
        "turn XY",
    ],
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse_move(text)
