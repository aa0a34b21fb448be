"""Looking ahead in The Dark Cave: games that may be, played on quickly."""
