"""The row everyone sees: language and whose regulations hold."""

from __future__ import annotations

import streamlit as st

from app.faces.web.session import jurisdiction, jurisdictions, language, say, set_language
from app.messages import message
from corpus.jurisdictions import NONE
from corpus.jurisdictions import name as country
from corpus.model import LANGUAGES, Language


def header() -> None:
    """Language and jurisdiction choosers; a change shows at once."""
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        chosen = st.selectbox(
            say("language"),
            LANGUAGES,
            index=LANGUAGES.index(language()),
            format_func=_language_name,
            width=150,
        )
        places, reader = jurisdictions(), language()
        place = st.selectbox(
            say("jurisdiction"),
            places,
            index=places.index(jurisdiction()),
            format_func=lambda code: (
                message(reader, "web.jurisdiction_none") if code == NONE else country(code, reader)
            ),
            width=190,
        )
    if chosen != language():
        set_language(chosen)
        st.rerun()
    if place != jurisdiction():
        st.session_state.jurisdiction = place
        st.rerun()


def _language_name(code: Language) -> str:
    return message(code, "language")
