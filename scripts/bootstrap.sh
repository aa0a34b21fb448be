#!/bin/sh
# Makes the folder named in $1 hold uv, which makes everything else. The Makefile calls it.
# PYTHON in the environment names the Python to use; without it, the first that fits is taken.
set -eu

tools=$1
root=$(cd "$(dirname "$0")/.." && pwd)

stop() {
    echo "pitprop: $1" >&2
    exit 1
}

fits() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null
}

find_python() {
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
        if fits "$candidate"; then
            echo "$candidate"
            return
        fi
    done
}

# Debian keeps the standard library's venv in a package of its own.
has_venv() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null
}

install_venv() {
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if ! command -v apt-get >/dev/null; then
        stop "$1 has no venv module; install it."
    elif [ "$(id -u)" != 0 ]; then
        stop "$1 has no venv module; install it with: sudo apt-get install $package"
    fi
    echo "pitprop: installing $package" >&2
    apt-get update -qq >/dev/null
    DEBIAN_FRONTEND=noninteractive apt-get install -qq --yes "$package" >/dev/null
}

python=$(find_python)
[ -n "$python" ] || stop "needs Python 3.11, 3.12 or 3.13 as ${PYTHON:-python3} on PATH."
has_venv "$python" || install_venv "$python"

"$python" -m venv --clear "$tools"
"$tools/bin/python" -m pip install --quiet --disable-pip-version-check \
    --require-hashes --requirement "$root/requirements/tools.txt"
