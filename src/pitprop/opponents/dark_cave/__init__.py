"""Opponents that play The Dark Cave."""
