"""The row everyone sees: language and whose regulations hold."""

from __future__ import annotations

import base64
from functools import cache
from pathlib import Path

import streamlit as st

from app.faces.web.session import jurisdiction, jurisdictions, language, say, set_language
from app.messages import message
from corpus.jurisdictions import NONE
from corpus.jurisdictions import name as country
from corpus.model import LANGUAGES, Language


def header() -> None:
    """Language and jurisdiction choosers; a change shows at once."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="head"):
        st.html(f'<div class="mark">{_mark()}<b>Lawbridge</b></div>', width="content")
        chosen = st.selectbox(
            say("language"),
            LANGUAGES,
            index=LANGUAGES.index(language()),
            format_func=_language_name,
            width=120,
            label_visibility="collapsed",
        )
        places, reader = jurisdictions(), language()
        place = st.selectbox(
            say("jurisdiction"),
            places,
            index=places.index(jurisdiction()),
            format_func=lambda code: (
                message(reader, "web.jurisdiction_none") if code == NONE else country(code, reader)
            ),
            width=160,
            label_visibility="collapsed",
        )
    if chosen != language():
        set_language(chosen)
        st.rerun()
    if place != jurisdiction():
        st.session_state.jurisdiction = place
        st.rerun()


@cache
def _mark() -> str:
    """The mark of the app as a picture."""
    drawn = base64.b64encode((Path(__file__).parents[1] / "mark.svg").read_bytes()).decode()
    return f'<img alt="Lawbridge" src="data:image/svg+xml;base64,{drawn}">'


def _language_name(code: Language) -> str:
    return message(code, "language")
