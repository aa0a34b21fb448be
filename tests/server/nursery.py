"""Starts servers without importing them anew: run as a process, it forks one for each request.

To import the server takes more of a processor than most tests do. What it starts are processes of
their own all the same, which can be killed with -9. A request comes over the socket whose
descriptor it is told: the arguments of `tests/server/serving.py` as JSON, and descriptors for what
the server prints, for its complaints, and for the status with which it has ended.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import sys
import traceback

import tests.server.serving as serving

LARGEST = 65_536
"""How many bytes a request may have."""


class Nursery:
    """Forks servers, and tells with which status each has ended.

    Args:
        requests: the socket that requests come from; when it's closed, all is over.
    """

    def __init__(self, requests: socket.socket) -> None:
        self._requests = requests
        self._statuses: dict[int, int] = {}

    def run(self) -> None:
        """Answer requests until nobody can make any more."""
        signal.signal(signal.SIGCHLD, lambda *_: self._bury())
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        gc.freeze()
        while True:
            try:
                asked, descriptors, _, _ = socket.recv_fds(self._requests, LARGEST, 3)
            except InterruptedError:
                continue
            if not asked:
                return
            self._start(json.loads(asked), *descriptors)

    def _start(self, arguments: list[str], out: int, errors: int, status: int) -> None:
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        process = os.fork()
        if not process:
            os.close(status)
            self._serve(arguments, out, errors)
        self._statuses[process] = status
        os.close(out)
        os.close(errors)
        self._requests.sendall(f"{process}\n".encode())
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])

    def _serve(self, arguments: list[str], out: int, errors: int) -> None:
        """Be the server, in its own process."""
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
        self._requests.close()
        for other in self._statuses.values():
            os.close(other)
        os.dup2(out, 1)
        os.dup2(errors, 2)
        os.close(out)
        os.close(errors)
        status = 1
        try:
            status = serving.main(arguments)
        except BaseException:
            traceback.print_exc()
        finally:
            # As at the end of any program: what is shared with other processes is given back.
            atexit._run_exitfuncs()
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)

    def _bury(self) -> None:
        """Tell the status of all that have ended."""
        while self._statuses:
            process, ended = os.waitpid(-1, os.WNOHANG)
            if not process:
                return
            status = self._statuses.pop(process)
            os.write(status, str(os.waitstatus_to_exitcode(ended)).encode())
            os.close(status)


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as inherited:
        Nursery(inherited).run()
