"""Saboteur and its relatives: rules engines, a table in the browser, opponents and a laboratory."""
