"""pyproject.toml against the imports: nothing is missing, nothing stands there without a use, every pin is the same."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
PROJECT = tomllib.loads(TEXT)["project"]
SHIPPED = [name.rstrip("*") for name in tomllib.loads(TEXT)["tool"]["setuptools"]["packages"]["find"]["include"]]
REPAIR = ("ingest/repair/", "evals/fidelity/", "evals/other_languages_table")
"""What only runs when a source is repaired, or a table of words made, again: it may import the extra of that name."""
SERVING = {"api": "app/faces/api/", "mcp": "app/faces/mcp/", "model": "understanding/witness/"}
"""Extra -> what only `lawbridge serve`, `lawbridge mcp` or a language model loads: it may import that extra."""


def _name(requirement: str) -> str:
    return re.split(r"[\[=<>!~ ]", requirement)[0].lower().replace("_", "-")


def _pins(requirements: list[str]) -> dict[str, str]:
    return {_name(row): row.partition("==")[2].partition(";")[0] for row in requirements}


RUNTIME = _pins(PROJECT["dependencies"])
EXTRAS = {name: _pins(rows) for name, rows in PROJECT["optional-dependencies"].items()}


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


_distributions = cache(packages_distributions)
"""Module -> distributions: every installed file is read for it."""


@cache
def _uses() -> dict[str, set[str]]:
    """Name of a distribution -> the shipped modules that import it."""
    distributions = _distributions()
    own = {*SHIPPED, *sys.stdlib_module_names}
    found: dict[str, set[str]] = {}
    for package in SHIPPED:
        for path in (ROOT / package).rglob("*.py"):
            for module in set(_imported(path)) - own:
                for name in distributions.get(module, [module]):
                    found.setdefault(_name(name), set()).add(path.relative_to(ROOT).as_posix())
    return found


def test_what_the_code_imports_is_a_dependency_of_its_own() -> None:
    missing = {}
    for name, modules in _uses().items():
        repairing = name in EXTRAS["repair"] and all(module.startswith(REPAIR) for module in modules)
        measuring = name in EXTRAS["dev"] and all(module.startswith("evals/") for module in modules)
        serving = any(
            name in EXTRAS[extra] and all(module.startswith(folder) for module in modules)
            for extra, folder in SERVING.items()
        )
        if name not in RUNTIME and not repairing and not measuring and not serving:
            missing[name] = sorted(modules)
    assert not missing


@pytest.mark.parametrize("name", sorted(RUNTIME))
def test_a_dependency_is_imported_or_says_that_it_is_not(name: str) -> None:
    row = next(line for line in TEXT.splitlines() if line.startswith('  "') and _name(line.strip(' "')) == name)
    said = row.partition("#")[2]
    assert said.strip(), f"{name} does not say what it is for"
    assert ("not imported" in said) == (name not in _uses())


def test_the_tests_own_dependencies_stand_in_dev_and_once() -> None:
    everywhere = [*RUNTIME, *EXTRAS["dev"], *EXTRAS["repair"], *EXTRAS["api"], *EXTRAS["mcp"]]
    assert len(everywhere) == len(set(everywhere))
    tested = {module for path in (ROOT / "tests").rglob("*.py") for module in _imported(path)}
    distributions = _distributions()
    names = {_name(name) for module in tested for name in distributions.get(module, [])}
    assert names - {"lawbridge"} <= set(everywhere)


def test_constraints_have_every_pin() -> None:
    rows = _pins((ROOT / "constraints.txt").read_text(encoding="utf-8").split())
    pins = {name: pin for part in (RUNTIME, *EXTRAS.values()) for name, pin in part.items() if name != "torch"}
    assert {name: rows.get(name) for name in pins} == pins
    assert "torch" not in rows  # a CPU build that is there must not be replaced
