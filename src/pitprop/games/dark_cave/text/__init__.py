"""Texts: positions, deals, drawings, and what a redacted record tells."""
