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

from app.faces.web.session import language
from app.messages import messages
from corpus.model import LANGUAGES

_HERE = Path(__file__).parent


@cache
def _component(_running: int) -> Any:
    """The component, registered once for each running app."""
    return st.components.v2.component(
        "lawbridge_in_place", html="<span hidden></span>", js=(_HERE / "in_place.js").read_text(encoding="utf-8")
    )


def in_place() -> None:
    """Name the page's language, and have its links and Streamlit's own words follow it."""
    from streamlit.runtime import get_instance

    own = messages(language())
    names = [name for name in own if name.startswith("streamlit.")]
    words = {messages(other)[name]: own[name] for other in LANGUAGES for name in names}
    _component(id(get_instance()))(key="in-place", data={"lang": language(), "words": words}, height=1)
