"""Matters told beside another one: each entry is whole, rests on the law, and its ear hears what it was not taught."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.errors import BadData
from corpus.model import LANGUAGES, Language
from corpus.store import LAW_IN_FORCE, Store
from rulings import registry
from understanding import asides as module
from understanding.asides import asides, parts_of, told_beside
from understanding.clauses import cut

BRIEF = 10
"""Words at most that are left beside one that is long."""
MOST = 30
"""Words at most that are left for a second matter beside the first one's ruling."""
HEARD: list[tuple[str, Language, str]] = [
    ("led-too-early", "en", "East took it and shot out a diamond without giving declarer time to choose a suit."),
    ("led-too-early", "hu", "Kelet vitte, és meg sem várva a felvevő választását, rögtön kárót hívott."),
    ("led-too-early", "pl", "E wziął lewę i natychmiast wyszedł w karo, nie czekając na wybór rozgrywającego."),
    ("led-too-early", "nb", "Øst tok stikket og spilte ruter med en gang uten å vente på spilleførers valg."),
    ("claim", "en", "South then put his hand on the table and claimed the rest."),
    ("claim", "nb", "Da la spillefører opp og krevde resten av stikkene."),
]


def test_every_entry_is_short_and_rests_on_the_law(store: Store) -> None:
    for name, one in asides().items():
        assert all(len(one.say[language].split()) <= MOST for language in LANGUAGES), name
        assert all(len(one.say_settled[language].split()) <= MOST for language in LANGUAGES), name
        assert all(len(text.split()) <= BRIEF for text in one.brief.values()), name
        rules = [registry.get(beside).fields for beside in one.beside]
        assert all(any(fact in fields for fields in rules) for fact in one.settled), name
        assert all(f"{LAW_IN_FORCE}:{law}" in store for law in one.laws), name
        procedures = {one.procedure, *one.beside, *one.rules, *one.rules.values(), *one.of}
        assert procedures <= set(registry.names()), name
        facts = [*one.tells.items(), *one.heard.items(), *one.unless.items()]
        assert all(fact.partition(".")[2] in registry.get(fact.partition(".")[0]).fields for fact, _ in facts), name
        assert all(set(one.facts) <= set(registry.get(rules).fields) or not one.facts for rules in one.rules.values())


@pytest.mark.parametrize(("name", "language", "line"), HEARD)
def test_an_ear_hears_its_matter_best(name: str, language: Language, line: str) -> None:
    ears = told_beside(cut(line, language))
    assert ears[name] > -0.25
    assert max(ears, key=lambda one: ears[one]) == name


def test_parts_are_sentences_pairs_and_clauses_in_a_row() -> None:
    text = cut("West led a spade, dummy followed, and East ruffed it. Then South called you.", "en")
    said = {text.said(first, last) for first, last in parts_of(text)}
    assert "Then South called you." in said
    assert any("West led a spade" in part and "East ruffed it" in part and "South" not in part for part in said)
    assert any(part.startswith("West led") and part.endswith("called you.") for part in said)


def test_an_entry_without_its_ear_whole_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    say = "  say: {hu: a, pl: b, nb: c, en: d}\n"
    head = "- id: x\n  procedure: dummy_rights\n  laws: [43.A]\n  with: [revoke_correction]\n"
    (tmp_path / "x.yaml").write_text(head + say + "  least: '0.1'\n", encoding="utf-8")
    monkeypatch.setattr(module, "BESIDE", tmp_path)
    with pytest.raises(BadData, match=r"'x' in x\.yaml"):
        asides.__wrapped__()
