"""What there is to read: the books by number, and the topics by letter."""

from __future__ import annotations

import re
from functools import cache

import streamlit as st

from app.faces.web.session import jurisdiction, language, service
from app.looking_up.provisions import label, label_for, shown, title_for
from app.messages import message
from corpus.ids import fold
from corpus.jurisdictions import holds
from corpus.manifest import sources
from corpus.model import Language
from corpus.store import LAW_IN_FORCE
from corpus.topics import Topic, load_topics

_ARTICLE = re.compile(r"^(?:az?|en|et|the|an)\s+")
_QUOTES = "\u201e\u201d\u201c\u00ab\u00bb\"' "


def contents() -> None:
    """The Laws by number, the definitions, and where they hold the Hungarian regulations and Ulti."""
    store, reader = service().store, language()
    front = [row for row in store.of(LAW_IN_FORCE) if row.kind == "front"]
    laws = [row for row in store.of(LAW_IN_FORCE) if row.kind == "law"]
    for row in front + laws:
        own = shown(store, row.full_id, reader)
        number = f"{row.id}. " if row.kind == "law" else ""
        _link(row.full_id, f"{number}{title_for(store, own, reader) or label(store, row.full_id)}")
    with st.expander(message(reader, "laws_page.definitions"), icon=":material/dictionary:"):
        rows = [
            shown(store, row.full_id, reader)
            for row in store.of(LAW_IN_FORCE)
            if row.id.count(".") == 1 and row.kind == "definition"
        ]
        named = [(label_for(store, row, reader) if row.language != reader else row.title, row) for row in rows]
        for name, row in sorted(named, key=lambda one: fold(one[0])):
            _link(f"{LAW_IN_FORCE}:{row.id}", name)
    here = jurisdiction()
    books = [entry for entry in sources().values() if entry.kind != "laws" and entry.jurisdiction == here]
    for entry in books:
        with st.expander(message(reader, f"laws_page.{entry.kind}"), icon=":material/book_2:"):
            for row in store.of(entry.id):
                if row.parent is None:
                    _link(row.full_id, f"**{label(store, row.full_id)}** {row.title}")


def topics() -> None:
    """The topics of the index by their first letter, in the reader's language."""
    reader = language()
    here = jurisdiction()
    rows = [(name, topic) for name, topic in by_name(reader) if any(holds(place, here) for place in topic.provisions)]
    letters = sorted({_sorted_as(name)[0].upper() for name, _ in rows})
    chosen = st.segmented_control(
        message(reader, "laws_page.tab_topics"),
        letters,
        default=letters[0],
        key="topic-letter",
        label_visibility="collapsed",
    )
    narrow = st.text_input(message(reader, "laws_page.topics_filter"), key="topic-filter", live="250ms")
    if narrow:
        picked = [row for row in rows if all(word in _all(row[1], reader) for word in fold(narrow).split())]
    else:
        picked = [row for row in rows if chosen and _sorted_as(row[0]).startswith(chosen.lower())]
    if not picked:
        st.info(message(reader, "laws_page.topics_none"))
    for name, topic in picked[:80]:
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.markdown(name)
            for place in [one for one in topic.provisions if holds(one, here)][:4]:
                _link(place, label(service().store, place))


@cache
def by_name(reader: Language) -> list[tuple[str, Topic]]:
    """Each topic under its first line in a language, in alphabetical order."""
    named = [(next((line for code, line in topic.lines if code == reader), ""), topic) for topic in load_topics()]
    return sorted(((name, topic) for name, topic in named if name), key=lambda row: _sorted_as(row[0]))


def _sorted_as(name: str) -> str:
    """What a line is sorted by: folded, without quotation marks and the article it begins with."""
    return _ARTICLE.sub("", fold(name).lstrip(_QUOTES))


def _all(topic: Topic, reader: Language) -> str:
    return fold(" ".join(line for code, line in topic.lines if code == reader))


def _link(full_id: str, words: str) -> None:
    where = {"p": full_id.removeprefix(f"{LAW_IN_FORCE}:"), "lang": language()}
    st.page_link("views/laws.py", label=words, query_params=where)
