"""A provision on a page: label, standing, text, footnotes, parallels, references both ways."""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from app.faces.web.parts.quotation import part, quotation
from app.faces.web.session import jurisdiction, language, say, service
from app.looking_up.documents import Parallel, ProvisionDocument
from app.looking_up.marking import marked
from app.looking_up.provisions import label_read
from app.messages import message
from corpus.jurisdictions import foreign
from corpus.manifest import source
from corpus.model import Provision
from corpus.store import LAW_IN_FORCE, Passage


def standing_of(name: str) -> str:
    """The same of a source."""
    entry = source(name)
    return standing(
        {"in_force": entry.in_force, "edition": entry.edition, "standing": entry.standing, "source": entry.id}
    )


def standing(row: Mapping[str, Any]) -> str:
    """Source, edition and whether it is in force, in the reader's language."""
    key = "ask.in_force" if row["in_force"] else "ask.old_edition"
    words = [message(language(), key, edition=row["edition"])]
    if row["standing"] == "working":
        words.append(message(language(), "ask.working"))
    if row["source"] == LAW_IN_FORCE and language() != source(LAW_IN_FORCE).language:
        words.append(message(language(), "ask.hungarian_only"))
    if told := foreign(row["source"], jurisdiction(), language()):
        words.append(told)
    return ", ".join(words)


def law_text(text: str, in_force: bool = True) -> None:
    """Law text as a quotation, escaped."""
    st.html(f'<blockquote class="law{"" if in_force else " old"}">{html.escape(text)}</blockquote>')


def is_read(row: Provision) -> bool:
    """Whether a text is shown at once: it is in the reader's language, or of a book that has no other."""
    return row.language == language() or source(row.source).kind != "laws" or not source(row.source).in_force


def provision(
    full_id: str, link: Callable[[str], str] | None = None, passage: Passage | None = None, text: bool = True
) -> None:
    """One provision, or the `passage` of its text; with `link` its references and terms are marked (page of a law).

    A text in force that the reader's language has not is folded. Without `text` only what belongs to it is drawn.
    """
    document = service().show(full_id, language(), compare=True)
    own = service().store.get(full_id)
    if is_read(own):
        st.html(f'<div class="standing">{html.escape(standing(document))}</div>')
    else:
        st.html(f'<div class="standing">{html.escape(_without_text())}</div>')
    if is_read(own):
        _words(document, own, link, passage, text)
    elif document["text"] and text:
        with st.expander(say("original"), icon=":material/translate:"):
            _words(document, own, link, passage, text)
    for row in document["departures"]:
        st.html(f'<div class="note">{html.escape(" ".join((row["text"], row["follows"])).strip())}</div>')
    rows = [row for row in document["parallels"] if _of_use(row)]
    if rows:
        with st.expander(say("parallels"), icon=":material/compare_arrows:"):
            parallels(rows)
    references(document)


def _words(
    document: ProvisionDocument, own: Provision, link: Callable[[str], str] | None, passage: Passage | None, text: bool
) -> None:
    """The text with its footnotes, and as it was printed."""
    if document["text"] and text and link is not None:
        st.html(quotation(own, part(marked(service().store, own, link), passage)))
    elif document["text"] and text:
        law_text(document["text"], document["in_force"])
    for note in document["footnotes"]:
        said = f"<small>* {html.escape(note['text'])}</small>"
        st.html(f'<blockquote class="footnote" lang="{own.language}">{said}</blockquote>')
    if document["printed"]:
        with st.expander(say("printed")):
            law_text(document["printed"], document["in_force"])


def _without_text() -> str:
    words = message(language(), "answer.no_text")
    return f"{words[:1].upper()}{words[1:]}"


def _of_use(row: Parallel) -> bool:
    """The original, the older books and a reader's own working text; not the working text of a third language."""
    entry = source(row["source"])
    return entry.standing == "official" or entry.language == language()


def parallels(rows: list[Parallel]) -> None:
    """The same place in other texts, changes named."""
    for row in rows:
        words = [
            row.get("label", ""),
            source(row["source"]).title,
            say(f"relation_{row['relation']}", edition=row["edition"]),
        ]
        st.caption(" · ".join(word for word in words if word) + (f": {row['note']}" if row["note"] else ""))
        if row.get("text"):
            law_text(row["text"], row["source"] == LAW_IN_FORCE)


def references(document: ProvisionDocument) -> None:
    """Cross-references out and in, as links to the law page."""
    store = service().store
    out = [name for row in document["cross_references"] if row["target"] for name in (row["target"], *row["also"])]
    for key, cited in (("cites", out), ("cited_by", document["cited_by"])):
        if names := [name for name in cited if not foreign(name.partition(":")[0], jurisdiction(), language())]:
            links = ", ".join(
                f"[{label_read(store, name, language())}](laws?p={name}&lang={language()})"
                for name in dict.fromkeys(names)
            )
            st.markdown(f"{say(key)}: {links}")
