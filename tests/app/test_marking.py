"""Law text on a page: references linked, terms explained, changes marked, and never a tag that the text brought."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.looking_up.marking import changes, definition_of, marked
from app.service import Service

TAG = re.compile(r"<[^>]+>")


def _plain(text: str) -> str:
    import html

    return html.unescape(TAG.sub("", text))


def _link(full_id: str) -> str:
    return f"laws?p={full_id}"


@pytest.mark.parametrize("place", ["27.B.1.a", "laws-2007-pl:27.B.2", "laws-1997-nb:50.D.2.a", "mbsz-hu:29", "78.B.t1"])
def test_marking_keeps_the_text(service: Service, place: str) -> None:
    row = service.store.get(place)
    assert _plain(marked(service.store, row, _link)) == row.text


def test_references_and_terms_are_marked(service: Service) -> None:
    text = marked(service.store, service.store.get("27.B.1.b"), _link)
    assert '<a href="laws?p=laws-2017-hu:23.A" title="23A">' in text
    meaning = definition_of(service.store, "call", "hu")
    assert meaning
    assert f'title="{meaning}"' in marked(service.store, service.store.get("27.A.1"), _link) or meaning in text


@pytest.mark.parametrize("language", ["hu", "pl", "nb"])
def test_definitions_come_in_the_readers_language(service: Service, language: str) -> None:
    assert definition_of(service.store, "trump", language)  # type: ignore[arg-type]
    assert definition_of(service.store, "law", language) == ""  # type: ignore[arg-type]


def test_changed_words_are_marked_on_both_sides() -> None:
    old, new = changes("partner must pass once", "partner must pass throughout <b>")
    assert old == "partner must pass <del>once</del>"
    assert new == "partner must pass <ins>throughout &lt;b&gt;</ins>"


@given(st.text(alphabet="ab <>&\n", max_size=30), st.text(alphabet="ab <>&\n", max_size=30))
def test_changes_lose_nothing(before: str, after: str) -> None:
    old, new = changes(before, after)
    assert (_plain(old), _plain(new)) == (before, after)
