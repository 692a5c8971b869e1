# make play   start a table
# make test   formatting, lint, types, and all tests on the plain and the compiled engine
# Both set up what they need in .venv the first time and work offline afterwards; test also needs
# Chromium, and installs it where there is none.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*') \
	setup.py pyproject.toml constraints.txt
CHROMIUM := $(or $(MAAT_CHROMIUM),$(shell command -v chromium || command -v chromium-browser))
PYTEST := -m pytest --numprocesses 2
HERE := not e2e and not extras and not strength

.PHONY: play test check quick plain compiled browser chromium extras strength bench bench-web clean

play: $(VENV)/installed
	@$(BIN)/maat play

test: check plain compiled browser

check: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

plain: $(VENV)/tools
	@echo "maat: tests on the plain engine"
	PYTHONPATH=src $(BIN)/python $(PYTEST) -m "$(HERE)"

compiled: $(VENV)/installed $(VENV)/tools
	@if $(BIN)/python -c 'import maat, sys; sys.exit(not maat.is_compiled())'; then \
		echo "maat: tests on the compiled engine"; $(BIN)/python $(PYTEST) -m "$(HERE)"; \
	else \
		echo "maat: no C compiler, so there is no compiled engine to test"; \
	fi

browser: $(VENV)/installed $(VENV)/tools chromium
	@echo "maat: whole games in a browser"
	$(BIN)/python $(PYTEST) -m e2e tests/e2e

chromium:
	@[ -n "$(CHROMIUM)" ] || { echo "maat: installing Chromium for the tests"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } \
		|| { echo "maat: the browser tests need Chromium; install it or name it with MAAT_CHROMIUM"; exit 1; }

quick: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python $(PYTEST) -m "$(HERE)" --exitfirst --failed-first

extras: $(VENV)/tools
	@echo "maat: training, MaskablePPO and Ray; their packages are large and installed only for this"
	$(PIP) --constraint constraints.txt ray sb3-contrib torch
	$(BIN)/python -m pytest -m extras

strength: $(VENV)/tools
	@echo "maat: every level against the one below, forty games each"
	$(BIN)/python $(PYTEST) -m strength tests/arena --durations 0

bench: $(VENV)/installed
	$(BIN)/python benchmarks/run.py

bench-web: $(VENV)/installed $(VENV)/tools chromium
	$(BIN)/python benchmarks/web.py

$(VENV)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "maat needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	@echo "maat: making a private environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) \
		|| { echo "maat needs Python's venv module (on Debian: apt-get install python3-venv)"; exit 1; }
	@touch $@

$(VENV)/installed: $(VENV)/venv $(SOURCES)
	@echo "maat: installing; the engine is compiled if there is a C compiler (a few minutes)"
	@rm -rf build src/*.egg-info
	@PIP_CONSTRAINT=constraints.txt $(PIP) .
	@rm -rf build src/*.egg-info
	@touch $@

$(VENV)/tools: $(VENV)/installed pyproject.toml constraints.txt
	@echo "maat: installing what the tests need"
	@$(PIP) --constraint constraints.txt --requirement requirements-dev.txt
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
