# Everything that one does with a checkout. `make help` lists it.

.DEFAULT_GOAL := help
.PHONY: help play setup setup-test test lint format bench bench-server lock picture clean

PORT ?= 8000
HOST ?= 127.0.0.1
VENV := .venv/bin

# The first Python that is new enough: our own once there is one, otherwise the machine's.
FIND_PYTHON = for python in $(VENV)/python python3.11 python3.12 python3.13 python3.14 python3; do \
	    "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; \
	done; \
	if [ -z "$$python" ]; then \
	    echo 'Python 3.11 or newer was not found. Install it (Debian: apt-get install python3 python3-venv).' >&2; \
	    exit 1; \
	fi

help: ## Show this list
	@echo 'Weathergage. What you can do here:'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: setup ## Set up what is missing and serve the site on http://127.0.0.1:8000 (PORT=, HOST=)
	@$(VENV)/weathergage serve --host $(HOST) --port $(PORT) --db data/weathergage.sqlite

setup: ## Set up all that playing needs, and nothing that is there already
	@$(FIND_PYTHON); "$$python" tools/setup.py play

setup-test:
	@$(FIND_PYTHON); "$$python" tools/setup.py test

test: setup-test ## Run every check there is (ONLY=name,name for some of them)
	@$(VENV)/python tools/check.py --only '$(ONLY)'

lint: setup-test ## Run the checks that run no tests: format, lint, types, layers
	@$(VENV)/python tools/check.py --only format,ruff,layers,types,tool-types,web-format,web-lint,web-types

format: setup-test ## Format the code and mend what can be mended automatically
	@$(VENV)/ruff check --fix --quiet || true
	@$(VENV)/ruff format --quiet
	@cd web && npm run --silent format

bench: setup ## Measure how many decisions the rules manage per second
	@$(VENV)/weathergage bench

bench-server: setup-test ## Measure how many moves per second the server carries
	@$(VENV)/python -m tests.server.bench

lock: ## Choose new versions of all dependencies and lock them
	@tools/lock.sh

picture: setup-test ## Take the picture of the first page for the README again
	@cd web && npm run --silent picture

clean: ## Delete what was set up and built; games that were played are kept
	rm -rf .venv .setup build web/node_modules web/test-results src/weathergage/server/site
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
