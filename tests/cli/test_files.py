"""`replay`, `show`, `verify` and `export`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.core.records.commitment import commitment
from pitprop.core.records.record import Header, MoveEntry, Record
from pitprop.core.records.recording import Recorder, redacted
from pitprop.core.records.replay import replay, start_of, steps
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.state import State
from pitprop.server.history.replay import progress
from pitprop.server.storage.rows import CHANCE_SEAT, Entry, SeatRow, TableRow
from pitprop.server.storage.store import Store
from tests.cli.running import pitprop, record, refused


def state_of(name: str, until: int | None = None) -> State:
    state = replay(parse_record(record(name).read_text(encoding="utf-8")), until)
    assert isinstance(state, State)
    return state


def broken(name: str, number: int, move: str) -> str:
    """The text of a record in which one move is another."""
    lines = record(name).read_text(encoding="utf-8").split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith(f"{number}. "))
    lines[at] = f"{number}. {move}"
    return "\n".join(lines)


# --- replay -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["amigo-4", "nl-10", "web-5", "options-3"])
def test_a_record_is_replayed_to_its_end(name: str) -> None:
    ran = pitprop("replay", str(record(name)))
    state = state_of(name)
    names = parse_record(record(name).read_text(encoding="utf-8")).header.seats
    assert (ran.status, ran.err) == (0, "")
    assert GAME.draw_text(state, names) in ran.out
    assert all(line in ran.out.split("\n") for line in state.result_lines())
    assert ran.out.rstrip().split("\n")[-1].startswith("game · score ")


def test_players_who_share_a_name_are_told_apart() -> None:
    text = record("amigo-4").read_text(encoding="utf-8")
    names = re.sub(r"\[seats .*\]", '[seats "bot" "Ann" "bot" ""]', text)
    out = pitprop("replay", "-", "--until", "12", given=names).out
    movers = set(re.findall(r"^ *[0-9]+\. (.*?): ", out, re.MULTILINE))
    assert movers == {"seat 1 (bot)", "Ann", "seat 3 (bot)", "seat 4"}


def test_a_replay_can_stop_and_can_show_what_a_seat_knows() -> None:
    ran = pitprop("replay", str(record("amigo-4")), "--until", "17", "--seat", "2")
    names = ("Ada", "Ben", "Cem", "Dee")
    assert ran.status == 0
    assert ran.out.split("\n")[0].endswith("what seat 2 (Ben) knows")
    assert GAME.draw_text(state_of("amigo-4", 17).view(1), names) in ran.out
    moves = [line.split(":")[0].split() for line in ran.out.split("\n") if ". " in line[:6]]
    assert moves[-1][0] == "17."
    assert {move[1] for move in moves} <= set(names)


def test_what_others_passed_is_not_told_to_a_seat() -> None:
    record_text = record("options-3").read_text(encoding="utf-8")
    known = redacted(parse_record(record_text), 0).moves
    passed = next(move for move in known if move.text == "pass ?")
    ran = pitprop("replay", "-", "--until", str(passed.number), "--seat", "1", given=record_text)
    (line,) = [line for line in ran.out.split("\n") if line.strip().startswith(f"{passed.number}.")]
    assert line.endswith("pass ?")


def test_the_start_of_a_game_is_shown_with_until_0() -> None:
    ran = pitprop("replay", str(record("amigo-4")), "--until", "0")
    assert ran.status == 0
    assert "round 1 of 3" in ran.out
    assert "draw pile 43" in ran.out


@pytest.mark.parametrize("command", ["replay", "show", "verify"])
def test_a_file_may_begin_with_a_byte_order_mark(command: str, tmp_path: Path) -> None:
    text = record("web-5").read_bytes()
    (tmp_path / "marked.txt").write_bytes(b"\xef\xbb\xbf" + text)
    marked = pitprop(command, str(tmp_path / "marked.txt"))
    assert (marked.status, marked.err) == (0, "")
    assert marked == pitprop(command, str(record("web-5")))


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_broken_rule_is_told_with_line_move_and_clause(command: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(broken("amigo-4", 5, "rockfall 0,0"), encoding="utf-8")
    lines = path.read_text(encoding="utf-8").split("\n")
    ran = pitprop(command, str(path))
    assert ran.status == 1
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    line = lines.index("5. rockfall 0,0") + 1
    assert ran.err.startswith(f"pitprop: {path}: line {line}, move 5: rockfall 0,0: ")
    assert ran.err.rstrip().endswith(("[S-44]", "[S-20]"))


def test_a_replay_that_stops_before_the_broken_rule_is_fine() -> None:
    given = broken("amigo-4", 5, "rockfall 0,0")
    assert pitprop("replay", "-", "--until", "4", given=given).status == 0
    assert pitprop("replay", "-", "--until", "5", given=given).status == 1


def test_the_last_moves_are_told_with_their_players() -> None:
    ran = pitprop("replay", str(record("nl-10")), "--until", "3")
    lines = [line.strip() for line in ran.out.split("\n") if line.strip()[:2] in ("1.", "2.", "3.")]
    assert [line.split(":")[0].split(". ")[1][:5] for line in lines] == ["seat "] * 3


# --- show ---------------------------------------------------------------------------------------


def test_a_position_is_shown() -> None:
    state = state_of("web-5", 30)
    ran = pitprop("show", "-", given=GAME.print_position(state))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(GAME.draw_text(state))


def test_what_a_seat_sees_is_shown() -> None:
    view = state_of("web-5", 30).view(3)
    ran = pitprop("show", "-", given=GAME.print_position(view))
    assert (ran.status, ran.out) == (0, GAME.draw_text(view))


def test_a_terse_position_is_shown() -> None:
    ran = pitprop("show", "-", given="[game saboteur]\nmaze EW@1,0\n")
    assert ran.status == 0
    assert " 0 ━━⌂━━━━━━━" in ran.out


def test_a_position_that_cannot_arise_is_refused() -> None:
    message = refused(pitprop("show", "-", given="[game saboteur]\nmaze NS@1,0\n"))
    assert message.startswith("pitprop: standard input: ")
    assert message.endswith("[S-31]")


@pytest.mark.parametrize(
    ("name", "reader"), [("amigo-4-seat-2", "seat 2 (Ben)"), ("amigo-4-everybody", "everybody")]
)
def test_a_redacted_record_is_shown(name: str, reader: str) -> None:
    ran = pitprop("show", str(record(name)))
    assert ran.status == 0
    assert f"what {reader} knows" in ran.out.split("\n")[0]
    assert (
        GAME.reconstruct(parse_record(record(name).read_text(encoding="utf-8"))).drawing in ran.out
    )
    assert "take ?" in ran.out


def test_a_redacted_record_tells_who_moved_and_how_the_game_ended() -> None:
    shown = pitprop("show", str(record("amigo-4-seat-2"))).out.rstrip().split("\n")
    whole = pitprop("replay", str(record("amigo-4"))).out.rstrip().split("\n")
    assert "what seat 2 (Ben) knows" in shown[0]
    assert "  99. Cem: lay ES 7,0" in shown
    assert " 100. Cem: take ?" in shown
    assert shown[-1] == whole[-1]
    assert re.search(r"\n   2 Ben +saboteur +broken cart +gold 2 \(worth 4\)", "\n".join(shown))
    assert shown[-1].startswith("game · score ")


def test_a_whole_record_is_shown_as_it_is_replayed() -> None:
    path = str(record("options-3"))
    assert pitprop("show", path) == pitprop("replay", path)


# --- verify -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["amigo-4", "nl-10", "web-5", "options-3"])
def test_an_honest_game_is_verified(name: str) -> None:
    text = record(name).read_text(encoding="utf-8")
    ran = pitprop("verify", "-", given=text)
    assert (ran.status, ran.err) == (0, "")
    assert "3, as the seed gives" in ran.out
    commit = next(line for line in text.split("\n") if line.startswith("[commit "))
    assert commit[8:-1] in ran.out


@pytest.mark.parametrize(
    ("header", "instead", "says"),
    [
        ("[seed ", '[seed "another one"]', "isn't that of this seed"),
        ("[salt ", "[salt another]", "isn't that of this seed"),
        ("[commit ", f"[commit {'0' * 64}]", "isn't that of this seed"),
        ("[commit ", "", "nothing was fixed"),
        ("[seed ", "", "[seed …] is missing"),
        ("[salt ", "", "[salt …] is missing"),
    ],
)
def test_a_commitment_that_does_not_fit_is_told(header: str, instead: str, says: str) -> None:
    lines = record("amigo-4").read_text(encoding="utf-8").split("\n")
    lines = [instead if line.startswith(header) else line for line in lines]
    ran = pitprop("verify", "-", given="\n".join(lines))
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("pitprop: standard input: not verified: ")
    assert says in ran.err
    assert ran.err.count("\n") == 1


def test_a_deal_from_another_seed_is_told() -> None:
    """All of it as it should be, but for two goals of the first round that have changed places."""
    text = record("nl-10").read_text(encoding="utf-8")
    goals = next(line for line in text.split("\n") if line.startswith("goals "))
    _, north, middle, south = goals.split()
    until = text.index("\n1. ")
    given = text[:until].replace(goals, f"goals {south} {middle} {north}") + "\n"
    ran = pitprop("verify", "-", given=given)
    assert ran.status == 1
    assert "deal 1 isn't the one that the seed gives" in ran.err


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_of_one_seat_is_neither_played_nor_verified(command: str) -> None:
    path = record("amigo-4-seat-2")
    line = path.read_text(encoding="utf-8").split("\n").index("[view 2]") + 1
    says = f"{path}: line {line}: the record shows only what one seat knows; pitprop show shows it"
    assert says in refused(pitprop(command, str(path)))


# --- export -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a game that is over and one that is still played."""
    folder = tmp_path_factory.mktemp("data")
    finished = parse_record(record("web-5").read_text(encoding="utf-8"))
    keep(folder, "finished", finished)
    keep(folder, "running", Record(finished.header, finished.entries[:20]))
    return folder


