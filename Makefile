# Kachidoki: set up, play, test, measure. `make` alone says what there is.
# Everything is installed into .venv/; nothing is written into src/.

MAKEFLAGS += --no-print-directory
unexport PYTHONPATH

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check --no-input
WHEELS := build/wheel

SOURCES := $(shell find src -type f ! -name '*.pyc' 2>/dev/null | LC_ALL=C sort)

.PHONY: help play serve test test-interpreted soak bench bench-load lint types messages format build lock fresh clean FORCE
.DEFAULT_GOAL := help

help:
	@echo "make play              play Call to Glory in the terminal (ARGS='--help' shows the options)"
	@echo "make serve             run a server on this computer and open its page"
	@echo "make test              style, types, messages and all tests, on the compiled engine"
	@echo "make test-interpreted  the tests on src/ as it is: no build, good while you edit"
	@echo "make soak              kill servers in the middle of play, 50 times: nothing may get lost"
	@echo "make bench             measure the engine, the bots and the server beside their peers"
	@echo "make bench-load        measure the server alone (needs Node 20 and npm for its peer)"
	@echo "make lint              check the style      (make format repairs what it can)"
	@echo "make types             check the types"
	@echo "make messages          check the sentences of all languages"
	@echo "make build             compile and install into $(VENV)/"
	@echo "make fresh             clone the last commit elsewhere and run 'make test' there"
	@echo "make lock              choose new versions of what we depend on (requirements/)"
	@echo "make clean             remove everything that make has made"
	@echo
	@echo "The first run sets itself up; it needs Python 3.11 or newer, and a C compiler for speed."
	@echo "KACHIDOKI_PURE=1 make play   runs without compiling."

serve: $(VENV)/.deps-play $(VENV)/.kachidoki
	@$(BIN)/kachidoki serve $(or $(ARGS),--open)

play: $(VENV)/.deps-play $(VENV)/.kachidoki
	@$(BIN)/kachidoki play glory $(ARGS)

test: lint types messages
	@echo "Testing"
	@$(BIN)/python -m pytest -n 2 $(ARGS)

test-interpreted: $(VENV)/.deps-dev
	@PYTHONPATH=src $(BIN)/python -m pytest -n 2 $(ARGS)

soak: $(VENV)/.deps-dev $(VENV)/.kachidoki
	@$(BIN)/python -m tools.soak $(ARGS)

bench: $(VENV)/.deps-bench $(VENV)/.kachidoki
	@$(BIN)/python -m bench $(ARGS)
	@test -n "$(ARGS)" || $(MAKE) bench-load

bench-load: $(VENV)/.deps-bench $(VENV)/.kachidoki
	@$(BIN)/python -m bench.load $(ARGS)

lint: $(VENV)/.deps-dev
	@echo "Checking style"
	@$(BIN)/ruff check -q --output-format concise .
	@$(BIN)/ruff format -q --check . || { echo "not formatted: 'make format' repairs it"; exit 1; }

format: $(VENV)/.deps-dev
	@$(BIN)/ruff check -q --fix --exit-zero .
	@$(BIN)/ruff format -q .

types: $(VENV)/.deps-dev
	@echo "Checking types"
	@$(BIN)/mypy --strict --no-error-summary src

messages: $(VENV)/.deps-dev $(VENV)/.kachidoki
	@echo "Checking messages"
	@$(BIN)/python -m kachidoki.text check

build: $(VENV)/.kachidoki

# Set-up. Each stamp is renewed only when what it depends on has changed.

$(VENV)/.python:
	@set -e; \
	for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Kachidoki needs Python 3.11 or newer. Install it, or name it: make PYTHON=/path/to/python3" >&2; exit 1; \
	fi; \
	echo "Making $(VENV)/ with $$($$found --version)"; \
	if ! $$found -m venv --clear $(VENV) >/dev/null; then \
	  rm -rf $(VENV); \
	  echo "This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; \
	fi; \
	touch $@

$(VENV)/.deps-%: requirements/%.lock $(VENV)/.python
	@echo "Installing what '$*' needs (requirements/$*.lock)"
	@$(PIP) install -r $<
	@touch $@

# Which files there are, and how they are built: changes also when a file goes or a switch is set.
$(VENV)/.sources: $(VENV)/.python FORCE
	@echo "pure=$(KACHIDOKI_PURE) cc=$(CC) $(SOURCES)" | cmp -s - $@ \
	  || echo "pure=$(KACHIDOKI_PURE) cc=$(CC) $(SOURCES)" > $@

$(VENV)/.kachidoki: $(VENV)/.deps-play $(VENV)/.sources $(SOURCES) setup.py pyproject.toml
	@echo "Building Kachidoki (the first time takes half a minute)"
	@rm -rf $(WHEELS)
	@$(PIP) wheel --no-deps --no-build-isolation --no-index -w $(WHEELS) .
	@$(PIP) install --no-deps --no-index --force-reinstall $(WHEELS)/*.whl
	@printf 'Built: '; cat build/how.txt
	@touch $@

# Only lock files are installed; a .in file says what we ask for by name.
lock: $(VENV)/.python
	@test -x $(VENV)/lock/bin/pip-compile || { $(BIN)/python -m venv $(VENV)/lock && $(VENV)/lock/bin/pip install -qq pip-tools; }
	@cd requirements && for set in play dev bench; do \
	  echo "Locking $$set"; \
	  CUSTOM_COMPILE_COMMAND="make lock" ../$(VENV)/lock/bin/pip-compile -q --upgrade --strip-extras --allow-unsafe \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
	    --output-file $$set.lock $$set.in || exit 1; \
	done

fresh:
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && git clone -q . "$$dir/kachidoki" \
	  && $(MAKE) -C "$$dir/kachidoki" test

clean:
	@rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
