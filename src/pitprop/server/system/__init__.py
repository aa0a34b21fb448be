"""The machine on which the server runs: its clock, its files, and its addresses."""