@pytest.mark.parametrize("table", ["finished", "http://127.0.0.1:8000/table/finished"])
def test_what_is_exported_can_be_replayed_and_verified(table: str, data: Path) -> None:
    ran = pitprop("export", table, "--data", str(data))
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == record("web-5").read_text(encoding="utf-8")
    assert pitprop("verify", "-", given=ran.out).status == 0


def test_of_a_running_game_what_everybody_knows_is_exported(data: Path) -> None:
    finished = parse_record(record("web-5").read_text(encoding="utf-8"))
    running = Record(finished.header, finished.entries[:20])
    ran = pitprop("export", "running", "--data", str(data))
    assert ran.out == print_record(redacted(running, SPECTATOR))
    assert "[seed" not in ran.out


def test_a_table_that_there_is_not_is_refused(data: Path) -> None:
    assert "no table 'another'" in refused(pitprop("export", "another", "--data", str(data)))


def keep(folder: Path, table: str, whole: Record) -> None:
    """Put a game into a data folder, as the server does."""
    header = whole.header
    row = TableRow(
        id=table,
        game=header.game,
        edition=header.edition,
        options=GAME.options.resolve(header.edition, header.options),
        players=len(header.seats),
        first=header.first,
        pace=0,
        auto_pick=False,
        rules=1,
        seed=header.seed or "",
        salt=header.salt or "",
        commitment=header.commit or "",
        created=0,
    )
    seats = [SeatRow(seat, name, "person", "", None) for seat, name in enumerate(header.seats)]
    store = Store(folder)
    store.create(row, seats, progress(start_of(whole)))
    for number, (seat, text) in enumerate(log_of(whole), 1):
        entry = Entry(number, seat, text, None, None, 0)
        store.append(table, entry, progress(start_of(whole)))
    store.close()


