"""What one browser session holds (language, jurisdiction, conversation) and what all sessions share (the service)."""

from __future__ import annotations

from typing import Any, cast

import streamlit as st

from app.messages import jurisdiction_code, message
from app.service import Service
from corpus.jurisdictions import codes
from corpus.model import LANGUAGES, Language


@st.cache_resource(show_spinner=False)
def service() -> Service:
    """The one service of this process; texts and indexes are loaded once for all sessions."""
    loaded = Service()
    _ = loaded.store, loaded.searcher
    return loaded


def language() -> Language:
    """The interface language: chosen, else from the address (`?lang=pl`), else from the browser, else Hungarian."""
    if "language" not in st.session_state:
        asked = str(st.query_params.get("lang", "")) or (st.context.locale or "")[:2]
        asked = {"no": "nb", "nn": "nb"}.get(asked, asked)
        st.session_state["language-chosen"] = "lang" in st.query_params
        st.session_state.language = asked if asked in LANGUAGES else "hu"
    chosen = cast(Language, st.session_state.language)
    if "lang" not in st.query_params and st.session_state.get("language-chosen"):
        st.query_params["lang"] = chosen
    return chosen


def set_language(chosen: Language) -> None:
    """Choose the interface language; the jurisdiction follows until it is chosen itself."""
    st.session_state.language, st.session_state["language-chosen"] = chosen, True
    st.query_params["lang"] = chosen


def jurisdiction() -> str:
    """Whose regulations hold: chosen, else the language's default."""
    return str(st.session_state.get("jurisdiction") or jurisdiction_code(None, language()))


def say(key: str, **params: str) -> str:
    """An interface text in the session's language."""
    return message(language(), f"web.{key}", **params)


def turns() -> list[dict[str, Any]]:
    """The conversation so far: one dict a turn, {"role", "text", "document"?}."""
    if "turns" not in st.session_state:
        st.session_state.turns = []
    return cast(list[dict[str, Any]], st.session_state.turns)


def jurisdictions() -> tuple[str, ...]:
    """The jurisdictions one can choose."""
    return codes()
