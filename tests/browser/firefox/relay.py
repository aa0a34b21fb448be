"""Stands between Playwright and a Firefox that lacks a command: `relay.py FIREFOX ARGUMENTS`.

Playwright speaks WebDriver BiDi with any Firefox, but tells each page how to answer media queries,
which Debian's Firefox (153) doesn't know yet. What it refuses of that is told to Playwright as
done; all else passes as it is.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

MISSING = "emulation.setMediaFeaturesOverride"
_LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")


async def relay(playwright: ServerConnection, firefox: str) -> None:
    """Pass messages both ways until either side ends."""
    missing: set[int] = set()
    async with connect(f"{firefox}/session", max_size=None, compression=None) as browser:
        sides = [
            asyncio.create_task(_ask(playwright, browser, missing)),
            asyncio.create_task(_answer(browser, playwright, missing)),
        ]
        await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        for side in sides:
            side.cancel()


async def _ask(playwright: ServerConnection, browser: ClientConnection, missing: set[int]) -> None:
    async for text in playwright:
        asked = json.loads(text)
        if asked["method"] == MISSING:
            missing.add(asked["id"])
        await browser.send(text)


async def _answer(
    browser: ClientConnection, playwright: ServerConnection, missing: set[int]
) -> None:
    async for text in browser:
        answer = json.loads(text)
        if answer["type"] == "error" and answer["id"] in missing:
            await playwright.send(json.dumps({"type": "success", "id": answer["id"], "result": {}}))
        else:
            await playwright.send(text)


async def main(firefox: str, *arguments: str) -> int:
    """Run Firefox, and say where Playwright finds it."""
    process = await asyncio.create_subprocess_exec(
        firefox, *arguments, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    while not (found := _LISTENING.search(line := await process.stderr.readline())):
        if not line:
            return await process.wait()
    address = found[1].decode()
    async with serve(
        lambda playwright: relay(playwright, address), "127.0.0.1", 0, max_size=None
    ) as server:
        port = server.sockets[0].getsockname()[1]
        sys.stderr.write(f"WebDriver BiDi listening on ws://127.0.0.1:{port}\n")
        sys.stderr.flush()
        while await process.stderr.readline():
            pass
        return await process.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(*sys.argv[1:])))