def log_of(whole: Record) -> Iterator[tuple[int, str]]:
    """Who decided, and what, as the server's log has it."""
    for step in steps(whole):
        if step.outcome is not None:
            yield CHANCE_SEAT, "\n".join(step.outcome.lines())
        elif isinstance(step.entry, MoveEntry):
            yield step.seat, step.entry.text


# --- Other games ----------------------------------------------------------------------------------


CAVES = Path(__file__).parent.parent / "dark_cave" / "records"


@pytest.mark.parametrize(("name", "won_by"), [("two", "seat 1"), ("five", "nobody")])
def test_a_game_in_the_dark_cave_is_replayed_to_its_end(name: str, won_by: str) -> None:
    ran = pitprop("replay", str(CAVES / f"{name}.txt"))
    assert (ran.status, ran.err) == (0, "")
    last = ran.out.rstrip().split("\n")[-1]
    assert last.startswith("game · score ")
    assert last.endswith(f" · won by {won_by}")


@pytest.mark.parametrize("command", ["replay", "show", "verify"])
def test_a_record_of_another_deck_is_told_to_be_one(command: str, tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    text = (CAVES / "two.txt").read_text(encoding="utf-8")
    path.write_text(re.sub(r"\[deck [0-9a-f]+", f"[deck {'7' * 64}", text), encoding="utf-8")
    ran = pitprop(command, str(path))
    assert (ran.status, ran.out) == (2, "")
    assert f"{path}: line 5: it was played with a different deck" in ran.err
    assert "not verified" not in ran.err


def test_the_end_of_a_game_is_told_at_its_end_only() -> None:
    assert "won by" not in pitprop("replay", str(CAVES / "five.txt"), "--until", "200").out


def test_a_match_of_sabotage_is_replayed_shown_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(print_record(match_of_sabotage()), encoding="utf-8")
    for command in ("replay", "show", "verify"):
        ran = pitprop(command, str(path))
        assert (ran.status, ran.err) == (0, "")
        assert ran.out
    assert "the match is over" in pitprop("show", str(path)).out
    assert "\nmatch · score " in pitprop("replay", str(path)).out
    known = pitprop("replay", str(path), "--until", "1", "--seat", "1").out
    assert known.count("hand 8:") + known.count("hand 9:") == 1
    lines = path.read_text(encoding="utf-8").split("\n")
    lines[next(at for at, line in enumerate(lines) if line.startswith("1. "))] = "1. close"
    path.write_text("\n".join(lines), encoding="utf-8")
    ran = pitprop("replay", str(path))
    assert (ran.status, ran.out) == (1, "")
    assert "move 1: close: " in ran.err
    assert ran.err.rstrip().endswith("[A-37]")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_what_somebody_knows_of_a_match_of_sabotage_is_shown(seat: int) -> None:
    known = print_record(redacted(match_of_sabotage(), seat))
    ran = pitprop("show", "-", given=known)
    assert (ran.status, ran.err) == (0, "")
    assert "the match is over" in ran.out
    reader = "everybody" if seat == SPECTATOR else f"seat {seat + 1}"
    assert f"what {reader}" in ran.out.split("\n")[0]


@cache
def match_of_sabotage() -> Record:
    """A match of two who always play the first card they can, with what was committed to."""
    header = Header(
        "sabotage",
        "franjos",
        seats=("Flick", "Flack"),
        commit=commitment("roofs", "salt"),
        seed="roofs",
        salt="salt",
    )
    recorder = Recorder(header)
    while recorder.state.decider != TERMINAL:
        if recorder.state.decider == CHANCE:
            recorder.apply_chance(recorder.state.draw())
        else:
            recorder.play(recorder.state.legal_moves()[0])
    return recorder.record()


@pytest.mark.parametrize("reader", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("name", ["two", "five"])
def test_what_one_seat_knows_of_the_dark_cave_ends_as_the_game_did(name: str, reader: int) -> None:
    text = (CAVES / f"{name}.txt").read_text(encoding="utf-8")
    known = print_record(redacted(parse_record(text), reader))
    shown = pitprop("show", "-", given=known).out.rstrip().split("\n")
    whole = pitprop("replay", "-", given=text).out.rstrip().split("\n")
    assert shown[-1] == whole[-1]
    assert ("what everybody knows" if reader < 0 else f"what seat {reader + 1} knows") in shown[0]
    moved = [line.partition(": ")[0] for line in whole[2:10]]
    assert [line.partition(": ")[0] for line in shown[2:10]] == moved


def test_what_one_seat_knows_of_a_match_ends_as_the_match_did() -> None:
    """Sabotage, too, tells who has moved and won, in what one seat knows."""
    record = match_of_sabotage()
    shown, whole = (
        pitprop(command, "-", given=print_record(text)).out.rstrip().split("\n")
        for command, text in (("show", redacted(record, 0)), ("replay", record))
    )
    assert shown[-1] == whole[-1]
    assert "what seat 1 (Flick) knows" in shown[0]
    assert {line.split()[1] for line in shown[2:10]} == {"Flick:", "Flack:"}
