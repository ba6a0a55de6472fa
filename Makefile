# Two commands do everything: `make play` and `make test`. The rest is for those who build.

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
PINNED := $(UV) --require-hashes

.PHONY: play test quick docs hooks lint types unit page site pagetest wheel e2e chromium postgres screenshots layouts clicks taps offline figures schema golden bench load ladder tensors versions chart soak chaos fuzz positions pictures pins clean help puzzles-proof

help:
	@grep -E '^[a-z0-9]+:.*## ' Makefile | sed 's/:.*## /\t/'

play: .venv/.play .venv/.warm page ## set everything up and open a table in the browser
	$(BIN)/highnoon serve --open

# What only sets up or reads takes one core: two at a time, then the tests, which take both.
test: ## set everything up and pass all tests
	@$(MAKE) --no-print-directory -j2 --output-sync=target lint types pagetest .venv/.warm page postgres chromium
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory e2e

lint: .venv/.test ## style and formatting
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .

types: .venv/.test ## strict typing
	$(BIN)/mypy

# Style, types and the rules, in less than two minutes on two cores.
quick: lint types ## what to run between two thoughts: style, types, core, contract and games
	$(BIN)/python -m pytest -n 2 tests/core tests/contract tests/games

hooks: .venv/.test ## have git ask for style and types before every commit
	$(BIN)/pre-commit install

# Counting branches makes tests up to three times slower: only those of the rules themselves are counted.
RULES := tests/core tests/contract tests/games tests/golden

# What the store and the server promise holds on both databases; what is only about SQLite's files, the
# page’s files, the porch, the fair shares and the schema has nothing to do with the database.
ON_BOTH := $(filter-out %/test_opening.py %/test_damage.py %/test_old_files.py %/test_pages.py %/test_porch.py %/test_fair.py %/test_rooms.py %/test_schema.py %/test_walk.py %/test_fuzz.py %/test_lessons.py %/test_own_maps.py %/test_own_pieces.py %/test_doors.py %/test_commands.py %/test_promises.py, $(wildcard tests/server/test_*.py))

unit: .venv/.test .venv/.warm page postgres ## every Python test; those of core and games with their branch coverage
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term:skip-covered --cov-fail-under=95 $(RULES)
	$(BIN)/python -m pytest -n 2 --ignore=tests/e2e $(RULES:%=--ignore=%) --nbmake tests src docs examples README.md
	@if $(POSTGRES) >/dev/null; then HIGHNOON_TEST_STORE=postgresql $(BIN)/python -m pytest -n 2 $(ON_BOTH); \
	else echo "The tests on PostgreSQL are left out."; test "$(CI)" != true; fi

POSTGRES := $(BIN)/python -m tools.cluster

# Only its programs: the tests make clusters of their own, and no service is started.
postgres: .venv/.test
	@$(POSTGRES) >/dev/null 2>&1 || { apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql >/dev/null; } \
	|| echo "apt-get could not install PostgreSQL; its error stands above."

page: src/highnoon/server/static/index.html ## build the page that the server serves

BASE ?= /

site: page ## the page as a static site with no server, into dist/site (BASE=/path/)
	$(BIN)/python -m tools.pocket.site $(BASE)

wheel: .venv/.play page ## build the wheel with the page in it, into dist/
	$(BIN)/python -m hatchling build -t wheel

pagetest: web/node_modules ## form, lint, types and unit tests of the page
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check && npm run --silent test

CHROME := $(BIN)/python -m tools.browser.chromium

e2e: .venv/.test page chromium ## the page in a real browser (needs Chromium), whole matches included
	@if $(CHROME) >/dev/null; then $(BIN)/python -m pytest -o addopts=-q -n 2 tests/e2e; \
	else echo "The tests in a real browser are left out."; test "$(CI)" != true; fi

# What apt-get says when it cannot stays to be read; whoever needs the browser decides what follows.
chromium: .venv/.test | postgres
	@$(CHROME) >/dev/null 2>&1 || { apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium fonts-dejavu-core >/dev/null; } \
	|| echo "apt-get could not install Chromium; its error stands above."

layouts: .venv/.test page chromium ## does every decision fit on one screen, at nine sizes in two languages
	$(BIN)/python -m tools.browser.layouts

clicks: .venv/.test page chromium ## a thousand clicks a game at random moments of its animations
	HIGHNOON_CLICKS=1000 $(BIN)/pytest -n 0 tests/e2e/test_clicks.py

taps: .venv/.test page chromium ## whole games of Moon River by a finger that counts its touches
	HIGHNOON_TAPS=1000 $(BIN)/python -m pytest -o addopts=-q -n 0 -o log_cli=true -o log_cli_level=INFO tests/e2e/test_taps.py

offline: .venv/.test page chromium ## tables on the device in a browser, five times over
	for turn in 1 2 3 4 5; do $(BIN)/python -m pytest -o addopts=-q -n 0 tests/e2e/test_pocket.py tests/e2e/test_site.py || exit 1; done

screenshots: .venv/.test page chromium ## write the pictures of the page anew, and every screen at every size
	$(BIN)/python -m docs.images.page
	$(BIN)/python -m docs.images.screens

figures: .venv/.test page chromium ## the page's weight, and how soon it is playable on a slow phone
	$(BIN)/python -m bench.page

schema: .venv/.test web/node_modules ## types of the page from the server's schema, after a change of it
	$(BIN)/python -m highnoon.server.schema > web/openapi.json
	cd web && npm run --silent types

