"""Every page, walked in four languages: what stands on it is in the reader's language, and nothing else is.

Two ways to find a stranger: the letters and words of a sentence (`foreign`), and a sentence that stands on the page in
English too. Streamlit's own words are put into the reader's language by the browser (`app/messages/streamlit.*`).
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from test_one_language import ASKED, SEARCHED, foreign

from app.access import Person, Role
from app.messages import message
from app.service import Service
from corpus.manifest import sources
from corpus.model import LANGUAGES, Language

MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"
TOOLS = ("contract", "imp", "vp", "board", "average", "tournament", "field", "movement")
SAID = frozenset(
    {"label", "body", "help", "placeholder", "options", "caption", "value", "text", "default", "title", "content"}
)
"""Fields of a Streamlit element that a reader reads."""
NAMES = re.compile(
    r"^(?:Lawbridge|USEBIO|PBN|JSON|CSV|Magyar|Polski|Norsk|English|IMP\w*|VP|Butler|Howell|Mitchell|Patton|WBF|MBSz|Kahoot!?)$"
)
KNOWN = {
    "Feltételezett felvevő (Presumed declarer)",  # a heading that the Norwegian working text has not put into Norwegian
    "Nemzetközi meccspont (International Match Point – IMP)",  # Hungarian, but for the word explained
}
TABLED = re.compile(r"^IMP-\w+, ")
"""A row of the scale of IMPs: figures, of which no language is guessed."""
ROUTES: dict[str, tuple[str, dict[str, str]]] = {
    "start": ("ask", {}),
    "answer": ("ask", {"q": "*asked"}),
    "laws": ("laws", {}),
    "law": ("laws", {"p": "27"}),
    "law beside": ("laws", {"p": "64", "beside": "laws-2007-pl"}),
    "hits": ("laws", {"s": "*searched"}),
    "no law": ("laws", {"p": "99Z"}),
    "ruling": ("ruling", {}),
    "walk": ("ruling", {"procedure": "insufficient_bid"}),
    **{f"scores {tool}": ("scores", {"tool": tool}) for tool in TOOLS},
    "log": ("log", {}),
    "new entry": ("log", {"e": "new"}),
    "quiz": ("quiz", {}),
    "sources": ("sources", {}),
    "definition": ("laws", {"p": "DEF.Asztal"}),
    "preface": ("laws", {"p": "PREFACE"}),
}
TEXTS = ("27", "64", "DEF.Asztal", "PREFACE", "12.C.1")
"""Laws whose pages are read with their text."""


@pytest.fixture(autouse=True)
def _chief(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("app.faces.web.parts.sign_in.identify", lambda *_: Person("", "", Role.CHIEF, local=True))
    monkeypatch.setenv("LAWBRIDGE_DATABASE", f"sqlite:///{tmp_path / 'log.db'}")


def page_of(route: str, language: Language) -> AppTest:
    view, params = ROUTES[route]
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.switch_page(f"views/{view}.py")
    page.query_params["lang"] = language
    for name, value in params.items():
        page.query_params[name] = {"*asked": ASKED[language][0], "*searched": SEARCHED[language][0]}.get(value, value)
    page.run()
    assert not page.exception
    assert view != "scores" or not page.warning
    return page


def read(node: Any) -> Iterator[str]:
    """Every text of a page that is not folded away in another edition's expander."""
    proto = getattr(node, "proto", None)
    if hasattr(proto, "ListFields"):
        yield from _fields(proto)
    for child in getattr(node, "children", {}).values():
        yield from read(child)


def _fields(proto: Any) -> Iterator[str]:
    for field, value in proto.ListFields():
        if field.message_type is not None:
            for one in value if field.is_repeated else (value,):
                if hasattr(one, "ListFields"):
                    yield from _fields(one)
        elif field.name in SAID:
            for text in (value,) if isinstance(value, str) else value if field.is_repeated else ():
                if isinstance(text, str):
                    yield from _sentences(text)


