"""Lessons: first games whose deals and moves are written down beforehand, as records."""
