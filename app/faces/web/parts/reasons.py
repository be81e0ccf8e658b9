"""Why a ruling is so: the rules in the order they were applied, what is open as a tree, and the flow chart.

The chart begins at what is known; where nothing is open any more it shows the whole procedure.
"""

from __future__ import annotations

import base64
import html
import re
from typing import Any

import streamlit as st

from app.faces.web.parts.answer import page_word
from app.faces.web.parts.call_picker import words
from app.faces.web.parts.citation import chips
from app.faces.web.parts.plain import plain
from app.faces.web.parts.tree import tree
from app.faces.web.parts.words import coloured
from app.faces.web.session import language
from corpus.errors import LawbridgeError
from rulings import registry
from rulings.engine.errors import EngineError
from rulings.engine.ruling_document import RulingDocument, StepRow
from rulings.engine.wording import ENGINE, text
from rulings.telling import tell

_SETTING = re.compile(r"^\w+ = ")


def reasons(procedure: str, facts: dict[str, Any], document: RulingDocument) -> None:
    """Three folded parts."""
    if document["branches"]:
        with st.expander(page_word("tree"), icon=":material/account_tree:", expanded=not document["statements"]):
            tree(document["branches"], "walk-t", chips, not document["statements"])
    if document["trace"]:
        box = st.expander(words("trace"), icon=":material/footprint:", key="walk-trace", on_change="rerun")
        if box.open:
            with box:
                _trace(procedure, document["trace"])
    box = st.expander(words("chart"), icon=":material/schema:", key="walk-chart", on_change="rerun")
    if box.open:
        with box:
            _chart(procedure, facts if document["branches"] else {}, document["edition"])


def _trace(procedure: str, rows: list[StepRow]) -> None:
    """Each rule with the facts it read and what it concluded."""
    nothing = text(ENGINE, ("notes", "no_effect"), language())
    for place, row in enumerate(rows):
        told = _because(procedure, row["because"])
        said = "" if _SETTING.match(row["conclusion"]) else row["conclusion"]
        if not told and not said:
            continue
        with st.container(gap="xsmall", key=f"step-{place}"):
            chips([row["rule"]], f"trace-{place}")
            if told:
                st.html(f'<div class="told">{coloured(told)}</div>')
            if said:
                style = "told" if said == nothing else "so"
                st.html(f'<div class="{style}">&rarr; {coloured(said)}</div>')


def _because(procedure: str, because: dict[str, Any]) -> str:
    sentences = []
    for name, value in because.items():
        try:
            sentences += [row.text for row in tell(procedure, {name: value}, language()) if row.fact == name]
        except LawbridgeError:
            continue
    return " ".join(sentences)


def _chart(procedure: str, facts: dict[str, Any], edition: str) -> None:
    try:
        drawn = registry.draw(procedure, facts, edition, language())
    except (LawbridgeError, EngineError) as error:
        st.caption(plain(error))
        return
    # as a picture: the page's cleaner of HTML drops drawings, and a picture keeps its size in the scrolling frame
    picture = base64.b64encode(drawn.encode()).decode()
    name = html.escape(f"{words('chart')}: {registry.title(procedure, language())}", quote=True)
    st.html(f'<div class="chart" tabindex="0"><img alt="{name}" src="data:image/svg+xml;base64,{picture}"></div>')
