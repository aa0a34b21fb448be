"""Opponents for Sabotage."""
