"""The steps from each version of the database's tables to the next, carried out by Alembic."""
