"""The parts of a ruling that the Ask and the Ruling page both draw: outcome, options, sentences, what lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app.web.parts.call_picker import Act, words
from app.web.parts.words import coloured, label
from app.wizard.options import facts_of_option

Cite = Callable[[list[str], str], None]
"""Draws the citation chips of a sentence, given its citations and a key."""


def headline(ruled: dict[str, Any], key: str, cite: Cite) -> None:
    """The outcome in one sentence, large."""
    for place, row in enumerate(ruled["statements"]):
        if row.get("kind") == "headline":
            with st.container(gap="xsmall"):
                st.html(f'<div class="headline">{coloured(row["text"])}</div>')
                cite(row["citations"], f"{key}{place}")


def options(ruled: dict[str, Any], known: dict[str, Any], key: str, cite: Cite, act: Act | None) -> set[str]:
    """What a player may choose, each option a button that makes the choice. Gives the facts that they answer."""
    answered: set[str] = set()
    for place, row in enumerate(ruled["options"]):
        facts = facts_of_option(ruled, row, known) if act is not None else None
        with st.container(gap="xsmall", key=f"option-{key}{place}"):
            if facts is not None and act is not None:
                answered.update(facts)
                st.button(
                    label(row["text"]),
                    key=f"{key}{place}-choose",
                    on_click=act,
                    args=(facts,),
                    width="stretch",
                    wrap=True,
                    icon=":material/touch_app:",
                )
            else:
                st.html(f'<div class="option">{coloured(row["text"])}</div>')
            cite(row["citations"], f"{key}{place}")
    return answered


def sentences(ruled: dict[str, Any], key: str, cite: Cite) -> None:
    """Every other sentence with its paragraphs; words to be read aloud stand in a frame."""
    for place, row in enumerate(ruled["statements"]):
        if row.get("kind") == "headline":
            continue
        text = coloured(row["text"])
        with st.container(gap="xsmall"):
            st.html(f'<div class="aloud">{text}</div>' if row.get("kind") == "read_aloud" else text)
            cite(row["citations"], f"{key}{place}")


def last(ruled: dict[str, Any], key: str, cite: Cite) -> None:
    """What stays in force, what must be looked at again, and remarks."""
    if ruled["in_force"]:
        st.caption(f":material/lock_clock: {words('in_force')}")
        for place, row in enumerate(ruled["in_force"]):
            st.html(coloured(str(row.get("text") or "")))
            cite([row["source"]], f"{key}f{place}")
    if ruled["end_of_play_review"]:
        st.caption(f":material/event_repeat: {words('review')}")
        cite(list(ruled["end_of_play_review"]), f"{key}r")
    if ruled["notes"]:
        st.caption(f":material/info: {words('notes')}")
        for row in ruled["notes"]:
            st.html(f'<div class="note">{coloured(row["text"] if isinstance(row, dict) else str(row))}</div>')
