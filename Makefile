# Everything is reached from here; `make help` lists it. Each target creates what it needs, once, in .venv and build.
#
#   PYTHON=python3.12    the interpreter for .venv (3.11 to 3.14; by default python3, or the one .venv was made with)
#   ARGS="…"             passed on to the program or to pytest: make play ARGS="lorcana --lang es", make test ARGS="-k quest"
#   JOBS=2               tests and C files at the same time

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

VENV   ?= .venv
BUILD  ?= build
JOBS   ?= 2
ARGS   ?=
PYTHON ?= $(if $(wildcard $(VENV)/.python-*),$(VENV)/bin/python,python3)

BIN       := $(VENV)/bin
PYVERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
PLAIN     := $(CURDIR)/src
COMPILED  := $(abspath $(BUILD))/compiled/src
PACKAGE   := setup.py pyproject.toml $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -name '*.so')
FOLDERS   := $(shell find src -type d ! -name __pycache__ ! -name '*.egg-info')

# Stamps: a file stands for work that need not be done again.
MADE    := $(VENV)/.python-$(PYVERSION)
PLAYER  := $(VENV)/.player
DEV     := $(VENV)/.dev
RIVALS  := $(VENV)/.bench
DRIVER  := $(VENV)/.browser
PSYCOPG := $(VENV)/.postgres
DOORS   := $(VENV)/.doors
SPHINX  := $(VENV)/.docs
PACKER  := $(VENV)/.dist
NODES   := web/node_modules/.package-lock.json
BUILT   := $(BUILD)/compiled/.built-$(PYVERSION)$(if $(filter-out 0,$(MAZO_PGO)),-trained)

PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# Workers and the programs that tests start read the same thousand modules again and again: their bytecode is kept, also
# where the environment forbids to keep any; apart from the sources, whose folders tell when the compiled copy is old.
KEPT   := env PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(abspath $(BUILD))/bytecode
PYTEST := $(KEPT) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

# The requirements of the project and of its named extras, one a line.
REQUIREMENTS := import sys, tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
  extras = project["optional-dependencies"]; \
  print("\n".join(project["dependencies"] + [line for name in sys.argv[1:] for line in extras[name]]))

.PHONY: help play ready test test-interpreted test-compiled test-takeback test-postgres test-doors test-browser compiled check docs dist release page page-types check-page format bench load chaos soak clean distclean

help:  ## say what can be made
	@echo "Mazo: a table for trading card games that plays by the book"
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F'|' '{printf "%-24s %s\n", $$1, $$2}'

play: $(PLAYER)  ## install what the game needs into .venv and sit down at the table
	@$(BIN)/python -m tools.play $(ARGS)

ready: $(DEV) $(DRIVER) $(PSYCOPG) $(SPHINX) $(NODES)  ## install all that is needed to check, test and document: needs Node and npm

# The compiled copy is made beside the interpreted run, which leaves a core idle now and then.
test: $(DEV)  ## run the tests twice: interpreted, then compiled, where what is weighty runs
	@if command -v $(firstword $(CC)) >/dev/null 2>&1; then \
	  mkdir -p $(BUILD); log=$(BUILD)/compiled.log; \
	  $(MAKE) --silent compiled >$$log 2>&1 & compiling=$$!; \
	  trap 'kill $$compiling 2>/dev/null' EXIT; trap 'exit 1' INT TERM; \
	  $(MAKE) --no-print-directory test-interpreted LIGHT=--light || exit; \
	  wait $$compiling || { cat $$log >&2; exit 1; }; \
	  cat $$log; \
	  $(MAKE) --no-print-directory test-compiled LIGHT=--light || exit; \
	elif [ -n "$$CI" ]; then \
	  echo "There is no C compiler: the compiled half of the tests cannot run." >&2; exit 1; \
	else \
	  $(MAKE) --no-print-directory test-interpreted && echo "There is no C compiler: the tests ran interpreted only."; \
	fi
	@echo "Not run here: what needs other people's libraries (make test-doors) and browsers (make test-browser)."

