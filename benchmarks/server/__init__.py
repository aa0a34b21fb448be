"""The server under load: `make bench-server` measures it and writes docs/load.md."""
