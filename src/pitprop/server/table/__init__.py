"""One table: what it is asked, what it holds, how it goes on, and what it tells."""
