"""The databases of the tests: files of SQLite, and a PostgreSQL of their own."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlencode

import psycopg
import psycopg.conninfo

from pitprop.server.storage.database import DATABASE

OWNER = "pitprop"
PASSWORD = "4 secret: p@ss/word"
ESCAPED = "4%20secret%3A%20p%40ss%2Fword"

#: How much memory is free where databases may take some of it, in bytes.
_PLENTY = 8 * 2**30

WHAT_TO_INSTALL = "needs PostgreSQL's initdb and postgres (Debian: apt-get install postgresql)"


def find_programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian has it outside of PATH."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "postgres").exists()), None)


def find_user() -> pwd.struct_passwd | None:
    """Who it can run as; PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid())
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return None


def _room() -> str | None:
    """Memory, where there is plenty of it: each database is hundreds of files; else the usual."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and shutil.disk_usage(memory).free > _PLENTY else None


class Cluster:
    """A PostgreSQL with new files, which is reached by a socket in its folder alone."""

    def __init__(self, programs: Path, user: pwd.struct_passwd) -> None:
        self._programs = programs
        self._user = user
        self._count = 0
        # Not in pytest's folder, which is closed to other users; and a socket's path is short.
        self.folder = Path(tempfile.mkdtemp(prefix="pitprop-", dir=_room()))
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        password = self.folder / "password"
        password.write_text(PASSWORD)
        initdb = self._popen(
            *("initdb", "--no-sync", "--encoding=UTF8", "--locale=C", "--auth=scram-sha-256"),
            *(f"--username={OWNER}", f"--pwfile={password}", f"--pgdata={self.folder / 'data'}"),
        )
        _, errors = initdb.communicate()
        assert initdb.returncode == 0, errors
        self.start()

    def start(self) -> None:
        """Let it answer."""
        self._process = self._popen(
            *("postgres", "-D", str(self.folder / "data"), "-k", str(self.folder)),
            *("-c", "listen_addresses=", "-c", "log_min_messages=log"),
            *("-c", "fsync=off"),  # here processes are killed, never the machine
            dies_with_us=True,
        )
        assert self._process.stderr is not None
        said = ""
        while "ready to accept connections" not in said:
            line = self._process.stderr.readline()
            assert line, said
            said += line

    def stop(self) -> None:
        """End it at once."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.communicate()

    def close(self) -> None:
        """End it at once, and remove its files."""
        self.stop()
        shutil.rmtree(self.folder)

    def _popen(
        self, program: str, *arguments: str, dies_with_us: bool = False
    ) -> subprocess.Popen[str]:
        setpriv = shutil.which("setpriv") if dies_with_us else None
        first = (setpriv, "--pdeathsig", "QUIT") if setpriv else ()
        is_root = os.geteuid() == 0
        return subprocess.Popen(
            (*first, str(self._programs / program), *arguments),
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            user=self._user.pw_uid if is_root else None,
            group=self._user.pw_gid if is_root else None,
            extra_groups=[] if is_root else None,
        )

    def new_database(self, encoding: str = "UTF8") -> str:
        """The URL of a new, empty database."""
        self._count += 1
        name = f"games{self._count}"
        with self.connect("postgres") as connection:
            connection.autocommit = True
            connection.execute(
                f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}'".encode()
            )
        return self.url(name)

    @contextmanager
    def unreachable(self, url: str) -> Iterator[None]:
        """Ends all connections to a database, and refuses new ones as long as the block lasts."""
        name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
        there = "FROM pg_stat_activity WHERE datname = %s"
        with self.connect("postgres") as connection:
            connection.autocommit = True
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
            connection.execute(f"SELECT pg_terminate_backend(pid) {there}".encode(), (name,))
            while connection.execute(f"SELECT pid {there}".encode(), (name,)).fetchone():
                pass
            try:
                yield
            finally:
                connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())

    def url(self, name: str, password: str = ESCAPED) -> str:
        """How Pitprop is told of a database."""
        host = urlencode({"host": self.folder})
        return f"postgresql://{OWNER}:{password}@/{name}?{host}"

    def connect(self, name: str) -> psycopg.Connection:
        """A connection beside Pitprop's."""
        return psycopg.connect(
            host=str(self.folder),
            dbname=name,
            user=OWNER,
            password=PASSWORD,
            client_encoding="utf8",
        )


@contextmanager
def opened(data: Path | str) -> Iterator[sqlite3.Connection | psycopg.Connection]:
    """A connection to a server's data that is not the server's; committed at the end."""
    if isinstance(data, Path):
        with closing(sqlite3.connect(data / DATABASE)) as file, file:
            yield file
    else:
        with psycopg.connect(data) as connection:
            yield connection
