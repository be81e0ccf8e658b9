"""The wording of every package: four languages, one set of parameters, no key missing and none idle."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rulings
from corpus.model import LANGUAGES
from rulings.engine import wording
from rulings.engine.forms import cases_of, roles, spell
from rulings.registry import get, names

ROOT = Path(rulings.__file__).parent
PACKAGES = sorted(".".join(("rulings", *path.parent.relative_to(ROOT).parts)) for path in ROOT.glob("**/wording.yaml"))
SECTION_OF = {
    "say": "statements",
    "aside": "statements",
    "meanwhile": "statements",
    "headline": "statements",
    "route": "statements",
    "read_aloud": "read_aloud",
    "note": "notes",
    "not_modelled": "notes",
    "option": "options",
    "keep_in_force": "in_force",
}
KEY_ARGUMENT = {"route": 1, "option": 1}


def templates(node: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, str]]]:
    """Every leaf of a wording: the mapping of languages."""
    if isinstance(node, dict) and set(node) & set(LANGUAGES):
        yield path, node
    elif isinstance(node, dict):
        for key, child in node.items():
            yield from templates(child, (*path, key))
    else:
        yield path, {}


@cache
def package(name: str) -> dict[str, Any]:
    importlib.import_module(name)
    return wording.load(name)


@cache
def sources(name: str) -> tuple[ast.Module, ...]:
    """The modules that speak with a package's wording: its own and those of folders below without a wording."""
    folder = ROOT.joinpath(*name.split(".")[1:])
    apart = {path.parent for path in folder.rglob("wording.yaml")} - {folder}
    own = [path for path in sorted(folder.rglob("*.py")) if not apart & set(path.parents)]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in own)


def literals(node: ast.AST) -> set[str]:
    return {item.value for item in ast.walk(node) if isinstance(item, ast.Constant) and isinstance(item.value, str)}


def keys_of(node: ast.AST) -> set[str]:
    """Keys that an argument certainly names: a literal, or either branch of a conditional."""
    if isinstance(node, ast.IfExp):
        return keys_of(node.body) | keys_of(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def fields_spoken_of(name: str) -> set[str]:
    fields = {
        field.name
        for procedure in map(get, names())
        for field in procedure.fields.values()
        if name in (field.home, procedure.home)
    }
    return fields | ({"any"} if name == wording.ENGINE else set())


@pytest.mark.parametrize("name", PACKAGES)
def test_a_wording_is_whole(name: str) -> None:
    _has_four_languages(name)
    _has_the_same_parameters_and_known_cases(name)
    _lacks_no_key(name)
    if name != wording.ENGINE:
        _has_no_idle_key(name)


def _has_four_languages(name: str) -> None:
    wrong = [
        path for path, texts in templates(package(name)) if set(texts) != set(LANGUAGES) or not all(texts.values())
    ]
    assert wrong == []


def _has_the_same_parameters_and_known_cases(name: str) -> None:
    for path, texts in templates(package(name)):
        used = {language: wording.parameters(text) for language, text in texts.items()}
        words = {language: {parameter for parameter, _ in pairs} for language, pairs in used.items()}
        assert len({frozenset(found) for found in words.values()}) == 1, f"{path}: {words}"
        for language, pairs in used.items():
            assert {case for _, case in pairs} - {""} <= set(cases_of(language)), f"{path} in {language}"


def _lacks_no_key(name: str) -> None:
    for module in sources(name):
        for call in (item for item in ast.walk(module) if isinstance(item, ast.Call)):
            if not isinstance(call.func, ast.Attribute) or call.func.attr not in SECTION_OF or not call.args:
                continue
            section, index = SECTION_OF[call.func.attr], KEY_ARGUMENT.get(call.func.attr, 0)
            if index >= len(call.args):
                continue
            for key in keys_of(call.args[index]):
                assert wording.find(name, section, key), f"{name} says {key!r}, which {section} lacks"


def _has_no_idle_key(name: str) -> None:
    words = set().union(*(literals(module) for module in sources(name)))
    loaded = package(name)
    idle = {
        f"{section}.{key}"
        for section in ("statements", "read_aloud", "options", "notes", "in_force")
        for key in loaded[section]
        if key not in words
    }
    idle |= {f"facts.{key}" for key in loaded["facts"] if key not in fields_spoken_of(name)}
    idle |= {f"title.{key}" for key in loaded["title"] if key not in names()}
    assert idle == set()


def test_roles_have_every_case() -> None:
    for role, languages in roles().items():
        assert set(languages) == set(LANGUAGES), role
        for language, forms in languages.items():
            assert set(forms) == set(cases_of(language)), f"{role} in {language}"


def test_values_are_spelt_as_people_write_them() -> None:
    from bridge.calls import parse_call
    from bridge.cards import parse_card
    from bridge.seats import Seat

    assert spell(parse_call("1N"), "pl") == "1BA"
    assert spell(parse_call("2H"), "nb") == "2♥"
    assert spell(Seat.W, "nb", "gen") == "Vests"
    assert spell(Seat.W, "hu", "dat") == "Nyugatnak"
    assert spell(parse_card("HT"), "en") == "♥10"


@pytest.mark.parametrize(
    ("language", "told", "said"),
    [
        ("en", {"level": 4, "denomination": "S"}, "4♠"),
        ("hu", {"level": 3, "denomination": "N", "doubling": "X"}, "3SAX"),
        ("nb", {"denomination": "S", "declarer": "W"}, "♠ (Vest)"),
        ("pl", {"level": 2, "denomination": "H", "declarer": "N"}, "2♥ (N)"),
    ],
)
def test_a_contract_told_in_part_is_said_in_part(language: str, told: dict[str, Any], said: str) -> None:
    from rulings.telling import tell

    rows = tell("revoke_rectification", {"contract": told}, language)
    assert [said in row.text and "Partial" not in row.text for row in rows] == [True]
