# make play    a table in the browser
# make test    everything that must hold
#
# Both bring whatever they need; `make help` lists the rest. Works with the make of macOS (3.81).

SHELL := /bin/sh
.DEFAULT_GOAL := help

TOOLS := .venv-tools
VENV ?= .venv
UV := $(TOOLS)/bin/uv
BIN := $(VENV)/bin

# $(VENV) runs the sources, interpreted. The others hold the wheel, compiled where there is a compiler:
# for playing, with the tools of the tests, and with those that measure.
COMPILED := $(VENV)-compiled
COMPILED_DEV := $(VENV)-compiled-dev
BENCH := $(VENV)-bench
MUTANTS := $(VENV)-mutants
# With what the environments need, which nobody else does.
ENV := $(VENV)-env
# With what tournaments and reports need, and what reads their tables.
LAB := $(VENV)-lab

# With what the documentation is made by, and with what the example of training needs.
DOCS := $(VENV)-docs
TRAIN := $(VENV)-train

# `make test PYTHON=python3.13 VENV=.venv-3.13` tests on another Python.
PYTHON ?=

export UV_PYTHON_DOWNLOADS := never

# Tests start hundreds of processes. Where no bytecode may be kept, each compiles anew all that it
# imports, which takes longer than most tests.
unexport PYTHONDONTWRITEBYTECODE

# Output of jobs that run at once stays together where this make can do that.
TOGETHER := $(if $(filter output-sync,$(.FEATURES)),--output-sync)
QUIET_MAKE := $(MAKE) --no-print-directory

PYTHON_SOURCES := src tests scripts benchmarks examples hatch_build.py
PACKAGE_SETTINGS := pyproject.toml hatch_build.py requirements/build.txt

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-15s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: play
play: $(COMPILED)/.runtime ## start a table on 127.0.0.1:8000 and open the browser (options: ARGS="--port 9000")
	@$(INSTALL_WHEEL) $(COMPILED)
	@$(BRING_POSTGRESQL)
	@$(BRING_METRICS)
	@$(COMPILED)/bin/pitprop serve $(ARGS)

.PHONY: dev
dev: $(VENV)/.dev ## bring .venv: the sources as they are, with the tools of the tests, and the page

# Only where it's asked for: `make play ARGS="--data postgresql://..."`.
BRING_POSTGRESQL = $(if $(findstring postgres,$(ARGS)),$(UV) pip install --quiet \
    --python $(COMPILED) --require-hashes -r requirements/postgresql.txt)

BRING_METRICS = $(if $(findstring --metrics,$(ARGS)),$(UV) pip install --quiet \
    --python $(COMPILED) --require-hashes -r requirements/metrics.txt)

# Servers, databases and browsers wait a little: one more at once than there are processors.
AT_ONCE := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PYTEST = -m pytest --quiet --numprocesses $(AT_ONCE) --maxprocesses 8 --dist worksteal

# To compile takes one processor, and the tests of the sources wait now and then: they go together. What
# comes after that keeps all processors busy by itself.
.PHONY: test
test: $(VENV)/.dev ## lint, types and all tests, of the sources and of the compiled wheel
	@$(QUIET_MAKE) -k -j3 $(TOGETHER) lint types-python types-client browsers $(ENV)/.tools
	@$(QUIET_MAKE) -j2 compiled-dev test-client test-sources
	@$(QUIET_MAKE) test-compiled
	@$(QUIET_MAKE) test-env
	@$(QUIET_MAKE) test-page

# What searches for counter-examples searches long in the wheel alone, see tests/thorough.py.
.PHONY: test-sources
test-sources: $(VENV)/.dev ## the tests of the sources, without the page
	@PITPROP_ENGINE=interpreted $(BIN)/python $(PYTEST) -m "not wheel" \
	    --ignore tests/compiled --ignore tests/browser

.PHONY: test-client
test-client: client ## the tests of the page's logic
	@$(TOOLS)/bin/python scripts/client_build.py test

