from pitprop.server.rows import Stored


def record_text(stored: Stored, seat: int | None) -> str:
    return ""
