"""Looking ahead in Saboteur: rounds that may be, played on quickly."""
