"""Starting and ending the server."""

from __future__ import annotations

import os
import pty
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from pitprop.server.run import can_open_browser, default_data, listen
from pitprop.server.run import serve as serve_here
from tests.cli.running import COMMAND, read_until
from tests.server.databases import Cluster
from tests.server.driving import PATIENCE, Browser, ServerProcess, serving


def serve(*arguments: object) -> tuple[int, str]:
    """How a server that can't start ends, and what it says."""
    passed = ", ".join(map(str, arguments))
    code = (
        "import sys; from pathlib import Path; from pitprop.server.run import serve; "
        f"sys.exit(serve({passed}, open_browser=False))"
    )
    ran = subprocess.run(
        (sys.executable, "-c", code), capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert ran.stdout == ""
    (line,) = ran.stderr.splitlines()
    return ran.returncode, line


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status, line = serve("port=" + str(port), f"data=Path({str(tmp_path)!r})")
    assert status == 2
    assert f"port {port} is in use" in line


@pytest.mark.parametrize("port", [-1, 65_536, 10**9])
def test_a_number_that_is_no_port_is_told_in_one_line(tmp_path: Path, port: int) -> None:
    status, line = serve(f"port={port}", f"data=Path({str(tmp_path)!r})")
    assert status == 2
    assert "0 to 65535" in line


def test_an_address_of_another_machine_is_told_in_one_line(tmp_path: Path) -> None:
    status, line = serve("host='192.0.2.1'", "port=0", f"data=Path({str(tmp_path)!r})")
    assert status == 2
    assert "--host" in line


def test_a_folder_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, line = serve("port=0", f"data=Path({str(tmp_path / 'file' / 'data')!r})")
    assert status == 2
    assert str(tmp_path / "file") in line


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "pitprop.sqlite3").write_bytes(b"no database at all" * 1_000)
    status, line = serve("port=0", f"data=Path({str(tmp_path)!r})")
    assert status == 2
    assert "database" in line


@pytest.mark.parametrize("url", ["nonsense", "mysterydb://host/name", "sqlite:////nowhere/x"])
def test_a_database_that_cannot_be_used_is_told_in_one_line(url: str) -> None:
    status, line = serve("port=0", f"data={url!r}")
    assert status == 2
    assert "database" in line


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_what_is_written_to_a_connection_does_not_wait_for_more(host: str) -> None:
    with listen(host, 0) as listener, socket.create_connection(listener.getsockname()[:2]):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.fixture
def refusal(capsys: pytest.CaptureFixture[str]) -> Callable[[str], str]:
    """The one line in which a database is refused."""

    def refusal(url: str) -> str:
        assert serve_here(port=0, data=url, open_browser=False) == 2
        said = capsys.readouterr()
        assert said.out == ""
        (line,) = said.err.splitlines()
        assert line.startswith("pitprop: can't use the database: ")
        assert "secret" not in line
        return line

    return refusal


