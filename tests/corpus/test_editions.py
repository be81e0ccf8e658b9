"""Editions as data: the table, and a made-up edition of 2028 that changes one rule and touches nothing else."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from corpus.editions import editions, in_force, lineage
from corpus.errors import BadData
from rulings.registry import rule

ROOT = Path(__file__).parents[2]
RULES = "rulings/laws/law_30_pass_out_of_rotation/rules.py"
AT_RHO_TURN = {"whose_turn": "rho", "choice_accept": False, "artificial": False, "passes_artificial_call": False}
CHANGED = '''
@rule_of("30.A", editions=("2028",))
def free_2028(case: Facts) -> None:
    """Made up: in 2028 a pass at RHO's turn has no consequence."""
    case.headline("offender_passes_once")
    case.set(result="free_2028")


def decide_2028(case: Facts) -> None:
    """Made up."""
    free_2028(case)


PASS_OUT_OF_ROTATION = procedure('''
PROGRAM = """
import json
from rulings.registry import rule
facts = json.loads({facts!r})
print(json.dumps([rule("pass_out_of_rotation", facts), rule("pass_out_of_rotation", facts, "2017"),
                  rule("dummy_rights", {{"dummy_act": "called_director"}})]))
"""


BOOK = """30. SORON KÍVÜLI PASSZ
A. A jobb oldali ellenfél volt soron
Kitalált szöveg: ha a jobb oldali ellenfél volt soron, a soron kívüli passznak 2028-ban nincs következménye.
"""
HEADINGS = """kind: laws
laws: {first: 30, last: 30}
patterns: {law: '(\\d+)\\. ', letter: '([A-N])\\. '}
parts: [{line: 1, what: laws}]
wrapped: false
"""
ENTRY = """
- id: laws-2028-hu
  file: laws-2028-hu.txt
  sha256: {digest}
  language: hu
  kind: laws
  edition: "2028"
  in_force: true
  standing: official
  parser: described
  title: made up
  publisher: made up
  rights: made up
  jurisdiction: ""
"""
TEXTS = """
import json
from app.looking_up.provisions import shown
from corpus.manifest import sources
from corpus.store import LAW_IN_FORCE, Store
from ingest.align import align
from ingest.read import read
from rulings.engine.older_texts import edition_differences
kept = ("laws-2028-hu", "laws-2017-hu", "laws-2017-pl-working", "laws-1997-nb")
rows = [row for name in kept for row in read(sources()[name]).provisions]
store = Store(rows, align(rows))
relation = {{link.current: link.relation for link in store.correspondences if link.other_source == "laws-2017-hu"}}
print(json.dumps({{
    "in_force": [LAW_IN_FORCE, sources()["laws-2017-hu"].in_force,
                 len(store.of(LAW_IN_FORCE)), len(store.of("laws-2017-hu"))],
    "30.A": [store.get("30.A").text, shown(store, "laws-2028-hu:30.A", "pl").source, relation["laws-2028-hu:30.A"]],
    "30.B.2": [store.get("30.B.2").text, shown(store, "laws-2028-hu:30.B.2", "pl").source,
               relation["laws-2028-hu:30.B.2"]],
    "was": store.get("laws-2017-hu:30.A").text,
    "differs": [row["provision"] for row in edition_differences(["30.A", "30.B.2"], "en", "2017", store)],
}}))
"""


def test_the_table() -> None:
    assert list(editions()) == ["1997", "2007", "2017"]
    assert in_force().text == "laws-2017-hu"
    assert (editions()["1997"].first_law, editions()["1997"].last_law) == (41, 71)
    assert lineage("2017") == ("2017",)


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ('- {year: "2017", text: a, from: "2017"}', "Exactly one"),
        ('- {year: "2017", text: a, from: "2017", in_force: true, inherits: "1987"}', "inherits 1987"),
        ('- {year: "2017", text: a, in_force: true}', "are required"),
    ],
)
def test_a_malformed_table_is_refused(rows: str, words: str, tmp_path: Path) -> None:
    path = tmp_path / "editions.yaml"
    path.write_text(f"editions:\n  {rows}\n", encoding="utf-8")
    with pytest.raises(BadData, match=words):
        editions(path)


def test_a_made_up_edition_changes_one_rule_and_touches_no_other_file(tmp_path: Path) -> None:
    for package in ("bridge", "corpus", "rulings"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__", "*.txt"))
    table = tmp_path / "corpus" / "editions.yaml"
    rows = table.read_text(encoding="utf-8").replace("in_force: true", 'until: "2028"')
    new = '  - {year: "2028", text: laws-2028-hu, from: "2028", in_force: true, inherits: "2017"}\n'
    table.write_text(rows + new, encoding="utf-8")
    rules = (tmp_path / RULES).read_text(encoding="utf-8")
    rules = rules.replace("\nPASS_OUT_OF_ROTATION = procedure(", CHANGED)
    changed = rules.replace('decide={"2017": decide,', 'decide={"2028": decide_2028, "2017": decide,')
    assert changed != rules
    (tmp_path / RULES).write_text(changed, encoding="utf-8")

    program = PROGRAM.format(facts=json.dumps(AT_RHO_TURN))
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": "."}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    new_rule, old_rule, other = json.loads(done.stdout)

    assert (new_rule["edition"], new_rule["outcome"]["result"]) == ("2028", "free_2028")
    assert new_rule["citations"] == ["30.A"]
    assert (old_rule["edition"], old_rule["outcome"]["result"]) == ("2017", "offender_passes")
    assert "laws-2017-hu:30.A" in old_rule["citations"]
    now = rule("dummy_rights", {"dummy_act": "called_director"})
    assert other["edition"] == "2028"
    assert (other["outcome"], other["citations"]) == (now["outcome"], now["citations"])


def test_a_made_up_edition_changes_one_provision_and_inherits_the_others(tmp_path: Path) -> None:
    """A book of one provision: the others, their parallels and working texts are those of 2017."""
    for package in ("bridge", "corpus", "rulings", "ingest", "retrieval", "app"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    sources = tmp_path / "corpus" / "sources"
    (sources / "laws-2028-hu.txt").write_text(BOOK, encoding="utf-8")
    (sources / "laws-2028-hu.headings.yaml").write_text(HEADINGS, encoding="utf-8")
    with (sources / "manifest.yaml").open("a", encoding="utf-8") as manifest:
        manifest.write(ENTRY.format(digest=hashlib.sha256(BOOK.encode()).hexdigest()))
    table = tmp_path / "corpus" / "editions.yaml"
    rows = table.read_text(encoding="utf-8").replace("in_force: true", 'until: "2028"')
    new = '  - {year: "2028", text: laws-2028-hu, from: "2028", in_force: true, inherits: "2017"}\n'
    table.write_text(rows + new, encoding="utf-8")

    command = [sys.executable, "-c", TEXTS.format()]
    done = subprocess.run(command, cwd=tmp_path, env={"PYTHONPATH": "."}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)

    own, old_in_force, places, before = told["in_force"]
    assert (own, old_in_force, places) == ("laws-2028-hu", False, before)
    text, text_source, relation = told["30.A"]
    assert text.startswith("Kitalált szöveg")
    assert not told["was"].startswith("Kitalált")
    assert (text_source, relation) == ("laws-2028-hu", "changed")
    text, text_source, relation = told["30.B.2"]
    assert "25. szakasz" in text
    assert (text_source, relation) == ("laws-2017-pl-working", "same")
    assert told["differs"] == ["30.A"]
