"""The next question: in words, who chooses, which paragraph makes it matter, and the answers to tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app.faces.web.parts.call_picker import Act, words
from app.faces.web.parts.citation import chips
from app.faces.web.parts.field import field
from app.faces.web.parts.words import coloured
from rulings.engine.ruling_document import Need


def question(
    need: Need,
    procedure: str,
    facts: dict[str, Any],
    key: str,
    act: Act,
    skip: Callable[[], None] | None = None,
) -> None:
    """One question with its answers; `act` gets the facts told, `skip` is called for "I don't know"."""
    with st.container(key=f"question-{key}", border=True, gap="small"):
        st.html(f'<div class="asked">{coloured(need["question"])}</div>')
        field(procedure, need["name"], facts, f"{key}-need", act)
        with st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"why-{key}"):
            if need["citations"]:
                st.html(f'<span class="standing">{words("matters")}</span>', width="content")
                chips(need["citations"], f"{key}-why")
            if skip is not None:
                st.button(words("unknown"), key=f"{key}-skip", on_click=skip, type="tertiary", icon=":material/help:")
