# make play   start a table; the fast engine is compiled while it is open
# make test   formatting, lint, types, and all tests on the plain and the compiled engine
# Both set up what they need in .venv the first time and work offline afterwards; test also needs
# Chromium and PostgreSQL, and installs them where there are none.

PYTHON ?= python3
VENV := .venv
NODE := node_modules
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
# uv installs five times as fast; where it cannot, pip does.
define install
	@$(BIN)/uv pip install --python $(BIN)/python --quiet --constraint constraints.txt $(1) 2>$(VENV)/uv.log || $(PIP) $(1)
endef
# The shell without windows of its own tests in half the time of the whole browser.
CHROMIUM := $(or $(MAAT_CHROMIUM),$(shell command -v chromium-headless-shell || command -v chromium \
	|| command -v chromium-browser))
# One more than two cores: tests wait for servers, browsers and clocks. Each process begins with its
# share of the files, so that what one sets up is set up once.
PYTEST := $(BIN)/python -m pytest --numprocesses 3 --dist worksteal --durations 20
HERE := not e2e and not extras and not strength and not soak
# What is compiled is tested on both engines, and so are the environments, which hand its positions
# out. What else stands above gets the same answers from either, and is tested on the one that games
# are played on: the compiled one, where it can be made. A newcomer's first minute is a plain one.
BOTH := $(addprefix tests/,core games bots envs learn)

# Sources are read anew in every process where nobody may keep what was compiled of them.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check scripts types coverage quick plain compiled browser engine first-minute programs chromium postgres \
	extras strength soak site bench bench-web wheel tag clean

play: $(VENV)/installed
	@$(BIN)/maat play

test: $(VENV)/tools
	@$(MAKE) --jobs 3 --output-sync check engine programs
	@$(MAKE) --jobs 2 --output-sync plain first-minute
	@$(MAKE) compiled browser

check: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@$(MAKE) --no-print-directory scripts

# The page's scripts need npm to be checked, and nothing to run. INSIST=1, or CI, leaves nothing out.
scripts:
	@if command -v npm >/dev/null; then $(MAKE) --silent $(NODE)/installed \
		&& $(NODE)/.bin/tsc --project jsconfig.json && $(NODE)/.bin/eslint .; \
	elif [ -n "$(INSIST)$(CI)" ]; then echo "maat: the page's scripts are checked with npm, which is not here"; exit 1; \
	else echo "maat: npm is not here, so the page's scripts were NOT checked (types, lint)"; fi

types: $(VENV)/tools
	$(BIN)/python tools/page_types.py

plain: $(VENV)/tools
	@echo "maat: what is compiled, on the plain engine"
	MAAT_PLAIN=1 $(PYTEST) -m "$(HERE) and not compiled" $(BOTH)

compiled: $(VENV)/tools engine postgres
	@if $(BIN)/python -c 'import maat, sys; sys.exit(not maat.is_compiled())'; then \
		echo "maat: everything on the compiled engine"; \
		$(PYTEST) -m "$(HERE)"; \
	else \
		echo "maat: no C compiler, so everything else is tested on the plain engine, too"; \
		$(PYTEST) -m "$(HERE) and not compiled" $(addprefix --ignore=,$(BOTH)); \
	fi

browser: $(VENV)/tools engine chromium
	@echo "maat: whole games in a browser"
	$(PYTEST) -m "e2e and not soak" tests/e2e

first-minute:
	@echo "maat: the first minute of a newcomer, against a bare environment"
	$(PYTHON) benchmarks/first_minute.py --most 15

engine: $(VENV)/installed
	@echo "maat: compiling the fast engine, if it is not there"
	@$(BIN)/python -m maat.engine.build >/dev/null

# One after the other: two installations at once would refuse each other.
programs:
	@$(MAKE) --no-print-directory chromium
	@$(MAKE) --no-print-directory postgres

chromium:
	@[ -n "$(CHROMIUM)" ] || { echo "maat: installing Chromium for the tests"; \
		apt-get update -qq && export DEBIAN_FRONTEND=noninteractive \
		&& { apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium; } >/dev/null; } \
		|| { echo "maat: the browser tests need Chromium; install it or name it with MAAT_CHROMIUM"; exit 1; }

# The tests start a server of their own, on a free port; one that runs here is left alone.
postgres:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
		|| { echo "maat: installing PostgreSQL for the tests"; \
		apt-get update -qq && export DEBIAN_FRONTEND=noninteractive \
		&& mkdir -p /etc/postgresql-common/createcluster.d \
		&& echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.d/maat.conf \
		&& apt-get install -y -qq postgresql >/dev/null; } \
		|| { echo "maat: the tests of the store need PostgreSQL, which is not here and cannot be installed"; exit 1; }

quick: $(VENV)/tools postgres
	MAAT_PLAIN=1 $(PYTEST) -m "$(HERE) and not compiled" --exitfirst --failed-first

coverage: $(VENV)/tools postgres
	MAAT_PLAIN=1 $(PYTEST) -m "$(HERE) and not compiled" --cov --cov-report=term

extras: $(VENV)/tools
	@echo "maat: training, MaskablePPO and Ray; their packages are large and installed only for this"
	@$(PIP) jax ray sb3-contrib torch
	$(BIN)/python -m pytest -m extras

strength: $(VENV)/tools engine
	@echo "maat: every level against the one below, forty games each"
	$(PYTEST) -m strength tests/arena --durations 0

soak: $(VENV)/tools engine postgres
	@echo "maat: every component value that is accepted, 5,000 sockets, 500 kills, long games without a server, every question in every window"
	$(PYTEST) -m soak tests/games tests/server tests/pocket tests/e2e --durations 0

site: $(VENV)/installed
	@echo "maat: the table as a static site (needs npm; playing needs nothing), for any host and for make play"
	@$(BIN)/maat site build/site
	@$(BIN)/maat site

bench: $(VENV)/installed engine
	$(BIN)/python benchmarks/run.py

bench-web: $(VENV)/tools engine chromium
	$(BIN)/python benchmarks/web.py

wheel: $(VENV)/installed
	@rm -rf build dist
	@echo "maat: a pure wheel and a compiled one, in dist"
	@PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	@MAAT_COMPILE=1 PIP_CONSTRAINT=constraints.txt \
		$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	@rm -rf build
	$(BIN)/python benchmarks/wheels.py dist/*.whl

# Lines that begin with # are headings of the notes, no comments.
tag: $(VENV)/installed
	$(BIN)/python tools/release_notes.py | git tag --annotate --cleanup=whitespace --file=- \
		"v$$($(BIN)/python -c 'from maat.version import __version__; print(__version__)')"

$(VENV)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "maat needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@echo "maat: making a private environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "maat needs Python's venv module (on Debian: apt-get install python3-venv)"; exit 1; }
	@touch $@

$(VENV)/installed: $(VENV)/venv pyproject.toml constraints.txt
	@echo "maat: installing (half a minute, once)"
	@$(PIP) uv || true
	$(call install,--editable '.[compile]')
	@touch $@

$(VENV)/tools: $(VENV)/installed requirements-dev.txt
	@echo "maat: installing what the tests need"
	$(call install,--compile-bytecode --requirement requirements-dev.txt)
	@touch $@

$(NODE)/installed: package.json package-lock.json
	@echo "maat: installing what checks the page's scripts"
	@npm ci --silent --no-audit --no-fund
	@touch $@

clean:
	rm -rf $(VENV) $(NODE) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