golden: .venv/.test ## write playthroughs and perft tables anew, after a change of rules
	$(BIN)/python -m tests.golden.playthrough
	$(BIN)/python -m tests.golden.perft

bench: .venv/.bench page ## the figures, each as a ratio measured in one run
	$(BIN)/python -m bench.rules
	$(BIN)/python -m bench.moon_river
	$(BIN)/python -m bench.desperados
	$(BIN)/python -m bench.batch
	$(BIN)/python -m bench.learning
	$(BIN)/python -m bench.solver
	$(BIN)/python -m bench.pocket

load: .venv/.bench page ## the server beside boardgame.io's, and a house of 200 busy tables
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.house
	$(BIN)/python -m bench.together
	$(BIN)/python -m bench.sockets

chart: .venv/.test ## draw the charts of docs/longhorn-solved.md and docs/learning.md from their data, and write their figures
	$(BIN)/python -m bench.solved_chart
	$(BIN)/python -m bench.solved_worth
	$(BIN)/python -m bench.solved_page
	$(BIN)/python -m bench.learned_chart

tensors: .venv/.test ## write docs/tensors.md from the layouts of observations
	$(BIN)/python -m highnoon.rl.tensors.page > docs/tensors.md

versions: .venv/.test ## the doors for learners with the oldest and the newest libraries allowed
	$(BIN)/python -m tools.versions

ladder: .venv/.bench ## measure every game's levels against each other, into docs/bots.md
	$(BIN)/python -m bench.ladder

FUZZ_SEED ?= 1

fuzz: .venv/.test ## a hundred thousand odd requests and messages to a real server (FUZZ_SEED=1)
	$(BIN)/python -m tests.fuzz 100000 $(FUZZ_SEED)

soak: .venv/.test ## thousands of random games with every invariant checked
	$(BIN)/python -m bench.soak longhorn 10000
	$(BIN)/python -m bench.soak moon-river 5000
	$(BIN)/python -m bench.soak desperados 3000

positions: .venv/.test ## 100,000 changed positions of every game: refused with reasons, or playable to the end
	$(BIN)/python -m tests.positions

# It can be stopped and goes on where it was; once all is proven the next run begins anew.
puzzles-proof: .venv/.play .venv/.warm ## every puzzle proven anew: by plain minimax where it is small enough, else by the solver
	$(BIN)/highnoon puzzles --prove --journal .puzzles-proven
	rm -f .puzzles-proven

chaos: .venv/.test ## faults at every step of the disk, 200 kills under load, and 200 kills and faults with two servers, added up (docs/chaos.md)
	$(BIN)/python -m bench.chaos --together 0
	$(BIN)/python -m bench.kills

pictures: .venv/.play ## draw the terminal pictures of the README anew
	$(BIN)/python docs/images/terminal.py

# What is pinned already stays, unless `make pins UPGRADE=--upgrade` asks for newer versions.
pins: .venv/bin/uv ## write the pins of requirements/*.in anew, with their hashes
	for list in uv play test bench pocket; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --no-emit-index-url $(UPGRADE) \
			$$(test $$list = test && echo "-c requirements/play.txt") $$(test $$list = bench && echo "-c requirements/test.txt -c requirements/play.txt") \
			requirements/$$list.in -o requirements/$$list.txt || exit 1; \
	done

clean: ## forget everything that was set up
	rm -rf site web/node_modules src/highnoon/server/static .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

.venv/bin/uv: requirements/uv.txt
	$(PYTHON) -c 'import sys; sys.exit("High Noon needs Python 3.11 or newer.") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/.play: .venv/bin/uv requirements/play.txt pyproject.toml
	$(PINNED) -r requirements/play.txt
	$(UV) --no-deps --no-build-isolation -e .
	@touch $@

# The kernels of the engines, compiled once so that no player waits.
.venv/.warm: .venv/.play $(wildcard src/highnoon/engine/longhorn/kernels/*.* src/highnoon/engine/moon_river/*.py)
	$(BIN)/python -m highnoon.engine.longhorn.kernels.warm
	$(BIN)/python -m highnoon.engine.moon_river.warm
	@touch $@

.venv/.test: .venv/.play requirements/test.txt
	$(PINNED) -r requirements/test.txt
	@touch $@

.venv/.bench: .venv/.test requirements/bench.txt
	$(PINNED) -r requirements/bench.txt
	@touch $@

web/node_modules: web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund
	@touch $@

src/highnoon/server/static/index.html: web/node_modules web/pocket/python.zip web/pocket/.kernels web/index.html web/vite.config.ts web/catalogues.ts web/licenses.ts web/pocket.ts $(shell find web/licenses web/src web/public src/highnoon/i18n/locales -type f)
	cd web && npm run --silent build -- --logLevel warn

# What links WASM. A machine that cannot have it builds the page all the same, without its own solver.
.venv/.pocket: .venv/.play requirements/pocket.txt
	$(PINNED) -r requirements/pocket.txt || echo "The linker could not be installed; its error stands above."
	@touch $@

web/pocket/.kernels: .venv/.pocket tools/pocket/kernels.py $(wildcard src/highnoon/engine/longhorn/kernels/*.* src/highnoon/engine/moon_river/*.py)
	$(BIN)/python -m tools.pocket.kernels web/pocket
	@touch $@

# Our Python, as the page brings it along for tables on the device.
web/pocket/python.zip: web/node_modules web/pocket/.kernels $(wildcard tools/pocket/*.*) $(shell find src/highnoon -name '*.py' -o -name '*.toml' -o -name '*.jsonl')
	$(BIN)/python -m tools.pocket.pack
