"""All tables: making, finding and keeping them, and the names of those who sit there."""
