"""Ways to the goals, and how many cards they still need."""
