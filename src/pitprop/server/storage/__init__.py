"""The database: what is kept of tables, how it is written and read, and who else reads it."""
