"""Measuring the engine: `make bench`."""
