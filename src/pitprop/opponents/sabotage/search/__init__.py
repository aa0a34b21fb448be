"""Looking ahead in Sabotage: games that may be, played on quickly."""
