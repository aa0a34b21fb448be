"""Looking back on games from their records: moments, their views, and what could be believed."""