# What knows the engine, a new game's folder included. The command line, the server, what is printed and
# what other packages bring are the same on both; what lies in no folder is about the sources.
COMPILED_TESTS := $(filter-out tests/browser tests/cli tests/experiments tests/external tests/extras tests/printing tests/server, \
    $(patsubst %/,%,$(sort $(dir $(wildcard tests/*/*.py)))))

# Of the others these make the engine think or play long (the mark `wheel`).
LONG_TESTS := $(shell grep -l 'mark\.wheel' tests/server/test_*.py tests/test_*.py)

.PHONY: test-compiled
test-compiled: compiled-dev ## the tests of the engine on the compiled wheel
	@PITPROP_ENGINE=compiled $(COMPILED_DEV)/bin/python $(PYTEST) -m "not sources" \
	    $(COMPILED_TESTS) $(LONG_TESTS)

.PHONY: test-page
test-page: compiled-dev browsers ## the tests of the page in browsers, served by the compiled wheel
	@PITPROP_CHROMIUM="$$(cat .cache/chromium)" PITPROP_FIREFOX="$$(cat .cache/firefox)" \
	    PITPROP_ENGINE=compiled \
	    $(COMPILED_DEV)/bin/python $(PYTEST) tests/browser

# The packages of the extras are in no other environment; elsewhere these tests are left out.
.PHONY: test-env
test-env: $(ENV)/.tools ## types and tests of the environments (PettingZoo, Gymnasium, OpenSpiel), on the compiled wheel
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(ENV)
	@$(ENV)/bin/mypy --cache-dir .cache/mypy-env src/pitprop/envs tests/envs tests/extras examples
	@PITPROP_ENGINE=compiled $(ENV)/bin/python $(PYTEST) tests/extras

# As with the environments; nobody but this needs these packages.
.PHONY: test-lab
test-lab: $(LAB)/.tools ## tests of tournaments, data sets and reports, on the compiled wheel
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(LAB)
	@PITPROP_ENGINE=compiled $(LAB)/bin/python $(PYTEST) tests/experiments

.PHONY: bench-env
bench-env: $(ENV)/.tools ## measure the environments, beside PettingZoo's own hanabi
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(ENV)
	@$(ENV)/bin/python -m benchmarks.environments

.PHONY: environments
environments: $(VENV)/.dev ## write the tables of docs/environments.md anew
	@$(BIN)/python scripts/environments_page.py

.PHONY: options
options: $(VENV)/.dev ## write the tables of docs/options.md anew
	@$(BIN)/python scripts/options_page.py

# Strict: a link that leads nowhere, or a docstring that can't be read, fails. What needs no such tool is
# tested by `make test` (tests/test_docs_site.py).
.PHONY: docs
docs: $(DOCS)/.tools $(VENV)/.dev ## make the documentation as a site that needs no network
	@$(BIN)/python scripts/docs_pages.py .cache/docs
	@$(DOCS)/bin/zensical build --strict --config-file .cache/docs/zensical.toml
	@$(BIN)/python scripts/docs_offline.py .cache/docs/site
	@echo "It is in .cache/docs/site; begin with index.html."

.PHONY: train
train: $(TRAIN)/.tools ## train a small network on both sides of Saboteur (examples/self_play.py), a quarter of an hour
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(TRAIN)
	@$(TRAIN)/bin/python examples/self_play.py $(ARGS)

.PHONY: test-train
test-train: $(TRAIN)/.tools ## test the example of training, which needs packages of its own
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(TRAIN)
	@$(TRAIN)/bin/python $(PYTEST) tests/extras/training

# How long this takes is for whoever starts it; it goes on where it was.
.PHONY: strength
strength: $(LAB)/.tools ## play the standing tournament of all opponents, with a report and docs/strength.md (an hour or two; a first look: PART=4)
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(LAB)
	@$(LAB)/bin/python -m benchmarks.standing $(if $(PART),--part $(PART)) $(ARGS)

.PHONY: results-page
results-page: $(VENV)/.dev ## write the tables of docs/tournament.md anew
	@$(BIN)/python scripts/results_page.py

.PHONY: test-agreement
test-agreement: compiled-dev ## 2,000 games of each kind played alike by the sources and the compiled wheel
	@PITPROP_ENGINE=compiled PITPROP_AGREEMENT=2000 \
	    $(COMPILED_DEV)/bin/python $(PYTEST) tests/compiled

.PHONY: test-several
test-several: $(VENV)/.dev ## several processes on one PostgreSQL, killed under play; minutes
	@PITPROP_SEVERAL=1 $(BIN)/python $(PYTEST) -s tests/server/test_killed.py tests/server/test_several.py

.PHONY: compiled-dev
compiled-dev: $(COMPILED_DEV)/.dev
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(COMPILED_DEV)

ROUNDS ?= 7

.PHONY: bench
bench: $(BENCH)/.tools ## measure the engine; docs/benchmarks.md shows the result
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(BENCH)
	@$(BENCH)/bin/python -m benchmarks.run --rounds $(ROUNDS)

.PHONY: bench-against
bench-against: $(if $(COMMIT),$(BENCH)/.tools) ## measure the engine beside an earlier one, in turns (COMMIT=...)
	@test -n "$(COMMIT)" || { echo "Beside which? make bench-against COMMIT=HEAD~20"; exit 1; }
	@PITPROP_COMPILE=1 $(INSTALL_WHEEL) $(BENCH)
	@UV="$(abspath $(UV))" $(BENCH)/bin/python -m benchmarks.against $(COMMIT)

.PHONY: bench-server
bench-server: compiled-dev ## measure the server under load; docs/load.md shows the result
	@$(COMPILED_DEV)/bin/python -m benchmarks.server

# Lighthouse is large, and nobody else needs it: it has a lock of its own, and is installed here alone.
BROWSING := benchmarks/lighthouse

.PHONY: bench-page
bench-page: compiled-dev chromium $(BROWSING)/node_modules/.done ## measure the page: Lighthouse, bytes, what shifts, from tap to screen
	@PITPROP_CHROMIUM="$$(cat .cache/chromium)" $(COMPILED_DEV)/bin/python -m benchmarks.browse

.PHONY: bench-first-game
bench-first-game: compiled-dev chromium ## measure how long a first game takes: words, taps, waiting
	@PITPROP_CHROMIUM="$$(cat .cache/chromium)" $(COMPILED_DEV)/bin/python -m benchmarks.first_game $(ARGS)

# Which of scripts/mutants.py, all of them where it's empty; `make mutants PARTS=saboteur-gold`.
PARTS ?=

.PHONY: mutants
mutants: $(VENV)/.dev $(MUTANTS)/.tools ## put faults into rules and beliefs, and list those that no test finds
	@$(BIN)/python scripts/mutants.py $(MUTANTS)/bin $(PARTS)

.PHONY: lint
lint: $(VENV)/.dev ## check style and format
	@$(BIN)/ruff check --quiet $(PYTHON_SOURCES)
	@$(BIN)/ruff format --quiet --check $(PYTHON_SOURCES) || \
	    { $(BIN)/ruff format --check $(PYTHON_SOURCES); echo "make fmt mends this."; exit 1; }
	@$(TOOLS)/bin/python scripts/client_build.py lint

.PHONY: types types-python types-client
types: types-python types-client ## check types, of Python and of the page

types-python: $(VENV)/.dev
	@$(BIN)/mypy

types-client: client
	@$(TOOLS)/bin/python scripts/client_build.py check

.PHONY: fmt
fmt: $(VENV)/.dev ## mend style and format
	@$(BIN)/ruff check --fix $(PYTHON_SOURCES)
	@$(BIN)/ruff format $(PYTHON_SOURCES)
	@$(TOOLS)/bin/python scripts/client_build.py fmt

.PHONY: client
client: $(TOOLS)/.done ## build the page and the pictures to print into the package, if they have changed
	@$(TOOLS)/bin/python scripts/node_finder.py >/dev/null 2>&1 || \
	    $(UV) pip install --quiet --python $(TOOLS) --require-hashes -r requirements/node.txt
	@$(TOOLS)/bin/python scripts/client_build.py build

.PHONY: notation
notation: $(VENV)/.dev ## write the tables of moves and events in NOTATION.md anew
	@$(BIN)/python scripts/notation_tables.py

# `make lock UPGRADE=--upgrade` takes the newest versions that fit.
COMPILE = pip compile --quiet --universal --generate-hashes --no-annotate \
    --custom-compile-command "make lock" $(UPGRADE)

.PHONY: lock
lock: $(TOOLS)/.done ## pin the dependencies anew (newest: UPGRADE=--upgrade)
	$(UV) $(COMPILE) pyproject.toml -o requirements/runtime.txt
	$(UV) $(COMPILE) --group tools --constraints requirements/runtime.txt -o requirements/tools.txt
	$(UV) $(COMPILE) --group build --constraints requirements/runtime.txt -o requirements/build.txt
	$(UV) $(COMPILE) --group node -o requirements/node.txt
	$(UV) $(COMPILE) pyproject.toml --extra postgresql --constraints requirements/runtime.txt \
	    -o requirements/postgresql.txt
	$(UV) $(COMPILE) pyproject.toml --extra print --constraints requirements/runtime.txt \
	    -o requirements/print.txt
	$(UV) $(COMPILE) pyproject.toml --extra metrics --constraints requirements/runtime.txt \
	    -o requirements/metrics.txt
	$(UV) $(COMPILE) pyproject.toml --extra postgresql --extra print --extra metrics --group dev \
	    --constraints requirements/postgresql.txt --constraints requirements/print.txt \
	    --constraints requirements/metrics.txt \
	    -o requirements/dev.txt
	$(UV) $(COMPILE) pyproject.toml --group bench --constraints requirements/runtime.txt \
	    -o requirements/bench.txt
	$(UV) $(COMPILE) pyproject.toml --extra env --extra openspiel --group dev --group bench-env \
	    --constraints requirements/dev.txt -o requirements/env.txt
	$(UV) $(COMPILE) pyproject.toml --extra lab --extra ray --group dev --group lab-readers \
	    --constraints requirements/dev.txt -o requirements/lab.txt
	$(UV) $(COMPILE) --group mutants -o requirements/mutants.txt
	$(UV) $(COMPILE) --group docs -o requirements/docs.txt
	$(UV) $(COMPILE) pyproject.toml --extra env --extra train --group dev \
	    --constraints requirements/env.txt -o requirements/train.txt
	$(TOOLS)/bin/python scripts/client_build.py lock

.PHONY: clean
clean: ## remove whatever make has made (never the games that were played)
	rm -rf .venv .venv-* .cache dist client/node_modules $(BROWSING)/node_modules client/generated \
	    src/pitprop/printing/art src/pitprop/server/static
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

# What the targets above stand on.

$(TOOLS)/.done: scripts/bootstrap.sh requirements/tools.txt
	@PYTHON="$(PYTHON)" scripts/bootstrap.sh $(TOOLS)
	@touch $@

$(VENV)/pyvenv.cfg $(COMPILED)/pyvenv.cfg $(COMPILED_DEV)/pyvenv.cfg $(BENCH)/pyvenv.cfg \
    $(ENV)/pyvenv.cfg $(LAB)/pyvenv.cfg $(MUTANTS)/pyvenv.cfg \
    $(DOCS)/pyvenv.cfg $(TRAIN)/pyvenv.cfg: | $(TOOLS)/.done
	@$(UV) venv --quiet --clear --python "$(or $(PYTHON),$(TOOLS)/bin/python)" $(@D)

$(VENV)/.dev: $(VENV)/pyvenv.cfg requirements/dev.txt $(PACKAGE_SETTINGS) | client
	@$(UV) pip sync --quiet --python $(VENV) --require-hashes requirements/dev.txt
	@PITPROP_COMPILE=0 $(UV) pip install --quiet --python $(VENV) --no-deps \
	    --build-constraints requirements/build.txt --editable .
	@touch $@

# It builds and installs the wheel unless the one installed is what the sources say.
INSTALL_WHEEL := $(TOOLS)/bin/python scripts/wheel_install.py

# Syncing takes the package itself out again; without its stamp it's installed anew.
# With what prints the games, so that their pages offer it.
$(COMPILED)/.runtime: $(COMPILED)/pyvenv.cfg requirements/print.txt | client
	@rm -f $(@D)/.wheel
	@$(UV) pip sync --quiet --python $(@D) --require-hashes requirements/print.txt
	@touch $@

$(COMPILED_DEV)/.dev: $(COMPILED_DEV)/pyvenv.cfg requirements/dev.txt | client
	@rm -f $(@D)/.wheel
	@$(UV) pip sync --quiet --python $(@D) --require-hashes requirements/dev.txt
	@touch $@

# One after the other: the system installs one thing at a time.
.PHONY: browsers
browsers: chromium
	@$(BIN)/python scripts/firefox.py > .cache/firefox

.PHONY: chromium
chromium: $(VENV)/.dev
	@mkdir -p .cache
	@$(BIN)/python scripts/chromium.py > .cache/chromium

$(BROWSING)/node_modules/.done: $(BROWSING)/package-lock.json | client
	@$(TOOLS)/bin/python scripts/client_build.py install $(BROWSING)
	@touch $@

$(BENCH)/.tools: $(BENCH)/pyvenv.cfg requirements/bench.txt | client
	@rm -f $(@D)/.wheel
	@$(UV) pip sync --quiet --python $(@D) --require-hashes requirements/bench.txt
	@touch $@

$(ENV)/.tools: $(ENV)/pyvenv.cfg requirements/env.txt | client
	@rm -f $(@D)/.wheel
	@$(UV) pip sync --quiet --python $(@D) --require-hashes requirements/env.txt
	@touch $@

$(LAB)/.tools: $(LAB)/pyvenv.cfg requirements/lab.txt | client
	@rm -f $(@D)/.wheel
	@$(UV) pip sync --quiet --python $(@D) --require-hashes requirements/lab.txt
	@touch $@

$(MUTANTS)/.tools: $(MUTANTS)/pyvenv.cfg requirements/mutants.txt
	@$(UV) pip sync --quiet --python $(@D) --require-hashes requirements/mutants.txt
	@touch $@

$(DOCS)/.tools: $(DOCS)/pyvenv.cfg requirements/docs.txt
	@$(UV) pip sync --quiet --python $(@D) --require-hashes requirements/docs.txt
	@touch $@

$(TRAIN)/.tools: $(TRAIN)/pyvenv.cfg requirements/train.txt | client
	@rm -f $(@D)/.wheel
	@$(UV) pip sync --quiet --python $(@D) --require-hashes requirements/train.txt
	@touch $@
