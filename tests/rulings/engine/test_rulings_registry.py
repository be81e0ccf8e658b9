"""The registry: every law has a procedure or a reason, imports stay light, the command line's first ruling is quick."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rulings
from corpus import strict_yaml
from corpus.ids import LAWS
from rulings.registry import announced, get, names, procedures

NONE = strict_yaml.load(Path(rulings.__file__).parent / "laws" / "no_procedure.yaml")


def laws_with_procedures() -> set[str]:
    return {law.split(".")[0] for name in names() for law in get(name).laws if ":" not in law}


@pytest.mark.parametrize("law", [str(number) for number in range(1, LAWS + 1)])
def test_every_law_has_a_procedure_or_a_reason(law: str) -> None:
    assert (law in laws_with_procedures()) != (law in NONE), f"Law {law}: a procedure, or a line, and not both"


def test_procedures_are_announced_where_they_are_defined() -> None:
    for name, module in announced().items():
        assert get(name).home == module.rpartition(".")[0]


def test_the_list_has_what_the_contract_names() -> None:
    for item in procedures("pl"):
        assert {"name", "laws", "concepts", "title", "facts_schema"} <= item.keys()
        assert item["laws"]
        assert item["concepts"]
        assert item["title"]


def test_ruling_imports_nothing_heavy() -> None:
    code = (
        "import sys; from rulings import rule; rule('insufficient_bid', {});"
        "print([one for one in ('numpy', 'torch', 'endplay', 'streamlit', 'langchain', 'faiss') if one in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
