"""`pitprop --version`."""

from __future__ import annotations

import click


def print_version(context: click.Context, _parameter: click.Parameter, wanted: bool) -> None:
    """Show the versions of the program and of the rules, and exit."""
    if not wanted or context.resilient_parsing:
        return
    import platform

    from pitprop import __version__, engine_mode
    from pitprop.core.records.headers import RULES

    python = f"Python {platform.python_version()}"
    click.echo(f"pitprop {__version__} (rules {RULES}, engines {engine_mode()}, {python})")
    context.exit()
