"""Reports: results as one file that a browser shows without a network."""
