"""Opponents for Saboteur."""
