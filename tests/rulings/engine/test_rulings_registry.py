"""The registry: every law has a procedure or a reason, imports stay light, the command line's first ruling is quick."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import rulings
from corpus import strict_yaml
from corpus.ids import LAWS
from corpus.store import Store
from rulings.engine.chart import chart
from rulings.engine.older_texts import edition_differences, older_provisions, quotes
from rulings.engine.read_facts import read_facts
from rulings.registry import announced, compared, draw, get, names, procedures, rule
from rulings.survey import markdown, survey

NONE = strict_yaml.load(Path(rulings.__file__).parent / "laws" / "no_procedure.yaml")


def laws_with_procedures() -> set[str]:
    return {law.split(".")[0] for name in names() for law in get(name).laws if ":" not in law}


def test_every_law_has_a_procedure_or_a_reason_and_not_both() -> None:
    laws = {str(number) for number in range(1, LAWS + 1)}
    assert (laws_with_procedures() ^ set(NONE)) & laws == laws
    assert set(NONE) <= laws


def test_procedures_are_announced_where_they_are_defined() -> None:
    for name, module in announced().items():
        assert get(name).home == module.rpartition(".")[0]


def test_ruling_imports_nothing_heavy() -> None:
    code = (
        "import sys; from rulings import rule; rule('insufficient_bid', {});"
        "print([one for one in ('numpy', 'torch', 'endplay', 'streamlit', 'langchain', 'faiss') if one in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_list_is_of_all_procedures() -> None:
    assert [item["name"] for item in procedures()] == list(names())


def test_charts_are_drawn_from_the_tree_that_rules() -> None:
    facts = {"dealer": "N", "auction": ["1S", "1H"], "choice_accept": False, "replacement": "3C"}
    text = draw("insufficient_bid", facts, form="mermaid", language="nb")
    assert text.count("-->") == 2, "comparable or not"
    assert "[27B1(b), 23A]" in text
    root = ElementTree.fromstring(draw("insufficient_bid", facts))
    assert len(root.findall("{http://www.w3.org/2000/svg}rect")) == 3


def test_the_survey_has_a_row_for_every_procedure_and_the_page_has_the_survey() -> None:
    listed = survey()
    rows = {row["procedure"]: row for row in listed}
    assert set(rows) == set(names())
    assert rows["insufficient_bid"]["branches"] == 8
    assert "27.B.1.a" in rows["insufficient_bid"]["rules"]
    page = Path(rulings.__file__).parents[1] / "docs" / "procedures.md"
    assert page.read_text(encoding="utf-8") == markdown(listed), "run: make docs"


def test_an_edition_not_modelled_quotes_the_older_provision(store: Store) -> None:
    assert older_provisions(("72",), "2007", store)[0] == "laws-2007-pl:72"
    assert "laws-2007-pl:23" in older_provisions(("72.C",), "2007", store), "72C stood as Law 23"
    assert older_provisions(("23",), "2007", store) == [], "the comparable call is new in 2017"
    quoted = quotes(["laws-2007-pl:23"], store)
    assert quoted[0]["text"].startswith("23. ")
    assert len(quoted[0]["text"]) > 200


def test_differences_between_editions_come_from_the_concordance(store: Store) -> None:
    rows = {row["provision"]: row for row in edition_differences(["23.A", "16.C.2", "18.D"], "en", store=store)}
    assert (rows["23.A"]["relation"], rows["23.A"]["old"]) == ("new", None)
    assert "18.D" not in rows, "the same in both editions"


def test_a_chart_says_what_each_answer_leads_to() -> None:
    """27A1, 27B1(a), 27B1(b), 27B2, 27B3, 27B4: each ending has its own law first, none the choice already made."""
    found = get("insufficient_bid")
    facts: Any = read_facts(found.facts, {"dealer": "N", "auction": ["1S", "1H"]}, "insufficient_bid")
    root = chart(found, facts, "en")
    endings = [box.words for box in root.walk() if box.ending]
    laws = [words.rpartition("[")[2].rstrip("]").split(", ")[0] for words in endings]
    assert laws == ["27A1", "27B1(a)", "27B1(b)", "27B2", "27B1(b)", "27B3", "27B4", "27B4"]
    assert not [words for words in endings if "South may accept the insufficient bid" in words]


def test_answers_of_a_chart_that_rule_differently_read_differently() -> None:
    """A yes or no question of the Laws is in the tree because its answers rule differently: the chart says how."""
    alike = []
    for name in (name for name in names() if get(name).home.startswith("rulings.laws")):
        found = get(name)
        for box in chart(found, read_facts(found.facts, {}, name), "en").walk():
            ends = [child.words for _, child in box.answers if child.ending]
            if len(ends) == len(box.answers) == 2 and len(set(ends)) == 1:
                alike.append((name, box.words, ends[0]))
    assert alike == []


def test_what_is_only_compared_comes_to_what_is_read() -> None:
    for name in ("insufficient_bid", "revoke_established", "misinformation"):
        whole = rule(name, {}, weighed=False)
        left_out = ("trace", "branches", "notes", "citations", "departures")
        assert whole["trace"], name
        assert whole["branches"], name
        assert compared(name, {}) == {**whole, **{key: [] for key in left_out}}, name
