"""Sabotage: Robert Abbott's duel on two roofs, for two players or two partnerships."""