test-interpreted: $(DEV)  ## run the tests on the sources as they are
	@echo "== tests, interpreted"
	@PYTHONPATH=$(PLAIN) $(PYTEST) $(LIGHT) $(ARGS)

test-compiled: $(BUILT)  ## run the tests on the compiled copy
	@echo "== tests, compiled"
	@PYTHONPATH=$(COMPILED) $(PYTEST) $(LIGHT) $(ARGS)

# Every action that these tests take is taken back and taken again; ONE_IN=20 runs one in twenty of them.
TAKEN  := tests/games tests/series tests/draft tests/record tests/protocol tests/client tests/test_past.py tests/test_fairness.py
ONE_IN ?= 1

test-takeback: $(DEV)  ## run the games' tests with every action taken back and pushed again
	@echo "== tests, every action taken back"
	@PYTHONPATH=$(if $(wildcard $(BUILT)),$(COMPILED),$(PLAIN)) $(PYTEST) --take-back --one-in $(ONE_IN) $(TAKEN) $(ARGS)

test-postgres: $(DEV) $(PSYCOPG)  ## run the tests of the store on a PostgreSQL of their own: needs PostgreSQL's programs
	@echo "== tests on PostgreSQL"
	@PYTHONPATH=$(PLAIN) tools/with_postgres $(PYTEST) -m "postgres and not soak" tests/server $(ARGS)

test-doors: $(DEV) $(DOORS)  ## run the tests of the doors to PettingZoo, Gymnasium, OpenSpiel, Ray and Parquet
	@echo "== tests of the doors"
	@PYTHONPATH=$(PLAIN) $(PYTEST) -m "doors and not soak" tests/environments tests/lab $(ARGS)

# Bots think faster on the compiled copy: it is taken where it is there and up to date.
test-browser: $(DEV) $(DRIVER) $(NODES)  ## play in real browsers: needs chromium-headless-shell or chromium, firefox-esr, Node and npm
	@echo "== tests in a browser"
	@engine=$(PLAIN); ! $(MAKE) --no-print-directory --question $(BUILT) >/dev/null 2>&1 || engine=$(COMPILED); \
	PYTHONPATH=$$engine $(PYTEST) -m browser tests/browser tests/examples $(ARGS)

page: $(NODES)  ## build the page that the package serves: needs Node and npm
	@cd web && npx vite build

page-types: $(DEV)  ## write the page's types from the records of the server
	@PYTHONPATH=$(PLAIN):. $(BIN)/python tools/page_types.py

check-page: $(NODES)  ## check the page's code, run its tests, and compare a fresh build with the one in the package
	@cd web && npx svelte-check --fail-on-warnings && npx vitest run && npx vite build --outDir $(abspath $(BUILD))/page --logLevel warn
	@diff -r $(BUILD)/page src/mazo/server/page || { echo "The page in the package is not what web/ builds: make page" >&2; exit 1; }

compiled: $(BUILT)  ## make a compiled copy of the package in build/compiled/src

check: $(DEV)  ## lint, formatting and strict types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(wildcard setup.py src workshop tests bench tools examples)

docs: $(DEV) $(SPHINX)  ## build the documentation site in build/docs/html; what leads nowhere is an error
	@PYTHONPATH=$(PLAIN):. $(KEPT) $(BIN)/python -m tools.docsite $(BUILD)/docs

dist: $(DEV) $(PACKER)  ## build the archive of the sources and both wheels in dist, install each elsewhere, and play
	@$(BIN)/python -m tools.dist $(ARGS)

release: $(DEV)  ## say a version, close its chapter of the changelog, keep files of it, commit and tag: make release VERSION=0.2.0
	@$(BIN)/python -m tools.release $(VERSION)

format: $(DEV)  ## put the code in shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(BUILT) $(RIVALS)  ## measure speed, compiled and interpreted, and compare with other engines
	@MAZO_PLAIN=$(PLAIN) MAZO_COMPILED_COPY=$(COMPILED) PYTHONPATH=$(COMPILED) $(BIN)/python -m bench $(ARGS)

