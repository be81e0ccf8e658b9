"""A calculation on the page: its result, each step with the paragraph it rests on, and what the text leaves open."""

from __future__ import annotations

import html
from typing import Any

import streamlit as st

from app.faces.web.parts.provision import provision
from app.faces.web.session import jurisdiction, language, service
from app.looking_up.provisions import label, shown
from app.messages import message
from corpus.jurisdictions import holds
from corpus.store import LAW_IN_FORCE
from rulings.scoring.calculation import Calculation
from rulings.scoring.telling import document


def say(key: str) -> str:
    """A word of the page of scores."""
    return message(language(), f"scores_page.{key}")


def show_calculation(found: Calculation[Any], key: str) -> None:
    """Draw a calculation; the last step is the result."""
    told = document(found, language())
    steps = told["statements"]
    if not isinstance(told["value"], dict | list):
        st.metric(say("result"), str(told["value"]))
    for place, row in enumerate(steps):
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.html(html.escape(row["text"]), width="content")
            for cited in row["citations"]:
                paragraph(cited, f"{key}-{place}")
    for note in told["notes"]:
        st.caption(note)
    if not all(holds(cited, jurisdiction()) for cited in told["citations"] if ":" in cited):
        st.caption(say("local"))


def paragraph(cited: str, key: str) -> None:
    """A paragraph as a button that opens its text."""
    full = cited if ":" in cited else f"{LAW_IN_FORCE}:{cited}"
    if full in service().store:
        with st.popover(label(service().store, full), key=f"{key}-{full}"):
            provision(shown(service().store, full, language()).full_id)
