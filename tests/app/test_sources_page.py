"""The page of sources, and what it says of each text."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from app.access import Person, Role
from app.looking_up.describing_sources import describe
from app.messages import message
from app.service import Service
from corpus.manifest import sources
from corpus.model import LANGUAGES, Language

HERE = "app.faces.web.parts.sign_in.identify"
MAIN = Path(__file__).parents[2] / "app" / "faces" / "web" / "main.py"


def test_every_source_is_described(service: Service) -> None:
    rows = {row.source.id: row for row in describe(service.store)}
    assert list(rows) == list(sources())
    assert rows["laws-2007-pl"].repairs > 5000
    assert rows["laws-2017-hu"].repairs == 0
    assert {row["printed"] for row in rows["laws-2017-hu"].errata} >= {"frissítse a egész"}
    working = rows["laws-2017-pl-working"]
    assert sum(working.origins.values()) >= working.provisions - 60
    assert set(working.origins) == {"taken", "adapted", "translated"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_every_title(service: Service, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HERE, lambda *_: Person("", "", Role.CHIEF, local=True))
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.session_state["language"] = language
    page.switch_page("views/sources.py")
    page.run()
    assert not page.exception
    rules = {entry.title for entry in sources().values() if entry.jurisdiction}
    others = {entry.title for entry in sources().values()} - rules
    assert _titles(page) == others | (rules if language == "hu" else set())
    if language != "hu":
        page.toggle(key="sources-elsewhere").set_value(True).run()
        assert _titles(page) == others | rules
    assert message(language, "sources_page.book_title") in [row.label for row in page.text_input]


def _titles(page: AppTest) -> set[str]:
    shown = " ".join(row.label for row in page.expander)
    return {entry.title for entry in sources().values() if entry.title in shown}


def test_a_reader_cannot_hand_a_book_in(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HERE, lambda *_: Person("", "", Role.READER))
    page = AppTest.from_file(str(MAIN), default_timeout=60)
    page.session_state["language"] = "en"
    page.switch_page("views/sources.py")
    page.run()
    assert not page.exception
    assert not page.text_input
    assert page.info[0].value == message("en", "sources_page.only_chief")
