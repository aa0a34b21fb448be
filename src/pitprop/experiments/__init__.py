"""Experiments: agents of any kind against each other, on the same deals, reproducibly."""
