"""What a table looks like: text, and a picture as an array."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pitprop.core.errors import PitpropError
from pitprop.core.extras import need
from pitprop.core.notation import cited, listed
from pitprop.envs.play import Play
from pitprop.library.picture import picture

ANSI: Final = "ansi"
HUMAN: Final = "human"
RGB_ARRAY: Final = "rgb_array"
MODES: Final = (ANSI, HUMAN, RGB_ARRAY)


def checked_mode(mode: str | None) -> str | None:
    """A way of showing, if there is one.

    Raises:
        PitpropError: there is no such way, or what it needs isn't installed.
    """
    if mode is not None and mode not in MODES:
        raise PitpropError(f"there is no render_mode {cited(mode)}, only {listed(MODES)}")
    if mode == RGB_ARRAY:
        need("env", "resvg_py", "PIL")
    return mode


def shown(play: Play, mode: str, seat: int) -> str | npt.NDArray[np.uint8]:
    """The table as a seat, or `SPECTATOR`, sees it.

    Args:
        play: the game.
        mode: `rgb_array` for a picture; text otherwise.
        seat: who looks at it.
    """
    view: Any = play.view(seat)
    if mode != RGB_ARRAY:
        return play.environment.game.draw_text(view)
    return rasterised(picture(view.wire()))


def rasterised(svg: str) -> npt.NDArray[np.uint8]:
    """A picture as rows of pixels: red, green and blue."""
    import resvg_py
    from PIL import Image

    encoded = resvg_py.svg_to_bytes(svg_string=svg, background="#ffffff")
    with Image.open(io.BytesIO(bytes(encoded))) as image:
        return np.array(image.convert("RGB"), dtype=np.uint8)
