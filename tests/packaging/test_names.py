"""One name, one meaning: what the classes and the modules of the packages are called, and how long modules are."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]["packages"]
MODULES = [path for name in PACKAGES for path in sorted((ROOT / name).rglob("*.py"))]
LONGEST = 400
VAGUE = {"utils", "util", "helpers", "helper", "misc", "common", "manager"}

SHARED = {
    "Token": "a word, figure or sign of a question, of the old reading and of the new, which takes its place",
    "Weights": "the numbers of a model: of the search, of a fact",
}
"""Names that classes of different rooms may share, and why."""


def room(path: Path) -> str:
    """The package and the folder in it, `app/quiz`; a package's own modules are a room."""
    return "/".join(path.relative_to(ROOT).parts[:-1][:2])


def shared(sources: Mapping[Path, str]) -> dict[str, set[str]]:
    """The public classes that stand in several rooms, with the rooms.

    The facts of a procedure are called after what they tell; the procedure's folder says of which law or regulation.
    """
    rooms: dict[str, set[str]] = defaultdict(set)
    for path, source in sources.items():
        for row in ast.parse(source).body:
            if isinstance(row, ast.ClassDef) and not row.name.startswith("_") and not row.name.endswith("Facts"):
                rooms[row.name].add(room(path))
    return {name: found for name, found in rooms.items() if len(found) > 1}


def test_no_two_rooms_have_a_class_of_one_name() -> None:
    found = shared({path: path.read_text(encoding="utf-8") for path in MODULES})
    assert {name: sorted(rooms) for name, rooms in found.items() if name not in SHARED} == {}
    assert set(SHARED) <= set(found), "a reason that is no longer needed"


def test_two_classes_of_one_name_are_found() -> None:
    app, log = ROOT / "app" / "quiz" / "a.py", ROOT / "app" / "log" / "b.py"
    assert shared({app: "class Line: ...", log: "class Line: ..."}) == {"Line": {"app/quiz", "app/log"}}
    assert shared({app: "class Line: ...", app.with_name("c.py"): "class Line: ...", log: "class _Line: ..."}) == {}


def lengths() -> Iterator[tuple[str, int]]:
    for path in MODULES:
        yield path.relative_to(ROOT).as_posix(), len(path.read_text(encoding="utf-8").splitlines())


def test_no_module_is_too_long() -> None:
    assert [(name, lines) for name, lines in lengths() if lines > LONGEST] == []


@pytest.mark.parametrize("word", sorted(VAGUE))
def test_no_module_or_folder_has_a_vague_name(word: str) -> None:
    assert [path for path in MODULES if word in (path.stem.lower(), *path.parent.relative_to(ROOT).parts)] == []


def test_no_two_files_of_tests_have_one_name() -> None:
    names = Counter(path.name for path in (ROOT / "tests").rglob("test_*.py"))
    assert [name for name, count in names.items() if count > 1] == []  # pytest imports them by their bare names
