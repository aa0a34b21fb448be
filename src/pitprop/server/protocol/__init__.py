"""What page and server say to each other, as typed structures for JSON.

The page's TypeScript types are generated from these (`scripts/protocol_build.py`). Seats
are indexes from 0; moves are in notation; times are milliseconds since 1970 in UTC.
"""
