"""Lantern, a small game of tricks for pitprop."""
