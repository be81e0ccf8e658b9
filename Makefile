# Two commands do everything: `make run` and `make test`.
SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8501
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
WORKERS ?= 2
# compiled once for the two processes of the tests and the many they start, whatever the environment says
export PYTHONDONTWRITEBYTECODE :=
SUITE := OMP_NUM_THREADS=1 $(BIN)/pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder --durations=30

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-10s %s\n", $$1, $$2}'

install: $(STAMP) ## make .venv with everything in it (torch first: a CPU build)

$(STAMP): pyproject.toml constraints.txt hashes.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Lawbridge needs Python 3.11, 3.12 or 3.13; name one: make install PYTHON=python3.12"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	sed -n '/^torch==/,/[^\]$$/p' hashes.txt > $(VENV)/torch.txt
	$(PIP) --require-hashes --no-deps -r $(VENV)/torch.txt
	$(PIP) --require-hashes --no-deps -r hashes.txt
	$(PIP) --no-build-isolation -c constraints.txt -e '.[repair,api,mcp,model,dev]'
	touch $(STAMP)

run: build ## build what is needed and open the app on 127.0.0.1 (PORT=8501)
	$(BIN)/lawbridge app --port $(PORT)

check: install ## lint, format, types, imports (what pre-commit and CI call)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

browser: ## install Debian's chromium (browser tests) and hunspell-hu (repair tests), where that is possible
	@command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq chromium) || \
	  echo "chromium is not installed and could not be: the browser tests will be skipped"
	@test -e /usr/share/hunspell/hu_HU.dic || (apt-get update -qq && apt-get install -y -qq hunspell-hu) || \
	  echo "hunspell-hu is not installed and could not be: the tests of the Hungarian repair will be skipped"

build: install ## the build that everything answers from
	OMP_NUM_THREADS=1 $(BIN)/lawbridge ingest

test: install browser ## install, check, and the whole suite, browser included; prints what took longest
	$(MAKE) --no-print-directory --jobs=2 check build
	$(SUITE)

long: install ## the tests that run minutes
	$(SUITE) -m long

explore: install ## property tests on new examples, another SEED= each time; what they find becomes a case
	@seed=$${SEED:-$$RANDOM}; echo "exploring with SEED=$$seed"; \
	  $(SUITE) -m hypothesis --hypothesis-profile=exploring --hypothesis-seed=$$seed

eval: build ## measure search, answers and texts; writes evals/report
	$(BIN)/python -m evals

sbom: install ## the bill of materials (CycloneDX): every pin, its licence, its hashes
	$(BIN)/python -m evals.supply.sbom > sbom.json

docs: install ## print the pages that are made from the code and the data
	$(BIN)/python -m app.faces.cli.commands_page > docs/commands.md
	$(BIN)/python -m rulings.outcomes_seen > rulings/outcomes_seen.new && mv rulings/outcomes_seen.new rulings/outcomes_seen.json
	$(BIN)/python -m rulings.survey > docs/procedures.md
	$(BIN)/python -m rulings.fields_page > docs/fields.md
	$(BIN)/python -m corpus.glossary > docs/glossary.md

.PHONY: help install run check browser build test long explore eval sbom docs