soak: $(BUILT) $(RIVALS) $(PSYCOPG)  ## the large runs, compiled; writes docs/figures.json
	@PYTHONPATH=$(COMPILED) tools/with_postgres $(PYTEST) -m soak --figures docs/figures.json
	@$(MAKE) --no-print-directory test-takeback
	@MAZO_PLAIN=$(PLAIN) MAZO_COMPILED_COPY=$(COMPILED) PYTHONPATH=$(COMPILED) $(BIN)/python -m bench.soak $(ARGS)

# Before and after in one run: make load ARGS="--code ff043bb --db sqlite --db postgres"
load: $(BUILT) $(PSYCOPG)  ## how many tables one core carries, compiled; ARGS="--db postgres --code COMMIT"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m bench.load $(ARGS)

chaos: $(BUILT) $(PSYCOPG)  ## kills, full disks, stopped databases, floods: nothing may be lost; ARGS="--minutes 480 --seed 3 --db postgres"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m bench.chaos $(ARGS)

clean:  ## remove what was built; .venv stays
	rm -rf $(BUILD) dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -delete

distclean: clean  ## remove .venv as well
	rm -rf $(VENV)

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null || { \
	  echo "Mazo needs Python 3.11 to 3.14, and $(PYTHON) is $(or $(PYVERSION),not there)." \
	    "Name another one: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@echo "Creating $(VENV) with Python $(PYVERSION)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Mazo itself is played from the sources, and compiled behind the table (tools/play.py); what it needs is not compiled to
# bytecode before it is asked for.
$(PLAYER): $(MADE) pyproject.toml
	@$(BIN)/python -c '$(REQUIREMENTS)' > $(PLAYER).txt
	@$(BIN)/python tools/progress.py $(PIP) --no-compile --no-warn-script-location --root-user-action=ignore -r $(PLAYER).txt
	@touch $@

$(DEV): $(MADE) pyproject.toml
	@echo "Installing what development needs into $(VENV)"
	@$(BIN)/python -c '$(REQUIREMENTS)' dev > $(DEV).txt
	@$(PIP) -r $(DEV).txt
	@touch $@

$(DRIVER): $(MADE) pyproject.toml
	@$(BIN)/python -c '$(REQUIREMENTS)' browser > $(DRIVER).txt
	@$(PIP) -r $(DRIVER).txt
	@touch $@

$(PSYCOPG): $(MADE) pyproject.toml
	@$(BIN)/python -c '$(REQUIREMENTS)' postgres > $(PSYCOPG).txt
	@$(PIP) -r $(PSYCOPG).txt
	@touch $@

$(DOORS): $(MADE) pyproject.toml
	@echo "Installing the libraries behind the doors into $(VENV)"
	@$(BIN)/python -c '$(REQUIREMENTS)' environments ray parquet png > $(DOORS).txt
	@$(PIP) -r $(DOORS).txt
	@touch $@

$(SPHINX): $(MADE) pyproject.toml
	@$(BIN)/python -c '$(REQUIREMENTS)' docs > $(SPHINX).txt
	@$(PIP) -r $(SPHINX).txt
	@touch $@

$(PACKER): $(MADE) pyproject.toml
	@$(BIN)/python -c '$(REQUIREMENTS)' dist > $(PACKER).txt
	@$(PIP) -r $(PACKER).txt
	@touch $@

$(NODES): web/package.json web/package-lock.json
	@echo "Installing what building the page needs into web/node_modules"
	@cd web && npm install --no-save --no-audit --no-fund --loglevel=error

$(RIVALS): $(MADE) pyproject.toml
	@echo "Installing the engines to compare with into $(VENV)"
	@$(BIN)/python -c '$(REQUIREMENTS)' bench > $(RIVALS).txt
	@$(PIP) -r $(RIVALS).txt
	@touch $@

# setup.py itself recompiles only when a compiled module changed; other files are merely copied.
$(BUILT): $(DEV) $(PACKAGE) $(FOLDERS)
	@echo "== compiled copy"
	@rm -f $(BUILD)/compiled/.built-*
	@MAZO_COMPILED=1 MAZO_JOBS=$(JOBS) $(BIN)/python setup.py --quiet build --build-base $(BUILD) --build-lib $(COMPILED)
	@touch $@
