"""The page of the laws by AppTest: what its address opens, texts beside one another, what an English reader gets."""

import html
import re
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.looking_up.marking import marked
from app.messages import message
from app.service import Service
from corpus.model import LANGUAGES, Language
from corpus.store import LAW_IN_FORCE

IN_POLISH = ["pl", *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES if one != "pl")]
"""The other languages of a journey through the same page are long."""

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
QUOTE = re.compile(r'<blockquote class="law([^"]*)" lang="(\w\w)">(.*?)</blockquote>', re.DOTALL)
WORDS: dict[Language, str] = {"hu": "renonsz", "pl": "fałszywy renons", "nb": "revoke", "en": "revoke"}


def opened(**query: str) -> AppTest:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.switch_page("views/laws.py")
    for key, value in query.items():
        page.query_params[key] = value
    page.run()
    assert not page.exception
    return page


def quoted(page: AppTest) -> list[tuple[str, str, str]]:
    """Look, language and text of every block of law text that is not folded."""
    folded = {id(row) for box in page.expander for row in box.get("html")}
    return [found for row in page.get("html") if id(row) not in folded for found in QUOTE.findall(row.proto.body)]


def asked(page: AppTest, name: str) -> str:
    found = page.query_params.get(name, "")
    return str(found[0] if isinstance(found, list) else found)


@pytest.mark.parametrize("language", IN_POLISH)
def test_a_link_followed_beats_what_is_typed(service: Service, language: Language) -> None:
    page = opened(lang=language)
    page.text_input(key="law-search").set_value(WORDS[language]).run()
    assert asked(page, "s") == WORDS[language]
    assert not page.subheader
    page.query_params["p"] = "61.A"  # as a hit does that is tapped
    del page.query_params["s"]
    page.run()
    assert page.text_input(key="law-search").value == ""
    assert page.subheader[0].value.startswith("61A")
    del page.query_params["p"]  # and the way back
    page.query_params["s"] = WORDS[language]
    page.run()
    assert page.text_input(key="law-search").value == WORDS[language]
    assert not page.subheader
    page.text_input(key="law-search").set_value("64").run()
    assert page.subheader[0].value.startswith("64 ")


def test_what_was_added_and_what_was_struck_is_marked(service: Service) -> None:
    """As the legend says: 27B1 was written anew in 2017."""
    page = opened(lang="pl", p="27.B.1", beside="laws-2007-pl")
    assert message("pl", "laws_page.marks") in [row.value for row in page.caption]
    shown = quoted(page)
    assert any("<ins>" in text and "working" in look for look, _, text in shown)
    assert any("<del>" in text and "old" in look for look, _, text in shown)
    assert not any("<del>" in text and "<ins>" in text for _, _, text in shown)


def test_marks_change_no_letter_of_the_text(service: Service) -> None:
    row = service.store.get("laws-2017-pl-working:27.B.1.a")
    older = service.store.get("laws-2007-pl:27.B.1.a")
    text = marked(service.store, row, lambda name: name, older.text)
    assert "<ins>" in text
    assert html.unescape(re.sub(r"<sup>.*?</sup>|<[^>]+>", "", text)) == row.text
    assert "<ins>" not in marked(service.store, row, lambda name: name, row.text)


@pytest.mark.parametrize("beside", ["", "laws-2007-pl"])
def test_a_text_stands_once(service: Service, beside: str) -> None:
    shown = quoted(opened(lang="pl", p="64.A.1", **({"beside": beside} if beside else {})))
    assert len([1 for look, _, _ in shown if "old" not in look]) == 1
    assert len(shown) == (2 if beside else 1)


@pytest.mark.parametrize("place", ["27", "27.B.1.a", "DEF.Adu"])
def test_no_text_of_another_language_is_shown_unless_it_is_wanted(service: Service, place: str) -> None:
    page = opened(lang="en", p=place)
    assert quoted(page) == []
    page.toggle(key="laws-original").set_value(True).run()
    assert {language for _, language, _ in quoted(page)} == {"hu"}
    for language in ("pl", "nb"):
        assert {found for _, found, _ in quoted(opened(lang=language, p=place))} == {language}


def test_an_english_reader_is_told_no_hungarian_heading(service: Service) -> None:
    page = opened(lang="en", p="64")
    assert page.subheader[0].value == "64 Procedure after a revoke is established"
    links = [row.proto.label for row in opened(lang="en").get("page_link")]
    assert "64. Procedure after a revoke is established" in links
    own = {row.title for row in service.store.of(LAW_IN_FORCE) if row.title}
    assert not own & {re.sub(r"^\d+\. ", "", name) for name in links}


def test_references_of_another_countrys_rules_are_left_out(service: Service) -> None:
    def cited_by(**query: str) -> str:
        return " ".join(row.value for row in opened(p="27", **query).markdown)

    assert "VSz" in cited_by(lang="hu")
    assert "VSz" not in cited_by(lang="nb")


@pytest.mark.parametrize(("language", "words"), [("en", "Undertrick"), ("pl", "Lewa wpadkowa"), ("nb", "Bet")])
def test_definitions_that_refer_to_a_law_go_by_the_readers_word(
    service: Service, language: Language, words: str
) -> None:
    links = " ".join(row.value for row in opened(p="77", lang=language).markdown)
    assert f"[{words}](laws?p=" in links
    assert "[Bukás" not in links
