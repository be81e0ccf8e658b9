"""Below an answer: read aloud in another language, the address and text to share, the log, the step by step."""

from __future__ import annotations

import streamlit as st

from app.answering.documents import AnswerDocument
from app.case.keeping import KEPT_DAYS
from app.faces.web.parts import case_held
from app.faces.web.parts.answer import page_word
from app.faces.web.parts.case_class import ask_a_class
from app.faces.web.parts.save import save
from app.faces.web.parts.words import coloured
from app.faces.web.session import language, service
from app.messages import message
from app.wizard.sharing import address_of, address_of_ruling, link, plain_text
from corpus.model import LANGUAGES, Language
from rulings.engine.ruling_document import RulingDocument


def tools(document: AnswerDocument, key: str) -> None:
    """A row of quiet buttons; each opens what it names."""
    case = document["procedure"]
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"tools-{key}"):
        if case:
            aloud(document, key)
        share(document, key)
        save(document, key)
        if case:
            ask_a_class(document, key)
            kept = case_held.held()
            name = {"case": kept.id} if kept is not None and not case_held.unkept() else {}
            where = {**address_of_ruling(case["name"], case["facts"]), **name, "lang": language()}
            st.page_link(
                "views/ruling.py", label=page_word("step_by_step"), query_params=where, icon=":material/stairs:"
            )


def aloud(document: AnswerDocument, key: str) -> None:
    """The same ruling's sentences in a language chosen, for a table that does not share one."""
    box = st.popover(page_word("aloud"), icon=":material/record_voice_over:", key=f"{key}-aloud", on_change="rerun")
    if not box.open:
        return
    with box:
        spoken: Language = st.selectbox(
            page_word("aloud_in"),
            LANGUAGES,
            index=LANGUAGES.index(document["language"]),
            format_func=lambda code: message(code, "language"),
            key=f"{key}-aloud-in",
        )
        st.html(aloud_html(service().in_language(document, spoken)))


def aloud_html(ruled: RulingDocument) -> str:
    """What a director says: the words to be read, the outcome, the options."""
    rows = ruled["statements"]
    said = [row["text"] for row in rows if row["kind"] == "read_aloud"]
    said += [row["text"] for row in rows if row["kind"] == "headline"] or [row["text"] for row in rows]
    said += [row["text"] for row in ruled["options"]]
    texts = dict.fromkeys([*said, *(need["question"] for need in ruled["need"][:1])])
    return f'<div class="aloud">{"".join(f"<p>{coloured(text)}</p>" for text in texts)}</div>'


def share(document: AnswerDocument, key: str) -> None:
    """The address and the plain text, each with a button that copies it."""
    box = st.popover(page_word("share"), icon=":material/ios_share:", key=f"{key}-share", on_change="rerun")
    if not box.open:
        return
    with box:
        st.caption(page_word("share_link"))
        address = link(base(), "", {**address_of(document), "lang": language()})
        st.code(address, language=None, wrap_lines=True)
        case = case_held.held()
        if case is not None and not case_held.unkept():
            st.caption(page_word("share_case", days=str(KEPT_DAYS)))
            st.code(link(base(), "", {"case": case.id, "lang": language()}), language=None, wrap_lines=True)
        st.caption(page_word("share_text"))
        st.code(plain_text(document), language=None, wrap_lines=True, height=260)


def base() -> str:
    """The address of the app as this browser sees it, without page and parameters."""
    url = str(getattr(st.context, "url", "") or "")
    parts = url.split("/")
    return "/".join(parts[:3]) if len(parts) > 2 else ""
