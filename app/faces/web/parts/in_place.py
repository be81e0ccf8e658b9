"""What Streamlit leaves out of a page: `<html lang>`, references that open where one reads, its own English words.

Decision: a component of the second kind, as for the cases on a device; it draws nothing and sends nothing. Streamlit
has no way to name a page's language, follows a link in a text by loading everything anew, and writes "Select all"
or "Browse files" in English whatever the page is written in (`app/messages/streamlit.<language>.yaml`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import streamlit as st

from app.faces.web.session import language, say
from app.messages import messages
from corpus.model import LANGUAGES

_KEY = "in-place"
_HERE = Path(__file__).parent


@cache
def _component(_running: int) -> Any:
    """The component, registered once for each running app."""
    return st.components.v2.component(
        "lawbridge_in_place", html="<span hidden></span>", js=(_HERE / "in_place.js").read_text(encoding="utf-8")
    )


KEPT = {"quiz-room": "", "quiz-draft": "", "quiz-tab-last": "quiz-tab", "train-name": "train-who"}
"""What a reload must not lose, with the field that shows it: kept by the browser's tab, given back to a new session."""


def given_back() -> None:
    """What the tab kept of the session before this one, in the second run of a session; before anything is drawn."""
    runs = st.session_state.get("tab-runs", 0)
    given = getattr(st.session_state.get(_KEY), "given", None)
    if runs == 1 and isinstance(given, dict):
        for name, field in KEPT.items():
            if name in given:
                st.session_state[name] = given[name]
                if field:
                    st.session_state[field] = given[name]


def in_place() -> None:
    """Name the page's language, have its links and Streamlit's own words follow it, keep what a reload would take."""
    from streamlit.runtime import get_instance

    own = messages(language())
    names = [name for name in own if name.startswith("streamlit.")]
    words = {messages(other)[name]: own[name] for other in LANGUAGES for name in names}
    runs = st.session_state.get("tab-runs", 0)
    st.session_state["tab-runs"] = runs + 1
    held = {name: st.session_state[name] for name in KEPT if name in st.session_state}
    data = {
        "lang": language(),
        "words": words,
        "kept": held,
        "fresh": runs == 0,
        "ways": say("ways"),
        "beside": say("law_beside"),
        "place": str(st.query_params.get("p", "")),
    }
    _component(id(get_instance()))(key=_KEY, data=data, height=1, on_given_change=lambda: None)
