"""The command line as a whole: help, mistakes, pipes, terminals, interrupts."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from pitprop import __version__
from tests.cli.running import (
    COMMAND,
    environment,
    in_process_of_its_own,
    on_terminal,
    pitprop,
    read_until,
    record,
    refused,
)

COMMANDS = [
    "serve",
    "rules",
    "deck",
    "simulate",
    "replay",
    "show",
    "verify",
    "export",
    "backup",
    "restore",
    "remove",
]
ESCAPE = "\x1b"


@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_tells_of_every_command(option: str) -> None:
    ran = pitprop(option)
    assert (ran.status, ran.err) == (0, "")
    assert all(f"\n  {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    ran = pitprop(command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Usage: pitprop {command} ")


def test_help_loads_nothing_slow() -> None:
    """What the other commands need is loaded when they run."""
    slow = ["rich", "uvicorn", "starlette", "sqlalchemy", "msgspec", "pitprop.games.saboteur.game"]
    program = (
        "import sys\nfrom pitprop.cli.commands import run\nrun(['--help'])\n"
        f"sys.stderr.write(' '.join(name for name in {slow} if name in sys.modules))"
    )
    ran = subprocess.run((sys.executable, "-c", program), capture_output=True, check=True)
    assert ran.stderr == b""
    assert ran.stdout.startswith(b"Usage: ")


def test_the_version_is_told() -> None:
    ran = pitprop("--version")
    assert ran.status == 0
    assert ran.out.startswith(f"pitprop {__version__} (rules 1, engines ")


def test_the_installed_command_is_the_same() -> None:
    command = Path(sys.executable).parent / "pitprop"
    ran = subprocess.run((command, "--version"), capture_output=True, check=True, text=True)
    assert ran.stdout == pitprop("--version").out


@pytest.mark.parametrize(
    ("arguments", "given"),
    [
        (["--version"], ""),
        (["rules", "saboteur", "S-999"], ""),
        (["replay", "-"], "dig\n"),
        (["rules", "saboteur", "--search", "submarine"], ""),
        (["replay", str(record("web-5"))], ""),
    ],
)
def test_a_process_of_its_own_answers_as_the_other_tests_are_answered(
    arguments: list[str], given: str
) -> None:
    assert in_process_of_its_own(*arguments, given=given) == pitprop(*arguments, given=given)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["dance"], "pitprop: no such command 'dance'"),
        (["--loud"], "pitprop: no such option"),
        (["rules"], "pitprop rules: missing argument 'GAME'"),
        (["rules", "chess"], "no game 'chess'; the games are "),
        (["rules", "saboteur", "S-999"], "no clause 'S-999'; the nearest are S-83"),
        (["rules", "saboteur", "--edition", "gold"], "no edition 'gold'; the editions are amigo"),
        (["rules", "saboteur", "--language", "fr"], "'fr' is not one of 'en', 'de', 'nl'"),
        (["simulate", "saboteur", "--players", "2"], "S-2"),
        (["simulate", "saboteur", "--players", "many"], "'many' is not a valid integer"),
        (["replay", "game.txt", "--until", "-1"], "'-1' is not a whole number of at least 0"),
        (["replay", "game.txt", "--seat", "x"], "'x' is not a whole number of at least 1"),
        (["serve", "--port", "99999"], "'99999' is not a whole number from 0 to 65535"),
        (["serve", "--unbegun-days", "-1"], "'-1' is not a number of at least 0"),
        (["serve", "--unbegun-days", "nan"], "'nan' is not a number of at least 0"),
        (["serve", "--finished-days", "inf"], "'inf' is not a number of at least 0"),
        (["simulate", "saboteur", "--games", "0"], "number of games is at least 1, not 0"),
        (["simulate", "saboteur", "--opponents", "oracle"], "no computer player 'oracle'"),
        (["simulate", "saboteur", "--options", "attach=air"], "one of start, tunnel"),
        (
            ["simulate", "saboteur", "--options", "attach"],
            "changes one of rounds, saboteurs, ",
        ),
        (
            ["simulate", "dark_cave", "--options", "last_move"],
            "changes one of one_clan, ",
        ),
        (["simulate", "saboteur", "--options", "attach=start,attach=start"], "given twice"),
        (["simulate", "saboteur", "--composition", "4:1"], "not a composition"),
        (
            ["simulate", "saboteur", "--players"],
            "pitprop simulate: option '--players' requires an argument (pitprop simulate --help",
        ),
        (["puzzles", "make", "card", "--seed"], "pitprop puzzles make: option '--seed' requires"),
        (["puzzles"], "pitprop puzzles: missing command (pitprop puzzles --help says more)"),
        (["simulate", "sabotage", "--composition", "3v1"], "Sabotage has no compositions"),
        (["simulate", "sabotage", "--diggers", "random"], "Sabotage has no roles"),
        (
            ["simulate", "dark_cave", "--composition", "3v2"],
            "The Dark Cave has no compositions: who is a saboteur is dealt by chance",
        ),
        (
            ["simulate", "dark_cave", "--diggers", "random"],
            "computer players of The Dark Cave are given by seat: clans are dealt",
        ),
        (["simulate", "saboteur", "--rounds", "1", "--composition", "5v0"], "S-10"),
        (["simulate", "saboteur", "--opponents", "random", "--diggers", "random"], "not both"),
        (["simulate", "saboteur", "--processes", "0"], "number of processes is at least 1, not 0"),
        (["replay", "nowhere.txt"], "can't read nowhere.txt: No such file"),
        (["replay", "."], "can't read .: Is a directory"),
        (["replay", "-"], "standard input: line 1: it has to begin with"),
        (["show", "-"], "standard input: line 1: it has to begin with"),
        (["verify", "-"], "standard input: line 1"),
        (["replay", str(record("amigo-4")), "--until", "9999"], "no move 9999: the record has "),
        (["replay", str(record("amigo-4")), "--until", "-1"], "--until"),
        (["replay", str(record("amigo-4")), "--seat", "5"], "no seat 5: there are 4 players"),
        (["replay", str(record("amigo-4")), "--seat", "0"], "--seat"),
        (["replay", str(record("amigo-4-seat-2"))], "pitprop show shows it"),
        (["export", "nothing", "--data", "nowhere"], "nowhere"),
        (["serve", "--port", "70000"], "--port"),
        (["serve", "--host", "no host"], "no host"),
        (["serve", "--metrics", "99999"], "a port from 1 to 65535, or an address and such a port"),
    ],
)
def test_bad_input_gets_one_clear_line(
    arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in refused(pitprop(*arguments))


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b"", "line 1: it has to begin with"),
        (b"[game saboteur]\n[seats 3]\n1. dig 1,0\n", "line 3: move 1: "),
        (b"[game saboteur]\n[seats 3]\n[rules 7]\n", "line 3: "),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "show"])
def test_a_file_that_is_no_record_gets_one_clear_line(
    command: str, content: bytes, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    message = refused(pitprop(command, str(path)))
    assert message.startswith(f"pitprop: {path}")
    assert says in message


def test_without_a_command_a_table_is_served(tmp_path: Path) -> None:
    """As the usual port is taken here, it says so."""
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # somebody else has it: just as well
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        ran = pitprop(HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path))
    assert "port 8000 is in use" in refused(ran)


def test_ctrl_c_ends_the_server(tmp_path: Path) -> None:
    arguments = ("serve", "--port", "0", "--no-browser", "--data", str(tmp_path / "data"))
    with on_terminal(*arguments) as (process, terminal):
        assert b"http://127.0.0.1:" in read_until(terminal, b"Ctrl+C")
        os.killpg(process.pid, signal.SIGINT)
        rest = read_until(terminal)
        assert process.wait() == 0
    assert b"Traceback" not in rest


def test_ctrl_c_ends_a_simulation_without_a_traceback() -> None:
    with on_terminal(
        "simulate", "saboteur", "--games", "100000", "--opponents", "random"
    ) as running:
        process, terminal = running
        seen = read_until(terminal, b"playing")
        os.killpg(process.pid, signal.SIGINT)
        seen += read_until(terminal)
        # A shell tells 130 of both; Python takes the second way if it was just running a string.
        assert process.wait() in (130, -signal.SIGINT)
    assert b"Traceback" not in seen


def test_a_simulation_that_is_asked_to_end_leaves_nothing_behind() -> None:
    arguments = ("--games", "100000", "--opponents", "random", "--processes", "2")
    with on_terminal("simulate", "saboteur", *arguments) as (process, terminal):
        seen = b""
        while not re.search(rb"[1-9][0-9]*/100000", seen):
            more = read_until(terminal, b"/100000")
            assert more, seen
            seen += more
        os.kill(process.pid, signal.SIGTERM)
        # Whoever holds the terminal still keeps this from ending.
        seen += read_until(terminal)
        assert process.wait() in (128 + signal.SIGTERM, -signal.SIGTERM)
    assert b"Traceback" not in seen
    assert b"leaked" not in seen


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
def test_where_nothing_can_be_written_a_line_says_so() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run((*COMMAND, "games"), stdout=full, stderr=subprocess.PIPE, check=False)
    assert ran.returncode == 2
    assert ran.stderr.decode().startswith("pitprop: can't write: ")
    assert ran.stderr.count(b"\n") == 1


def test_an_output_that_is_closed_is_no_mistake() -> None:
    closed = ("sh", "-c", '"$@" >&-', "sh", *COMMAND, "games")
    ran = subprocess.run(closed, stderr=subprocess.PIPE, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize(
    "arguments",
    [("rules", "saboteur"), ("replay", str(record("web-5"))), ("simulate", "--help"), ("games",)],
)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_goes_away_is_no_mistake(arguments: tuple[str, ...], unbuffered: str) -> None:
    """It ends as other programs do, and not with the status of a record that breaks a rule."""
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        (*COMMAND, *arguments),
        stdout=writing,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED=unbuffered),
        check=False,
    )
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (141, b"")


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules", "saboteur"],
        ["rules", "saboteur", "S-54"],
        ["replay", str(record("web-5"))],
        ["show", str(record("amigo-4-seat-2"))],
        ["verify", str(record("nl-10"))],
        ["simulate", "saboteur", "--games", "1", "--opponents", "random", "--processes", "1"],
    ],
)
def test_output_is_plain_in_a_pipe_and_styled_on_a_terminal(arguments: list[str]) -> None:
    piped = in_process_of_its_own(*arguments)
    assert piped.status == 0
    assert ESCAPE not in piped.out + piped.err
    assert all(line == line.rstrip() for line in piped.out.split("\n"))
    with on_terminal(*arguments, NO_COLOR="1") as (process, terminal):
        plain = read_until(terminal).decode()
        assert process.wait() == 0
    assert "\x1b[1m" not in plain
    if arguments[0] != "verify":
        with on_terminal(*arguments) as (process, terminal):
            styled = read_until(terminal).decode()
        assert "\x1b[1m" in styled


def test_long_lines_are_wrapped_on_a_terminal_only() -> None:
    longest = max(pitprop("rules", "saboteur", "S-10").out.split("\n"), key=len)
    assert len(longest) > 200
    with on_terminal("rules", "saboteur", "S-10", NO_COLOR="1", COLUMNS="60") as (_, terminal):
        lines = read_until(terminal).decode().split("\r\n")
    assert max(map(len, lines)) <= 60
    assert all(line.startswith(("S-10  ", "      ")) for line in lines if line)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_pipes_get_utf_8_whatever_the_locale_says(encoding: str) -> None:
    ran = in_process_of_its_own("replay", str(record("web-5")), PYTHONIOENCODING=encoding)
    assert ran.status == 0
    assert "Çem" in ran.out
    assert "━" in ran.out
