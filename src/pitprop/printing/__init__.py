"""Print and play: all that a game needs, on sheets of paper, as a PDF.

    from pitprop.printing import Wanted, print_game

    pdf = print_game(Wanted("dark_cave", paper="a4", language="en"))

The pictures are the page's own. What there is of a game is told by the module
`pitprop.printing.<game>`: a function `print_set` of a language to a `PrintSet` (`pieces.py`).
"""

from __future__ import annotations

from pitprop.printing.asked import Wanted, can_print
from pitprop.printing.book import print_game
from pitprop.printing.papers import PAPERS, Paper

__all__ = ["PAPERS", "Paper", "Wanted", "can_print", "print_game"]
