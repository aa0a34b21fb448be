"""What a table looks like: text, and a picture as an array."""

from __future__ import annotations

import io
import re
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pitprop.core.errors import PitpropError
from pitprop.core.installed.extras import need
from pitprop.core.notation import cited, listed
from pitprop.envs.play import Play
from pitprop.library.picture import picture

ANSI: Final = "ansi"
HUMAN: Final = "human"
RGB_ARRAY: Final = "rgb_array"
MODES: Final = (ANSI, HUMAN, RGB_ARRAY)

FRAME: Final = (960, 720)
"""How wide and how high pictures are, in pixels."""

_GROUND: Final = "#ffffff"
_VIEW_BOX: Final = re.compile(r'viewBox="([^"]+)"')


def checked_mode(mode: str | None) -> str | None:
    """A render mode, if there is such a one.

    Raises:
        PitpropError: there is no such mode, or what it needs isn't installed.
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
    """A picture as rows of pixels, red, green and blue, centred in a frame of the same size for
    all, as videos need."""
    import resvg_py
    from PIL import Image, ImageOps

    width = _width_in_frame(svg)
    encoded = resvg_py.svg_to_bytes(svg_string=svg, background=_GROUND, width=width)
    with Image.open(io.BytesIO(bytes(encoded))) as image:
        framed = ImageOps.pad(image.convert("RGB"), FRAME, color=_GROUND)
        return np.array(framed, dtype=np.uint8)


def _width_in_frame(svg: str) -> int:
    """How wide the picture is when it fills the frame one way."""
    *_, width, height = map(float, _VIEW_BOX.findall(svg)[0].split())
    return round(min(FRAME[0], FRAME[1] * width / height))