@pytest.mark.parametrize("kind", ["postgresql", "postgres", "postgresql+psycopg"])
def test_a_server_that_is_not_there_is_told_in_one_line(
    refusal: Callable[[str], str], kind: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    line = refusal(f"{kind}://ada:secret@127.0.0.1:{port}/games")
    assert f"port {port}" in line
    assert "refused" in line


def test_a_server_that_never_answers_is_told_in_one_line(refusal: Callable[[str], str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        host = f"127.0.0.1:{silent.getsockname()[1]}"
        assert "timeout" in refusal(f"postgresql://ada:secret@{host}/games?connect_timeout=2")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ada:1@secret@127.0.0.1/games",
        "postgresql://ada:1@se/secret@127.0.0.1/games",
        "postgresql://ada:1@a:secret@127.0.0.1/games",
        "postgresql://127.0.0.1:secret/games",
    ],
)
def test_a_password_that_is_not_escaped_is_not_told(
    refusal: Callable[[str], str], url: str
) -> None:
    assert "%40" in refusal(url)


@pytest.mark.parametrize("url", ["mysql://ada:secret@h/games", "sqlite+aiosqlite:///secret"])
def test_another_kind_of_database_is_told_in_one_line(
    refusal: Callable[[str], str], url: str
) -> None:
    assert "postgresql://" in refusal(url)


def test_a_wrong_password_is_told_in_one_line(
    refusal: Callable[[str], str], cluster: Cluster
) -> None:
    assert "password authentication failed" in refusal(cluster.url("postgres", "secret"))
    assert 'database "none" does not exist' in refusal(cluster.url("none"))


@pytest.mark.parametrize("encoding", ["LATIN1", "SQL_ASCII"])
def test_a_database_that_can_not_keep_every_name_is_told_in_one_line(
    refusal: Callable[[str], str], cluster: Cluster, encoding: str
) -> None:
    assert encoding in refusal(cluster.new_database(encoding))


def test_what_postgresql_needs_is_told_where_it_is_missing() -> None:
    url = "postgresql://ada:secret@localhost/games"
    code = (
        "import sys; sys.modules['psycopg'] = None; from pitprop.cli import main; "
        f"sys.argv[1:] = ['serve', '--port', '0', '--data', {url!r}]; main()"
    )
    ran = subprocess.run((sys.executable, "-c", code), capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    (line,) = ran.stderr.splitlines()
    assert "psycopg" in line
    assert "pip install 'pitprop[postgresql]'" in line
    assert "secret" not in line


def test_two_servers_do_not_use_the_same_data(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        status, line = serve("port=0", f"data=Path({str(tmp_path)!r})")
        assert status == 2
        assert f"process {server.process.pid}" in line
        with Browser(server) as browser:
            browser.create()
    with serving(tmp_path):
        pass


def test_data_are_kept_in_a_folder_not_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    for where in (file, file / "data"):
        status, line = serve("port=0", f"data=Path({str(where)!r})")
        assert status == 2
        assert str(where) in line
        assert "a folder is needed" in line
    assert file.read_text() == "mine"


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        (tmp_path / "pitprop.sqlite3").touch(0o644)
        for data in (tmp_path, f"sqlite:///{tmp_path / 'games.db'}"):
            with serving(data) as server, Browser(server) as browser:
                browser.create()
                files = [
                    file
                    for kind in ("*.sqlite3", "*.db", "*-wal", "*-shm")
                    for file in tmp_path.glob(kind)
                ]
                assert len(files) >= 3
                assert [file for file in files if file.stat().st_mode & 0o077] == []
    finally:
        os.umask(old)


def test_the_lock_goes_with_the_process_however_it_ends(tmp_path: Path) -> None:
    ServerProcess(tmp_path).kill()
    with serving(tmp_path) as server, Browser(server) as browser:
        browser.create()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_it_cleanly_while_people_play(
    tmp_path: Path, number: signal.Signals
) -> None:
    server = ServerProcess(tmp_path)
    with Browser(server) as browser:
        table = browser.create(pace=10_000, first=1)
        with browser.live(table) as live:
            live.state()
            server.process.send_signal(number)
            _, errors = server.process.communicate(timeout=PATIENCE)
            with pytest.raises(ConnectionClosedError):
                live.state(lambda _state: False)
            assert live.connection.close_code == 1012
    assert (server.process.returncode, errors) == (0, "")


def test_who_interrupts_it_again_and_again_sees_no_traceback(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with Browser(server) as browser:
        table = browser.create(pace=10_000, first=1)
        with browser.live(table) as live:
            live.state()
            while server.process.poll() is None:
                server.process.send_signal(signal.SIGINT)
                with suppress(subprocess.TimeoutExpired):
                    server.process.wait(timeout=0.02)
    assert server.process.communicate(timeout=PATIENCE)[1] == ""


def test_who_says_nothing_does_not_keep_it_from_ending(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    host, _, port = server.host.partition(":")
    with ExitStack() as stack:
        for sent in (b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"):
            silent = stack.enter_context(socket.create_connection((host, int(port))))
            silent.sendall(sent)
        with Browser(server) as browser:
            browser.create(opponents=["standard"] * 2)
        server.process.terminate()
        _, errors = server.process.communicate(timeout=PATIENCE)
    assert (server.process.returncode, errors) == (0, "")


@pytest.fixture
def hangups() -> Iterator[None]:
    """Processes that are made here don't ignore SIGHUP from the start, as below `nohup`."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("hangups")
def test_one_process_says_that_it_can_not_be_replaced_and_goes_on(tmp_path: Path) -> None:
    server = subprocess.Popen(
        (*COMMAND, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # without a terminal, as a service
    )
    assert server.stdout is not None
    assert server.stderr is not None
    address = server.stdout.readline().split()[3]
    server.send_signal(signal.SIGHUP)
    line = server.stderr.readline()
    assert "can't be replaced while it runs" in line
    assert "--workers 2" in line
    assert httpx.get(f"{address}readyz").status_code == 200
    server.terminate()
    _, errors = server.communicate(timeout=PATIENCE)
    assert (server.returncode, errors) == (0, "")


@pytest.mark.parametrize("public", ["--site=games.example.org", "--proxy=127.0.0.1"])
def test_a_site_is_given_no_advice_for_the_network_at_home(tmp_path: Path, public: str) -> None:
    said = []
    for options in ((), (public,)):
        command = ("serve", "--no-browser", "--port", "0", "--data", str(tmp_path), *options)
        with subprocess.Popen((*COMMAND, *command), stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            first = server.stdout.readline()
            # Whoever is answered has waited until all has been said there.
            assert httpx.get(f"{first.split()[3]}readyz").status_code == 200
            server.terminate()
            # Not by `communicate`, which loses what was read with the first line.
            said.append(server.stdout.read())
    assert "--host 0.0.0.0" in said[0]
    assert said[1] == ""


@pytest.mark.usefixtures("hangups")
def test_who_closes_its_terminal_ends_it_cleanly(tmp_path: Path) -> None:
    process, terminal = pty.fork()
    if not process:
        os.execv(
            COMMAND[0],
            (*COMMAND, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)),
        )
    said = read_until(terminal, b"(Ctrl+C").decode()
    # Whoever is answered has waited until all has been said there.
    assert httpx.get(f"{said.split()[3]}readyz").status_code == 200
    os.close(terminal)
    _, status = os.waitpid(process, 0)
    assert os.waitstatus_to_exitcode(status) == 0


def test_data_are_kept_in_the_user_s_data_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere/data")
    monkeypatch.setenv("HOME", "/somewhere")
    expected = {
        "linux": Path("/somewhere/data/pitprop"),
        "darwin": Path("/somewhere/Library/Application Support/pitprop"),
    }
    assert default_data() == expected[sys.platform]


def test_the_folder_of_data_is_the_user_s_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "folder"
    with serving(data):
        assert data.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("environment", "platform", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"}, "linux", False),
        ({}, "darwin", True),
        ({"CI": "1"}, "darwin", False),
        ({"SSH_TTY": "/dev/ttys001"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_only_where_somebody_sees_it(
    environment: dict[str, str], platform: str, opens: bool
) -> None:
    assert can_open_browser(environment, platform) is opens
