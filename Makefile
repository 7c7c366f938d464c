# Kachidoki: set up, play, test, measure. `make` alone says what there is.
# Everything is installed into .venv/ and web/node_modules/; the page is built into src/.

MAKEFLAGS += --no-print-directory
# Whoever writes no bytecode translates every test and every server anew.
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check --no-input
WHEELS := build/wheel
PAGE := src/kachidoki/server/page
SITE := build/site
# Where a server offers it, from the next build on.
OFFERED := src/kachidoki/server/site
# For those without Node: it comes into .venv/ then.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error --no-fund --no-audit --no-update-notifier
# Two things at once, the lines of each kept together where make can do that.
ORDERED := $(if $(filter output-sync,$(.FEATURES)),-Oline)
TWO := -j2 $(ORDERED)
# Who checks as well has one more: to compile takes longest, and is not to wait for a check to end.
THREE := -j3 $(ORDERED)
PYTEST := $(BIN)/python -m pytest -n 3 --maxschedchunk 20 -p tests.workers
# Under the lock of .venv/: see tools/alone.py. Not by its usual name, as make starts what has that
# even when it is only asked whether there is anything to do.
AGAIN := $(MAKE)
ALONE := $(BIN)/python -m tools.alone

# What is done is said with the seconds since the beginning.
ifndef BEGAN
export BEGAN := $(shell date +%s)
endif
SAY = printf '%4d s  %s\n' $$(($$(date +%s) - $(BEGAN)))

# Whether it is not to be compiled; setup.py reads the same.
PURE := $(filter-out 0,$(KACHIDOKI_PURE))

SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '$(PAGE)/*' ! -path '$(OFFERED)/*' 2>/dev/null | LC_ALL=C sort)
TESTS := $(shell find tests -type f -name '*.py' 2>/dev/null | LC_ALL=C sort)
PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null | LC_ALL=C sort)

.PHONY: help play playable play-terminal kit test test-interpreted soak bench bench-load bench-page screenshots
.PHONY: checks lint types messages page-checks page-style page-tests chromium
.PHONY: format build page site release lock fresh clean FORCE
# What make play-terminal plays.
GAME ?= glory

.DEFAULT_GOAL := help

help:
	@echo "make play              play in the browser: sets everything up, starts a server, opens its page"
	@echo "                       (ARGS='--host 0.0.0.0' lets others join, ARGS='--help' shows the options)"
	@echo "make play-terminal     play in the terminal (GAME=honor for another game, ARGS='--help' for the options)"
	@echo "make test              style, types, messages and all tests, on the compiled engine and the built page"
	@echo "                       (ARGS=\"-m 'not slow'\" leaves out what takes long, as all in Chromium does)"
	@echo "make test-interpreted  the Python tests on src/ as it is: no build, good while you edit"
	@echo "make soak              kill servers in the middle of play, 50 times: nothing may get lost"
	@echo "make bench             measure the engine, the bots, the server and the page beside their peers"
	@echo "make bench-load        measure the server alone (needs Node 20 and npm for its peer)"
	@echo "make bench-page        measure the page alone (needs Chromium)"
	@echo "make screenshots       make the pictures in docs/img/page/ anew (needs Chromium)"
	@echo "make kit               show the parts of the page in all their states, as they are edited"
	@echo "make lint              check the style      (make format repairs what it can)"
	@echo "make types             check the types"
	@echo "make messages          check the sentences of all languages"
	@echo "make page-checks       check and test the source of the page (web/)"
	@echo "make page              build the page into src/, for 'pip install .[web]'"
	@echo "make site              make build/site/, the page for any web server: all games, nothing to install"
	@echo "make build             build the page, compile, and install into $(VENV)/"
	@echo "make release           build what people install, and install it as they do: dist/"
	@echo "                       (ARGS='--python 3.11' compiles for one version, ARGS=--pure for none)"
	@echo "make fresh             clone the last commit elsewhere and run 'make test' there"
	@echo "make lock              choose new versions of what we depend on (requirements/)"
	@echo "make clean             remove everything that make has made"
	@echo
	@echo "The first run sets itself up; it needs Python 3.11 or newer, and a C compiler for speed."
	@echo "Node 20.19 or newer builds the page; where there is none, one is put into $(VENV)/."
	@echo "KACHIDOKI_PURE=1 make play          runs without compiling."
	@echo "KACHIDOKI_NO_BROWSER=1 make test    leaves out the tests that need Chromium."

# Nobody waits for the compiler: see tools/play.py.
play:
	@$(MAKE) $(TWO) playable
	@exec $(BIN)/python -m tools.play serve --open $(ARGS)

