"""Whole games played to their end by policies, for search and measurement."""
