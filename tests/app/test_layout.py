"""The places of `app/` that tools depend on: what import-linter cannot see."""

import ast
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APP = ROOT / "app"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = SETTINGS["tool"]["importlinter"]["root_packages"]


def test_the_entry_script_stands_beside_no_module_named_like_a_package() -> None:
    """Streamlit puts the script's folder first on the path: a `rulings.py` there would hide the package."""
    beside = {path.stem for path in (APP / "faces" / "web").iterdir()}
    assert "main" in beside
    assert not beside & set(PACKAGES)
    assert "pages" not in beside  # Streamlit would make pages of what stands there


def test_the_command_is_where_the_installation_looks() -> None:
    module, _, name = SETTINGS["project"]["scripts"]["lawbridge"].partition(":")
    assert callable(getattr(import_module(module), name))


def test_no_module_lies_loose() -> None:
    assert {path.name for path in APP.glob("*.py")} == {"__init__.py", "service.py"}


@pytest.mark.parametrize("path", sorted((APP / "faces" / "cli").rglob("*.py")), ids=lambda path: path.stem)
def test_a_command_reads_options_and_prints(path: Path) -> None:
    """A command's body is short: what computes stands in a room that the other faces can use too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno is not None
            body = node.end_lineno - node.body[0].lineno + 1
            assert body <= 40, f"{node.name} has {body} lines"