playable: $(VENV)/.deps-web page
	@:

play-terminal: $(VENV)/.deps-web
	@exec $(BIN)/python -m tools.play play $(GAME) $(ARGS)

# The server answers the page that is edited, for as long as that is shown.
kit:
	@$(MAKE) $(TWO) build
	@$(BIN)/kachidoki serve $(ARGS) & server=$$!; trap 'kill $$server' EXIT; \
	cd web && $(NPM) run -s dev -- --open /kit

test:
	@$(MAKE) $(THREE) checks
	@set -e; CHROMIUM=$$($(BIN)/python -m tools.chromium --for-tests); export CHROMIUM; \
	$(SAY) "Testing"; \
	$(PYTEST) $(ARGS)

# The page is built anew where it can be; where it is built already, or nobody looks at it, nothing
# is installed for it.
PAGE_NEEDED := $(if $(KACHIDOKI_NO_BROWSER),,$(PAGE)/index.html)
ifeq ($(wildcard web/node_modules/.installed),)
PAGE_NEEDED := $(if $(wildcard $(PAGE)/index.html),,$(PAGE_NEEDED))
endif

test-interpreted: $(VENV)/.deps-dev $(PAGE_NEEDED)
	@PYTHONPATH=src $(PYTEST) $(ARGS)

soak: $(VENV)/.deps-dev $(VENV)/.kachidoki
	@$(BIN)/python -m tools.soak $(ARGS)

bench: $(VENV)/.deps-bench $(VENV)/.kachidoki
	@$(BIN)/python -m bench $(ARGS)
	@test -n "$(ARGS)" || $(MAKE) bench-load bench-page

bench-load: $(VENV)/.deps-bench $(VENV)/.kachidoki
	@$(BIN)/python -m bench.load $(ARGS)

bench-page: $(VENV)/.deps-dev $(VENV)/.kachidoki
	@$(BIN)/python -m bench.page $(ARGS)

screenshots: $(VENV)/.deps-dev $(VENV)/.kachidoki
	@$(BIN)/python -m tools.screenshots $(ARGS)

# What takes longest first: to compile. Nothing else waits for it: what is checked beside it is src/.
checks: build types page-tests page-style messages $(VENV)/.tests lint chromium

lint: $(VENV)/.deps-dev
	@$(SAY) "Checking style"
	@$(BIN)/ruff check -q --output-format concise .
	@$(BIN)/ruff format -q --check . || { echo "not formatted: 'make format' repairs it"; exit 1; }

format: $(VENV)/.deps-dev web/node_modules/.installed
	@$(BIN)/ruff check -q --fix --exit-zero .
	@$(BIN)/ruff format -q .
	@cd web && $(NPM) run -s format

types: $(VENV)/.deps-dev
	@$(SAY) "Checking types"
	@$(BIN)/mypy --strict --no-error-summary src

messages: $(VENV)/.deps-dev
	@$(SAY) "Checking messages"
	@PYTHONPATH=src $(BIN)/python -m tools.texts --page web/src

page-checks: page-style page-tests

page-style: web/node_modules/.installed
	@$(SAY) "Checking the page"
	@cd web && $(NPM) run -s style || { echo "not formatted: 'make format' repairs it"; exit 1; }
	@cd web && $(NPM) run -s check

# What Python says in a game is what the browser must say: the fixture holds a lot of it.
page-tests: $(VENV)/.deps-web web/node_modules/.installed
	@$(SAY) "Testing the source of the page"
	@mkdir -p build
	@PYTHONPATH=src $(BIN)/python -m tools.page_fixture > build/page-fixture.json
	@cd web && $(NPM) run -s test -- --reporter=dot

# Installed now if need be; what it is called is asked for later.
chromium: $(VENV)/.python
	@$(BIN)/python -m tools.chromium --for-tests >/dev/null

build: $(VENV)/.kachidoki

page: $(PAGE)/index.html

site: $(SITE)/index.html

# Set-up. Each stamp is renewed only when what it depends on has changed.

$(VENV)/.python:
	@set -e; \
	for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Kachidoki needs Python 3.11 or newer. Install it, or name it: make PYTHON=/path/to/python3" >&2; exit 1; \
	fi; \
	$(SAY) "Making $(VENV)/ with $$($$found --version)"; \
	if ! $$found -m venv --clear $(VENV) >/dev/null; then \
	  rm -rf $(VENV); \
	  echo "This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; \
	fi; \
	touch $@

$(VENV)/.deps-%: requirements/%.lock $(VENV)/.python
	@$(SAY) "Installing what '$*' needs (requirements/$*.lock)"
	@$(BIN)/python -m tools.install $<
	@touch $@

