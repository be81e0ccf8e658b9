"""An answer on the page: what was understood, the ruling or quotes, citations to tap, the next question."""

from __future__ import annotations

import html
from typing import Any

import streamlit as st

from app.web.parts.provision import law_text, provision, standing
from app.web.session import language, say
from app.wording import message

Choice = tuple[str, Any, str]
"""A fact, the value chosen for it, and the words of that choice."""


def answer(document: dict[str, Any], key: str, open_question: bool) -> Choice | None:
    """Draw the document of `ask`; returns what the reader chose to answer, if anything."""
    if document["status"] == "refused":
        st.markdown(document["answer"])
        return None
    if document["procedure"]:
        return ruling(document, key, open_question)
    quotes(document, key)
    return None


def quotes(document: dict[str, Any], key: str) -> None:
    """Verbatim provisions, each with its chip."""
    st.markdown(message(document["language"], "ask.found"))
    rows = {row["n"]: row for row in document["citations"]}
    for place, statement in enumerate(document["statements"]):
        for number in statement["citations"]:
            row = rows[number]
            with st.container(horizontal=True, vertical_alignment="center", gap="small"):
                chip(row, f"{key}-{place}")
                st.html(f'<span class="standing">{html.escape(standing(row))}</span>', width="content")
            law_text(row["quote"], row["in_force"])


def ruling(document: dict[str, Any], key: str, open_question: bool) -> Choice | None:
    """A ruling: understood, statements, options, branches, the next question."""
    found, rows = document["procedure"], {row["canonical"]: row for row in document["citations"]}
    if found["understood"]:
        words = " ".join(found["understood"])
        st.info(f"{message(document['language'], 'ask.understood')} {words}", icon=":material/hearing:")
    ruled = found["ruling"]
    for place, row in enumerate(ruled["statements"]):
        sentence(row, rows, f"{key}-s{place}", strong=row.get("kind") == "headline")
    for place, row in enumerate(ruled["options"]):
        sentence(row, rows, f"{key}-o{place}", bullet=True)
    chosen = question(found["need"][0], key) if found["need"] and open_question else None
    if ruled["branches"]:
        with st.expander(say("branches"), expanded=not ruled["statements"], icon=":material/account_tree:"):
            for place, branch in enumerate(ruled["branches"]):
                st.markdown(f"*{' '.join(branch.get('text', []))}*")
                for number, row in enumerate(branch["statements"]):
                    sentence(row, rows, f"{key}-b{place}-{number}")
    for place, row in enumerate(found["see_also"]):
        st.caption(message(document["language"], "ask.see_also"))
        number = {row["n"]: row for row in document["citations"]}[row["citations"][0]]
        chip(number, f"{key}-also{place}")
        law_text(number["quote"], number["in_force"])
    return chosen


def sentence(
    row: dict[str, Any], rows: dict[str, dict[str, Any]], key: str, strong: bool = False, bullet: bool = False
) -> None:
    """One sentence of a ruling with a chip for each of its paragraphs."""
    text = html.escape(row["text"])
    if row.get("kind") == "read_aloud":
        text = f'<div class="aloud">{text}</div>'
    elif strong:
        text = f"<strong>{text}</strong>"
    st.html(f"&bull; {text}" if bullet else text)
    with st.container(horizontal=True, gap="xsmall"):
        for cited in row["citations"]:
            full = cited if ":" in cited else f"laws-2017-hu:{cited}"
            if full in rows:
                chip(rows[full], key)


def question(need: dict[str, Any], key: str) -> Choice | None:
    """The next question with its answers as buttons; facts without fixed values are typed in the chat."""
    st.markdown(f"**{need['question']}**")
    labels = need.get("labels") or [str(choice) for choice in need.get("choices") or []]
    chosen: Choice | None = None
    with st.container(horizontal=True, gap="small"):
        for place, (value, label) in enumerate(zip(need.get("choices") or [], labels, strict=False)):
            if st.button(str(label), key=f"{key}-need-{place}"):
                chosen = (need["name"], value, f"{need['question']} {label}")
    return chosen


def chip(row: dict[str, Any], key: str) -> None:
    """A citation to tap: the whole paragraph, its parallels, and a link to the law page."""
    with st.popover(f"[{row['n']}] {row['label']}", help=say("citation"), key=f"{key}-chip-{row['n']}"):
        where = {"p": row["canonical"], "lang": language()}
        st.page_link("views/laws.py", label=f"**{row['label']}** {say('open')}", query_params=where)
        provision(f"{row['source']}:{row['provision']}")
