"""A law as a reader sees it: each provision in her language, other texts beside it with what changed."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence

import streamlit as st

from app.faces.web.parts.provision import is_read, standing_of
from app.faces.web.parts.quotation import part, quotation
from app.faces.web.session import language, say, service
from app.looking_up.marking import changes, marked
from app.looking_up.provisions import head_for, label_of, note_of, shown
from corpus.manifest import source
from corpus.model import Correspondence, Provision
from corpus.store import LAW_IN_FORCE, Passage

ORIGINAL = "laws-original"
"""Whether a reader in whose language no text is held wants the one in force in its own language."""


def address(full_id: str) -> str:
    """The permanent address of a provision's page: bare for the Laws in force."""
    return f"laws?p={full_id.removeprefix(f'{LAW_IN_FORCE}:')}&lang={language()}"


def parted(provision: Provision, beside: Sequence[str]) -> Iterator[tuple[Provision, Passage | None]]:
    """What stands below a provision, in the order of the text; parts of a text that stand below a list apart.

    With other texts beside it a provision is one block, so that the texts can be compared.
    """
    store = service().store
    for passage in store.passages(provision.full_id)[1:]:
        if passage.provision.kind != "footnote" and (passage.opens or not beside):
            yield passage.provision, None if beside else passage


def block(provision: Provision, beside: Sequence[str], heading: bool = True, passage: Passage | None = None) -> None:
    """One provision: its label and title as a link, its text, and the same place in the texts of `beside`."""
    store = service().store
    own = shown(store, provision.full_id, language()) if source(provision.source).in_force else provision
    if heading:
        name, title = head_for(store, own, language())
        words = f"**{name}** {title}".strip() if name else f"**{title}**"
        where = {"p": provision.full_id.removeprefix(f"{LAW_IN_FORCE}:"), "lang": language()}
        st.page_link("views/laws.py", label=words, query_params=where)
    rows = [row for name in beside for row in _parallels(provision, name) if name != own.source]
    others = [row for row in rows if row[0].text]
    if not is_read(own) and not st.session_state.get(ORIGINAL):
        if others:
            for other, link in others:
                _other(own, other, link)
        return
    if not others:
        _quote(own, part(marked(store, own, address), passage))
        return
    mine, theirs = st.columns(2)
    with mine:
        older = next((row for row, _ in others if _compared(own, row)), None)
        _quote(own, marked(store, own, address, older.text if older is not None else None))
    with theirs:
        for other, link in others:
            _other(own, other, link)


def _quote(row: Provision, text: str) -> None:
    if row.text:
        st.html(quotation(row, text))


def _other(own: Provision, other: Provision, link: Correspondence | None) -> None:
    words = [label_of(other), standing_of(other.source)]
    if link is not None and link.relation != "same":
        words.insert(1, say(f"relation_{link.relation}"))
    st.html(f'<div class="standing">{html.escape(" · ".join(words))}</div>')
    note = note_of(service().store, link, language()) if link else ""
    if note:
        st.caption(note)
    text = html.escape(other.text)
    if _compared(own, other):
        text = changes(other.text, own.text)[0]
    _quote(other, text)


def _compared(own: Provision, other: Provision) -> bool:
    """Whether what changed can be marked: an older text in the same language."""
    return other.language == own.language and not source(other.source).in_force


def _parallels(provision: Provision, name: str) -> list[tuple[Provision, Correspondence | None]]:
    store = service().store
    canonical = store.canonical(provision) or provision.full_id
    if name == canonical.partition(":")[0]:
        return [(store.get(canonical), None)]
    links = [link for link in store.parallels(canonical) if (link.old or "").startswith(f"{name}:")]
    return [
        (store.get(link.old), link) for link in links if link.current == canonical and link.old in store and link.old
    ]
