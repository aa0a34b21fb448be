"""The table: a server where people and opponents play, and the page that it hands out."""
