"""Several servers on one PostgreSQL database, which tell each other what has changed."""
