"""How the server is: what it logs, counts and measures, and whether it can be used."""
