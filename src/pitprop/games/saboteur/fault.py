"""What is wrong with texts of this game; the words stand in the folder beside this file."""

from typing import Final

from pitprop.core.fault import Faults

fault: Final = Faults("pitprop.games.saboteur")
