"""Look-ups: each entry is whole, short and rests on provisions that exist; questions find theirs, stories find none."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES
from corpus.store import LAW_IN_FORCE, Store
from understanding.hear import hear
from understanding.lookups import looked_up, lookups

MOST = 60
QUESTIONS = {
    "minor card": ("penalty-cards-differ", {
        "hu": "Mi a különbség a kisebb és a nagyobb büntetőlap között, kis büntetőlap meg nagy büntetőlap?",
        "pl": "Czym się różni mała karta karna od dużej?",
        "nb": "Hva er forskjellen på lite og stort straffekort?",
        "en": "What is the difference between a major and a minor penalty card?",
    }),
    "dummy": ("dummy-asks-defender", {
        "hu": "Megkérdezheti az asztal az ellenjátékost, hogy nincs-e színe?",
        "pl": "Czy dziadek może zapytać obrońcę o kolor?",
        "nb": "Kan blindemann spørre motspilleren om han er tom?",
        "en": "May dummy ask defenders if they have none?",
    }),
    "period": ("correction-period-ends", {
        "hu": "Meddig tart a kiigazítási idő?",
        "pl": "Kiedy kończy się okres korekt?",
        "nb": "Når går rettefristen ut?",
        "en": "When is the correction period over?",
    }),
    "last trick": ("last-trick", {
        "hu": "Az utolsó ütést meddig nézhetem meg?",
        "pl": "Do kiedy mogę obejrzeć ostatnią lewę?",
        "nb": "Hvor lenge kan jeg be om å få se siste stikk?",
        "en": "How long may I look at the last trick?",
    }),
}  # fmt: skip
STORIES = {
    "hu": "Nyugat előtt nagy büntetőlap fekszik, Kelet mégis hívott. Mit tehet a felvevő?",
    "pl": "Przed W leży karta karna, wychodzi E. Co może rozgrywający?",
    "nb": "Øst har spar konge som stort straffekort, så spilte Vest ut. Hva kan Syd gjøre?",
    "en": "West has the heart jack as a major penalty card and East led. What may South do?",
}


@pytest.mark.parametrize("entry", lookups(), ids=lambda entry: entry.id)
def test_an_entry_is_short_and_rests_on_the_law(entry: object, store: Store) -> None:
    """At most 60 words in each language; every provision stands in the Laws in force."""
    assert all(len(entry.say[lang].split()) <= MOST for lang in LANGUAGES)  # type: ignore[attr-defined]
    assert all(f"{LAW_IN_FORCE}:{law}" in store for law in entry.laws)  # type: ignore[attr-defined]
    assert all(entry.ask[lang] for lang in LANGUAGES)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "lang", "line"), [(name, lang, line) for name, rows in QUESTIONS.values() for lang, line in rows.items()]
)
def test_a_question_finds_its_entry(name: str, lang: str, line: str) -> None:
    """The same question in four languages is answered by the same entry."""
    found = looked_up(hear(line, lang))  # type: ignore[arg-type]
    assert found is not None
    assert found.id == name


@pytest.mark.parametrize(("lang", "line"), STORIES.items())
def test_a_story_is_no_look_up(lang: str, line: str) -> None:
    """A penalty card lying before somebody is a case."""
    assert looked_up(hear(line, lang)) is None  # type: ignore[arg-type]


def test_a_look_up_is_answered_by_its_sentence(service: Service) -> None:
    """No procedure's question stands in the way, and the law's own text is cited."""
    document = service.ask("May dummy ask a defender whether he has none?", "en")
    assert document["headline"]["text"].startswith("No:")
    assert document["procedure"] is None
    assert document["next_question"] is None
    assert document["kind"] == "lookup"
    assert document["citations"][0]["provision"] == "61.B.2.b"
