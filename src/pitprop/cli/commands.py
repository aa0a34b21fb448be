"""The command line: the commands, and what becomes of mistakes, interrupts and closed pipes."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from pitprop.cli.backup import backup, restore
from pitprop.cli.balance import balance
from pitprop.cli.dataset import dataset
from pitprop.cli.deck import deck
from pitprop.cli.export import export
from pitprop.cli.games import games
from pitprop.cli.puzzles import puzzles
from pitprop.cli.remove import remove
from pitprop.cli.replay import replay
from pitprop.cli.report import report
from pitprop.cli.rules import rules
from pitprop.cli.serve import serve
from pitprop.cli.show import show
from pitprop.cli.simulate import simulate
from pitprop.cli.terminating import ended_in_order
from pitprop.cli.tournament import tournament
from pitprop.cli.verify import verify
from pitprop.cli.version import print_version
from pitprop.core.errors import PitpropError

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141
"""The exit status of who writes to nobody, as a shell tells it of other programs (SIGPIPE)."""

_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT)

_SETTINGS: Final = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


@click.group(
    invoke_without_command=True,
    context_settings=_SETTINGS,
    epilog="pitprop COMMAND --help says more. FILE may be - for standard input. Exit status: 0 "
    "all is well, 1 the record breaks a rule or isn't what it claims to be, 2 bad input.",
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=print_version,
    help="Show the version and exit.",
)
@click.pass_context
def pitprop(context: click.Context) -> None:
    """The Saboteur games in the browser, against good computer players or with friends.

    Without a command a table opens in your browser, as with `pitprop serve`.
    """
    if os.environ.get("NO_COLOR"):
        context.color = False
    if context.invoked_subcommand is None:
        context.invoke(serve)


for _command in (
    *(serve, games, rules, deck, simulate, tournament, dataset, report, balance),
    *(puzzles, replay, show, verify, export, backup, restore, remove),
):
    pitprop.add_command(_command)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        arguments: those of the process where None.

    Returns:
        The exit status.
    """
    _set_up_streams()
    try:
        with ended_in_order():
            status = _status(arguments)
        sys.stdout.flush()
    except click.ClickException as error:
        return _complain(_one_line(error, sys.argv[1:] if arguments is None else arguments))
    except PitpropError as error:
        return _complain(f"pitprop: {_mistake_in(error) or _with_edition_faults(error)}")
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_stdout()
        return CLOSED_PIPE
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        _let_go_of_stdout()
        return _complain(f"pitprop: can't write: {error.strerror}")
    except Exception as error:
        mistake = _mistake_in(error)
        if not mistake:
            raise
        return _complain(f"pitprop: {mistake}")
    return status if isinstance(status, int) else 0


def _status(arguments: Sequence[str] | None) -> object:
    """What a command gives.

    Raises:
        BrokenPipeError: nobody reads what it writes. Click would end the process with the status
            of a record that breaks a rule.
    """
    streams = sys.stdout, sys.stderr
    try:
        return pitprop.main(arguments, prog_name="pitprop", standalone_mode=False)
    except SystemExit:
        if (sys.stdout, sys.stderr) == streams:
            raise
        # Where a pipe is closed, click has others written to; nothing else tells it.
        sys.stdout, sys.stderr = streams
        raise BrokenPipeError from None


def _set_up_streams() -> None:
    """Pipes get UTF-8, which the notation is written in; a terminal gets what it can show."""
    # Where a stream is closed from the start, what would be written goes nowhere. What takes its
    # place stays open as long as the process, as it would.
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="replace")


def _one_line(error: click.ClickException, arguments: Sequence[str]) -> str:
    """What click says in several lines, in a single one."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else _named_in(arguments)
    message = " ".join(error.format_message().split())
    message = message[:1].lower() + message[1:].rstrip(".")
    help_is_there = isinstance(error, click.UsageError)
    return f"{command}: {message}" + (f" ({command} --help says more)" if help_is_there else "")


def _named_in(arguments: Sequence[str]) -> str:
    """The command that arguments name, for what click says of none."""
    path, command = ["pitprop"], pitprop
    for word in arguments:
        found = command.commands.get(word)
        if found is None:
            break
        path.append(word)
        if not isinstance(found, click.Group):
            break
        command = found
    return " ".join(path)


def _mistake_in(error: Exception) -> str:
    """What an opponent that somebody wrote did wrong, if that is what it is."""
    from pitprop.opponents.whose import mistake_in  # where something went wrong alone

    return mistake_in(error)


def _with_edition_faults(error: PitpropError) -> PitpropError:
    """The error, with why an edition that is missing can't be used, if that is what it is."""
    from pitprop.core.options.faults import with_edition_faults  # where something went wrong alone

    return with_edition_faults(error)


def _complain(message: str) -> int:
    sys.stderr.write(f"{message}\n")
    return BAD_INPUT


def _let_go_of_stdout() -> None:
    """Whoever read it has gone; nothing more is written when the process ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
