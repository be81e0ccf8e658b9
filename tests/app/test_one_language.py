"""One language at a time: what a reader is told holds no sentence of another language, and no Hungarian law text."""

from __future__ import annotations

import re
from typing import Any

import pytest
from typer.testing import CliRunner

from app.faces.cli.main import app
from app.messages import message
from app.service import Service
from corpus.model import LANGUAGES, Language
from retrieval.language import guess

ASKED: dict[Language, tuple[str, ...]] = {
    "hu": (
        "Nyugat soron kívül indított, színével felfelé. Mit tehet a felvevő?",
        "Mi a büntetőlap?",
        "Kelet renonszolt.",
    ),
    "pl": (
        "Zawodnik W zawistował poza kolejnością. Co może rozgrywający?",
        "Co to jest karta przygwożdżona?",
        "E zrobił fałszywy renons.",
    ),
    "nb": ("Vest spilte ut utenfor tur. Hva kan spillefører gjøre?", "Hva er et straffekort?", "Øst revokerte."),
    "en": ("West led out of turn, face up. What can declarer do?", "What is a penalty card?", "East revoked."),
}
SEARCHED: dict[Language, tuple[str, ...]] = {
    "hu": ("elégtelen licit", "27B1", "tétován licitált a partner"),
    "pl": ("odzywka niewystarczająca", "27B1", "partner wahał się"),
    "nb": ("utilstrekkelig bud", "27B1", "makker tenkte lenge"),
    "en": ("insufficient bid", "27B1", "partner hesitated"),
}
HUNGARIAN = re.compile("[\N{LATIN SMALL LETTER O WITH DOUBLE ACUTE}\N{LATIN SMALL LETTER U WITH DOUBLE ACUTE}]")
POLISH = re.compile("[\N{LATIN SMALL LETTER L WITH STROKE}\N{LATIN SMALL LETTER Z WITH DOT ABOVE}]")
NORWEGIAN = re.compile("[\N{LATIN SMALL LETTER A WITH RING ABOVE}\N{LATIN SMALL LETTER AE}]")
ONLY = {"hu": HUNGARIAN, "pl": POLISH, "nb": NORWEGIAN}


def foreign(text: str, language: Language) -> str:
    """The other language a text is in, by its letters or, where it is long, by its words; empty where it is none."""
    for other, letters in ONLY.items():
        if other != language and letters.search(text.casefold()):
            return other
    if len(text.split()) <= 6:
        return ""
    found = guess(text, language)
    return found.language if found.lead > 12 and found.language != language else ""


def told(document: dict[str, Any]) -> list[str]:
    """Every sentence of the short answer."""
    asked = document["next_question"]
    rows = [document["answer"], document["headline"]["text"], document["understood"]["text"]]
    rows += [row["text"] for row in document["options"]]
    return rows + ([asked["text"], *map(str, asked["labels"])] if asked else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_in_one_language(service: Service, language: Language) -> None:
    for question in (*ASKED[language], "27B1", "64A"):
        found = service.ask(question, language)
        wrong = [(row, foreign(row, language)) for row in told(found) if foreign(row, language)]
        assert not wrong, question


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_hits_are_in_the_readers_language_and_no_hit_is_of_hungarys_rules(
    service: Service, language: Language
) -> None:
    for query in SEARCHED[language]:
        hits = service.search(query, 10, language)["hits"]
        titles = [hit["title"] for hit in hits]
        assert all(titles), query
        assert not [title for title in titles if foreign(title, language)], query
        if language != "hu":
            assert {hit["canonical"].split(":")[0] for hit in hits} == {"laws-2017-hu"}, query


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_line_shows_a_law_in_one_language(service: Service, language: Language) -> None:
    printed = CliRunner().invoke(app, ["show", "27B1a", "--lang", language]).output
    assert "27B1(a)" in printed
    assert not foreign(printed, language), printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_alone_is_answered_in_the_language_of_the_page(service: Service, language: Language) -> None:
    found = service.reply(message(language, "web.example_3"), None, None, None, language)
    assert found["language"] == language
    assert not foreign(found["answer"], language)


def test_the_test_finds_a_foreign_sentence() -> None:
    assert foreign("Ha a jobb oldali ellenfele elfogadja, a licit folytatódik; felvevő.", "en") == "hu"
    assert foreign("Licytacja toczy się dalej bez sprostowania, a rozgrywający gra.", "nb") == "pl"
    assert foreign("Spilleføreren må godta utspillet, og bordet legges ned.", "pl") == "nb"
    assert not foreign("Declarer accepts the lead and plays from dummy.", "en")
