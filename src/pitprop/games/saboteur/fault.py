"""What is wrong with texts of this game; the sentences are in the folder beside this file."""

from typing import Final

from pitprop.core.fault import Faults

fault: Final = Faults("pitprop.games.saboteur")