# One after the other: they go to the same place, and each holds all of the one before.
$(VENV)/.deps-build: | $(VENV)/.deps-web
$(VENV)/.deps-dev $(VENV)/.deps-bench $(VENV)/.deps-release: | $(VENV)/.deps-build

# All tests are read once before several processes read them at the same time: pytest translates
# what has changed, which takes longer than to read it, and each of them would do it.
$(VENV)/.tests: $(VENV)/.deps-dev $(TESTS)
	@$(SAY) "Reading the tests"
	@PYTHONPATH=src $(BIN)/python -m pytest --collect-only >$@.new 2>&1 || { cat $@.new; exit 1; }
	@mv $@.new $@

# The Node that is there, if Vite takes it (20.19, 22.12 or newer); otherwise one from PyPI.
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); process.exit(+!(a > 22 || a == 22 && b >= 12 || a == 20 && b >= 19))
$(VENV)/.node: requirements/node.lock $(VENV)/.python
	@if ! npm --version >/dev/null 2>&1 || ! node -e '$(NEW_ENOUGH)' 2>/dev/null; then \
	  $(SAY) "There is no Node 20.19 or newer with npm here: installing one into $(VENV)/"; \
	  $(PIP) install -r $<; \
	fi
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc $(VENV)/.node
	@$(SAY) "Installing what the page is built with (web/package-lock.json)"
	@cd web && $(NPM) ci --ignore-scripts --no-progress >/dev/null
	@touch $@

$(PAGE)/index.html: web/node_modules/.installed web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json $(PAGE_SOURCES)
	@$(SAY) "Building the page"
	@cd web && $(NPM) run -s build -- --logLevel error
	@touch $@

# What a browser needs to play without a server, in one folder.
$(SITE)/index.html: $(PAGE)/index.html $(VENV)/.deps-play $(SOURCES) tools/site.py web/site/pack.mjs web/site/pack.py
	@echo "Making the page that needs no server"
	@PYTHONPATH=src $(BIN)/python -m tools.site $(PAGE) $(SITE)
	@rm -rf $(OFFERED) && cp -r $(SITE) $(OFFERED)
	@echo "Made: $(SITE)/ (to look at it: $(BIN)/python -m http.server -d $(SITE))"

# Which files there are, and how they are built: changes also when a file goes or a switch is set.
HOW := pure=$(KACHIDOKI_PURE) cc=$(CC) $(SOURCES)
ifneq ($(HOW),$(shell cat $(VENV)/.sources 2>/dev/null))
$(VENV)/.sources: FORCE
endif
$(VENV)/.sources: $(VENV)/.python
	@echo "$(HOW)" > $@

# The stamp goes first and comes last: what is half installed is never taken for the whole. Under the
# lock make looks again, as it may have been built by somebody else meanwhile.
BUILT_FROM := $(VENV)/.deps-build $(VENV)/.sources $(SOURCES) $(PAGE)/index.html setup.py pyproject.toml
ifdef LOCKED
$(VENV)/.kachidoki: $(BUILT_FROM)
	@$(SAY) "Building Kachidoki ($(if $(PURE),interpreted: a few seconds,the first time takes two minutes))"
	@rm -rf $@ $(WHEELS)
	@$(PIP) wheel --no-deps --no-build-isolation --no-index -w $(WHEELS) .
	@$(PIP) install --no-deps --no-index --force-reinstall $(WHEELS)/*.whl
	@$(SAY) "Built: $$(cat build/how.txt)"
	@touch $@
else
$(VENV)/.kachidoki: $(BUILT_FROM)
	@$(ALONE) $(AGAIN) LOCKED=1 $@
endif

# For others to install: into dist/.
release: $(VENV)/.deps-release page
	@$(BIN)/python -m tools.release $(ARGS)

# Only lock files are installed; a .in file says what we ask for by name.
lock: $(VENV)/.python
	@test -x $(VENV)/lock/bin/pip-compile || { $(BIN)/python -m venv $(VENV)/lock && $(VENV)/lock/bin/pip install -qq pip-tools; }
	@cd requirements && for set in uv web build dev bench release node; do \
	  echo "Locking $$set"; \
	  CUSTOM_COMPILE_COMMAND="make lock" ../$(VENV)/lock/bin/pip-compile -q --upgrade --strip-extras --allow-unsafe \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
	    --output-file $$set.lock $$set.in || exit 1; \
	done

fresh:
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && git clone -q . "$$dir/kachidoki" \
	  && $(MAKE) -C "$$dir/kachidoki" test

clean:
	@rm -rf $(VENV) build dist web/node_modules $(PAGE) $(OFFERED) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
