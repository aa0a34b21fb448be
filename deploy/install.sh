#!/bin/sh
# Builds Pitprop from the sources around this file and installs it, with what PostgreSQL, metrics and
# sheets to print need, into an environment of its own:
#
#     deploy/install.sh /opt/pitprop
#
# What is there already is exchanged at once when all has been built; a build that fails changes nothing.
# It needs Python 3.11 to 3.13, make, and a C compiler (PITPROP_COMPILE=0 does without, and is slow).
set -eu

target=${1:?"say where to install it, such as deploy/install.sh /opt/pitprop"}
mkdir -p "$(dirname "$target")"
target=$(cd "$(dirname "$target")" && pwd)/$(basename "$target")
cd "$(dirname "$0")/.."

make client
uv=.venv-tools/bin/uv
# The service may not write there, and would compile all it imports at each start.
export UV_COMPILE_BYTECODE=1
test -x "$target/bin/python" || "$uv" venv --quiet --python "${PYTHON:-python3}" "$target"
PITPROP_COMPILE=${PITPROP_COMPILE:-1} .venv-tools/bin/python scripts/wheel_install.py "$target" \
    requirements/postgresql.txt requirements/print.txt requirements/metrics.txt
"$target/bin/pitprop" --version
