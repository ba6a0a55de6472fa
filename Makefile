# Two commands do everything: `make play` and `make test`. The rest is for those who build.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python

.PHONY: play test lint types unit golden bench soak pictures clean help

help:
	@grep -E '^[a-z]+:.*## ' Makefile | sed 's/:.*## /\t/'

play: .venv/.play ## set everything up and start a game
	$(BIN)/highnoon play

test: lint types unit ## set everything up and pass all tests

lint: .venv/.test ## style and formatting
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .

types: .venv/.test ## strict typing
	$(BIN)/mypy

unit: .venv/.test ## every Python test, with the branch coverage of core and games
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term:skip-covered --cov-fail-under=95 tests src docs README.md

golden: .venv/.test ## write playthroughs and perft tables anew, after a change of rules
	$(BIN)/python -m tests.golden.playthrough
	$(BIN)/python -m tests.golden.perft

bench: .venv/.bench ## the figures, each as a ratio measured in one run
	$(BIN)/python -m bench.rules
	$(BIN)/python -m bench.moon_river

soak: .venv/.test ## ten thousand random games with every invariant checked
	$(BIN)/python -m bench.soak

pictures: .venv/.play ## draw the terminal pictures of the README anew
	$(BIN)/python docs/images/terminal.py

clean: ## forget everything that was set up
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

.venv/bin/uv: requirements/uv.txt
	$(PYTHON) -c 'import sys; sys.exit("High Noon needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/uv.txt
	@touch $@

.venv/.play: .venv/bin/uv requirements/play.txt pyproject.toml
	$(UV) -r requirements/play.txt
	$(UV) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.test: .venv/.play requirements/test.txt
	$(UV) -r requirements/test.txt
	@touch $@

.venv/.bench: .venv/.test requirements/bench.txt
	$(UV) -r requirements/bench.txt
	@touch $@
