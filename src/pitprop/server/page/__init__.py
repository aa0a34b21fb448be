"""The page as browsers get it: its files, and `index.html` with what the page needs first."""
