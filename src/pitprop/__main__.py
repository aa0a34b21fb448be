"""`python -m pitprop` is `pitprop`."""

from pitprop.cli import main

if __name__ == "__main__":
    main()
