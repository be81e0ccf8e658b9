"""An answer on the page: statements with citation chips that open the paragraph and its parallels."""

from __future__ import annotations

import html
from typing import Any

import streamlit as st

from app.web.parts.provision import law_text, provision, standing
from app.web.session import say
from app.wording import message


def answer(document: dict[str, Any]) -> None:
    """The document of `ask`."""
    if document["status"] == "refused":
        st.markdown(document["answer"])
        return
    st.markdown(message(document["language"], "ask.found"))
    rows = {row["n"]: row for row in document["citations"]}
    for statement in document["statements"]:
        first = rows[statement["citations"][0]]
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            chip(first)
            st.html(f'<span class="standing">{html.escape(standing(first))}</span>', width="content")
        law_text(first["quote"], first["in_force"])
        for number in statement["citations"][1:]:
            row = rows[number]
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                chip(row)
                st.html(f'<span class="standing">{html.escape(standing(row))}</span>', width="content")
            law_text(row["quote"], row["in_force"])


def chip(row: dict[str, Any]) -> None:
    """A citation to tap: the whole paragraph, its parallels, and a link to the law page."""
    with st.popover(f"[{row['n']}] {row['label']}", help=say("citation")):
        st.markdown(f"**{row['label']}**")
        provision(f"{row['source']}:{row['provision']}")
        st.page_link("views/laws.py", label=say("open"), query_params={"p": row["canonical"]})
