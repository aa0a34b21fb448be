"""What `deploy/` has for servers on the open internet, as far as it can be tried without them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pitprop.cli.serve import serve
from pitprop.server.app import create_app
from pitprop.server.monitoring.gauges import Gauges, PrometheusCollector

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_the_page_shows_the_files_as_they_are(root: Path, name: str) -> None:
    page = (root / "docs" / "hosting.md").read_text()
    assert f"(`deploy/{name}`):\n\n```\n{(DEPLOY / name).read_text()}```\n" in page


def test_the_pages_name_files_that_are_there(root: Path) -> None:
    for page in ("hosting.md", "server.md"):
        named = re.findall(r"deploy/([\w.]+\w)", (root / "docs" / page).read_text())
        assert named
        assert all((DEPLOY / name).exists() for name in named if name != ".env")


def test_the_dashboard_shows_what_is_measured(tmp_path: Path) -> None:
    prometheus = pytest.importorskip("prometheus_client")
    found: list[Gauges] = []
    create_app(tmp_path, publish=found.append)
    registry = prometheus.CollectorRegistry()
    registry.register(PrometheusCollector(found[0]))
    measured = set(
        re.findall(r"^# TYPE (\w+)", prometheus.generate_latest(registry).decode(), re.MULTILINE)
    )
    board = json.loads((DEPLOY / "grafana.json").read_text())
    shown = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"pitprop_\w+", target["expr"])
    }
    assert {name.removesuffix("_bucket") for name in shown} == {
        name for name in measured if name.startswith("pitprop_")
    }


@pytest.mark.parametrize("name", ["pitprop.service", "compose.yaml", "Dockerfile"])
def test_the_options_are_those_of_the_command(name: str) -> None:
    known = {option for each in serve.params for option in each.opts}
    text = (DEPLOY / name).read_text()
    pattern = {
        "pitprop.service": r"ExecStart=(?:.*\\\n)*.*",
        "compose.yaml": r"command:\n(?:      - .*\n)+",
        "Dockerfile": r"ENTRYPOINT .*",
    }[name]
    command = re.search(pattern, text)
    assert command is not None
    options = set(re.findall(r"--[a-z-]+", command[0]))
    assert options
    assert options <= known


def test_the_unit_is_right_and_lets_the_server_do_little(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("needs systemd-analyze (Debian: apt-get install systemd)")
    unit = tmp_path / "pitprop.service"
    text = (DEPLOY / "pitprop.service").read_text()
    unit.write_text(text.replace("/opt/pitprop/bin/pitprop", sys.executable))
    verified = subprocess.run((program, "verify", str(unit)), capture_output=True, text=True)
    complaints = [line for line in verified.stderr.splitlines() if "pitprop.service" in line]
    assert complaints == []
    judged = subprocess.run(
        (program, "security", "--offline=yes", "--threshold=20", "--no-pager", str(unit)),
        capture_output=True,
        text=True,
    )
    assert judged.returncode == 0, judged.stdout + judged.stderr


def test_the_image_is_built_from_what_is_there_and_runs_as_nobody_special(root: Path) -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    bases = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    # The environment is built beside the Python that it is run by.
    assert len(set(bases)) == 1
    assert re.search(r"^USER [1-9]\d*", text.rpartition("FROM ")[2], re.MULTILINE)
    script = root / "deploy" / "install.sh"
    assert "deploy/install.sh /opt/pitprop" in text
    assert script.stat().st_mode & 0o111
    assert subprocess.run(("sh", "-n", str(script))).returncode == 0
    for file in re.findall(r"(?:requirements|scripts)/[\w.]+", script.read_text()):
        assert (root / file).is_file()
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text().split()
    assert not {"src", "client", "requirements", "scripts", "deploy"} & set(ignored)
