"""`pitprop verify`."""

from __future__ import annotations

from typing import Final

import click

from pitprop.cli import output
from pitprop.cli.own_deck import RECORDED_DECK
from pitprop.cli.shared import json_option
from pitprop.core.wording.counted import noun

NOT_VERIFIED: Final = 1


@click.command(short_help="Check that a record's deals were fixed beforehand.")
@click.argument("file")
@RECORDED_DECK
@json_option()
@click.pass_context
def verify(context: click.Context, file: str, as_json: bool) -> None:
    """Check that the deals of the record in FILE were fixed before the first card.

    The commitment is shown before a game begins; seed and salt are revealed when it is over. This
    checks that the commitment belongs to this seed and salt, that every deal is the one that the
    seed gives, and that all moves keep to the rules. If not, the exit status is 1; for a record of
    what only one seat knows, where none of this can be checked, it is 2.
    """
    from pitprop.cli.files import read_whole_record, shown
    from pitprop.core.records.replay import RecordError
    from pitprop.core.records.verification import verify as check

    record = read_whole_record(file)
    try:
        found = check(record)
    except RecordError as error:
        click.echo(f"pitprop: {shown(file)}: not verified: {error}", err=True)
        context.exit(NOT_VERIFIED)
    if as_json:
        output.json_of(
            {"commitment": found.commitment, "deals": found.outcomes, "moves": found.moves}
        )
        return
    deals = noun(found.outcomes, "deal")
    moves = noun(found.moves, "move")
    output.say("commitment  belongs to seed and salt")
    output.say(f"{deals:<12}{found.outcomes}, as the seed gives")
    output.say(f"{moves:<12}{found.moves}, all by the rules")
    output.say(f"So the game was fixed before it began if this was shown then: {found.commitment}")
