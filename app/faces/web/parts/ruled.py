"""The parts of a ruling that the Ask and the Ruling page both draw: outcome, options, sentences, what lasts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app.answering.choosing import facts_of_option
from app.faces.web.parts.call_picker import Act, words
from app.faces.web.parts.words import coloured, label
from rulings.engine.ruling_document import Need, RulingDocument

Cite = Callable[[list[str], str], None]
"""Draws the citation chips of a sentence, given its citations and a key."""


def headline(ruled: RulingDocument, key: str, cite: Cite) -> None:
    """The outcome in one sentence, large."""
    for place, row in enumerate(ruled["statements"]):
        if row["kind"] == "headline":
            said(f'<div class="headline">{coloured(row["text"])}</div>', row["citations"], f"{key}{place}", cite)


def said(html: str, citations: list[str], key: str, cite: Cite) -> None:
    """A sentence with its paragraphs behind it, or below where the line is full."""
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall", key=f"said-{key}"):
        st.html(html, width="content")
        cite(citations, key)


def answered_by_options(ruled: RulingDocument, known: dict[str, Any]) -> set[str]:
    """The facts that tapping an option would tell."""
    return {name for row in ruled["options"] for name in facts_of_option(ruled, row, known) or ()}


def options(ruled: RulingDocument, known: dict[str, Any], key: str, cite: Cite, act: Act | None) -> None:
    """What a player may choose, each option a button that makes the choice."""
    for place, row in enumerate(ruled["options"]):
        facts = facts_of_option(ruled, row, known) if act is not None else None
        if facts is None or act is None:
            said(f'<div class="option">{coloured(row["text"])}</div>', row["citations"], f"{key}{place}", cite)
            continue
        with st.container(gap="xsmall", key=f"option-{key}{place}"):
            st.button(
                label(row["text"]),
                key=f"{key}{place}-choose",
                on_click=act,
                args=(facts,),
                width="stretch",
                wrap=True,
                icon=":material/touch_app:",
            )
            cite(row["citations"], f"{key}{place}")


def ask_by_options(
    need: Need,
    ruled: RulingDocument,
    known: dict[str, Any],
    key: str,
    cite: Cite,
    act: Act,
    skip: Callable[[], None] | None = None,
) -> None:
    """A question whose answers are the options of the ruling, in full words."""
    with st.container(key=f"question-{key}", border=True, gap="small"):
        st.html(f'<div class="asked">{coloured(need["question"])}</div>')
        options(ruled, known, f"{key}-o", cite, act)
        if skip is not None:
            st.button(words("unknown"), key=f"{key}-skip", on_click=skip, type="tertiary", icon=":material/help:")


def sentences(ruled: RulingDocument, key: str, cite: Cite) -> None:
    """Every other sentence with its paragraphs; words to be read aloud stand in a frame."""
    for place, row in enumerate(ruled["statements"]):
        if row["kind"] == "headline":
            continue
        frame = "aloud" if row["kind"] == "read_aloud" else "said"
        said(f'<div class="{frame}">{coloured(row["text"])}</div>', row["citations"], f"{key}{place}", cite)


def last(ruled: RulingDocument, key: str, cite: Cite) -> None:
    """What stays in force, what must be looked at again, what was taken for granted, and remarks."""
    if ruled["in_force"]:
        st.caption(f":material/lock_clock: {words('in_force')}")
        for place, row in enumerate(ruled["in_force"]):
            said(
                f'<div class="said">{coloured(row["text"])}</div>',
                [row["source"]],
                f"{key}f{place}",
                cite,
            )
    if ruled["end_of_play_review"]:
        with st.container(horizontal=True, vertical_alignment="center", gap="xsmall"):
            st.caption(f":material/event_repeat: {words('review')}", width="content")
            cite(list(ruled["end_of_play_review"]), f"{key}r")
    if ruled["presumed"]:
        st.caption(f":material/help_center: {words('presumed')}")
        taken = dict.fromkeys(row["text"] for row in ruled["presumed"])
        st.html("".join(f'<div class="note">{coloured(row)}</div>' for row in taken))
    if ruled["notes"]:
        st.caption(f":material/info: {words('notes')}")
        st.html("".join(f'<div class="note">{coloured(note)}</div>' for note in ruled["notes"]))
    for place, one in enumerate(ruled["departures"]):
        told = coloured(" ".join((one["text"], one["follows"])))
        said(f'<div class="note">{told}</div>', [one["provision"]], f"{key}d{place}", cite)