def _sentences(text: str) -> Iterator[str]:
    text = re.sub(r"<style>.*?</style>|<blockquote.*?</blockquote>", "\n", text, flags=re.DOTALL)
    text = re.sub(r"</?(?:p|div|br|td|th|tr|li|caption|h\d)[^>]*>", "\n", text)
    text = html.unescape(re.sub(r"<[^>]+>", "", text))
    text = re.sub(r":material/\w+:|:\w+\[|\]\([^)]*\)|[*\\`\[\]]", "", text)
    yield from (line.strip() for line in text.split("\n") if line.strip())


@cache
def shown(route: str, language: Language) -> frozenset[str]:
    """What a page says, but the titles of texts and what the visitor typed."""
    page = page_of(route, language)
    typed = {*ASKED[language], *SEARCHED[language]}
    books = sources().values()
    titles = {entry.title for entry in books} | {entry.publisher.partition(" (")[0] for entry in books}
    said = {text for text in read(page.main) if text not in typed | KNOWN and not NAMES.match(text)}
    return frozenset(_without(text, titles) for text in said)


def _without(text: str, titles: set[str]) -> str:
    """A text without the names of books and their publishers, which stand in their own language."""
    for title in sorted(titles, key=len, reverse=True):
        text = text.replace(title, "")
    return text


def quoted(node: Any) -> Iterator[str]:
    """The law texts that a page shows, those in a closed box left out."""
    proto = getattr(node, "proto", None)
    if type(node).__name__ == "Expander" and not node.proto.expanded:
        return
    for text in re.findall(r"<blockquote.*?</blockquote>", getattr(proto, "body", ""), flags=re.DOTALL):
        yield " ".join(_sentences(text.replace("blockquote", "div")))
    for child in getattr(node, "children", {}).values():
        yield from quoted(child)


def is_words(text: str) -> bool:
    return len(re.findall(r"[^\W\d_]{3,}", text)) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("route", list(ROUTES))
def test_a_page_is_in_one_language(service: Service, route: str, language: Language) -> None:
    own = shown(route, language)
    assert len(own) > 5
    strange = [
        (foreign(text, language), text[:100]) for text in own if foreign(text, language) and not TABLED.match(text)
    ]
    if language != "en":
        english = shown(route, "en")
        strange += [("en", text[:100]) for text in own & english if is_words(text) and not text.startswith("VSz ")]
    assert not strange


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("law", TEXTS)
def test_law_text_shown_by_itself_is_in_the_readers_language(service: Service, law: str, language: Language) -> None:
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.switch_page("views/laws.py")
    page.query_params["lang"], page.query_params["p"] = language, law
    page.run()
    assert not page.exception
    found = [text for text in quoted(page.main) if text]
    assert bool(found) is (language != "en")  # no English text of the Laws is held: the one in force is a tap away
    assert not [(foreign(text, language), text[:100]) for text in found if foreign(text, language)]
    if language == "en":
        (tap,) = [row for row in page.toggle if row.label == message("en", "laws_page.hungarian")]
        tap.set_value(True).run()
        assert {foreign(text, "en") for text in quoted(page.main) if len(text) > 60} == {"hu"}


@pytest.mark.parametrize("language", ["nb", "pl"])
@pytest.mark.parametrize("route", list(ROUTES))
def test_norway_and_poland_are_offered_no_hungarian_rules_and_no_ulti(
    service: Service, route: str, language: Language
) -> None:
    if route in ("scores average", "sources"):
        return  # Hungary's own rule, and the books held: each page says that they hold only there
    assert not [text for text in shown(route, language) if re.search(r"\bUlti|MBSz|VSz ", text)]


def test_the_walk_sees_what_a_page_says(service: Service) -> None:
    assert "Language" in shown("start", "en")
    assert any("27 Insufficient bid" in text for text in shown("law", "en"))
    assert any(text.startswith("If declarer could have seen") for text in shown("answer", "en"))
