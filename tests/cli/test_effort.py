"""`PITPROP_EFFORT`: what it may be, and that nobody else plays where it is something else."""

from __future__ import annotations

import pytest

from tests.cli.running import in_process_of_its_own, refused

SIMULATION = ("simulate", "dark_cave", "--games", "1", "--players", "2")


@pytest.mark.parametrize(
    ("effort", "command"),
    [("abc", SIMULATION), ("0", SIMULATION), ("-5", ("games",)), ("1e9", ("games",))],
)
def test_an_effort_that_is_no_number_of_per_cent_is_told(
    effort: str, command: tuple[str, ...]
) -> None:
    line = refused(in_process_of_its_own(*command, PITPROP_EFFORT=effort))
    assert line == (
        f"pitprop: PITPROP_EFFORT is '{effort}'; it is a whole number of per cent from 1 to 999999"
    )


@pytest.mark.parametrize("effort", ["", "5", "250"])
def test_whatever_the_effort_all_can_play(effort: str) -> None:
    ran = in_process_of_its_own("games", PITPROP_EFFORT=effort)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.count("expert") == 3
