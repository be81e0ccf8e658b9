"""What was understood of a case: one chip a fact; a tap opens the values it may have, and corrects it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app.faces.web.parts.call_picker import Act, words
from app.faces.web.parts.field import field
from app.faces.web.parts.words import coloured, label
from app.faces.web.session import language
from app.messages import message
from app.wizard.inputs import question_of
from corpus.errors import LawbridgeError
from corpus.model import Language
from rulings.telling import FactInWords, tell


def told(procedure: str, facts: dict[str, Any], spoken: Language) -> list[FactInWords]:
    """Each known fact as a sentence; facts that cannot be told are left out."""
    try:
        return tell(procedure, facts, spoken)
    except LawbridgeError:
        return []


def fact_chips(
    procedure: str,
    facts: dict[str, Any],
    key: str,
    act: Act,
    forget: Callable[[str], None],
    idle: frozenset[str] = frozenset(),
) -> None:
    """A chip a fact; `act` gets what was corrected, `forget` the name of a fact not known; `idle` are those that no
    longer matter.
    """
    with st.container(horizontal=True, gap="xsmall", key=f"chips-{key}"):
        for row in _merged(told(procedure, facts, language())):
            icon = ":material/do_not_disturb_on:" if row.fact in idle else ":material/edit:"
            hint = words("idle") if row.fact in idle else words("change")
            chip = st.popover(
                label(row.text), key=f"{key}-fact-{row.fact}", icon=icon, help=hint, on_change="rerun", wrap=True
            )
            if chip.open:
                with chip:
                    _editor(procedure, row.fact, facts, f"{key}-edit", act, forget)


def doubt_chips(procedure: str, facts: dict[str, Any], key: str, act: Act, doubtful: dict[str, str]) -> None:
    """A chip for each fact read but not used (`doubtful`, with the words it was read from); a tap tells it."""
    with st.container(horizontal=True, gap="xsmall", key=f"chips-{key}-doubts"):
        for name, read_from in doubtful.items():
            asked = question_of(procedure, name, language(), facts)
            chip = st.popover(
                label(asked["question"]),
                key=f"{key}-doubt-{name}",
                icon=":material/question_mark:",
                on_change="rerun",
                wrap=True,
            )
            if chip.open:
                with chip:
                    st.caption(message(language(), "ask_page.doubtful_from", words=read_from))
                    field(procedure, name, facts, f"{key}-sure-{name}", act)


def _merged(rows: list[FactInWords]) -> list[FactInWords]:
    """One row a fact: what is in force may take several sentences."""
    found: dict[str, str] = {}
    for row in rows:
        found[row.fact] = f"{found[row.fact]} {row.text}" if row.fact in found else row.text
    return [FactInWords(fact, text) for fact, text in found.items()]


def _editor(
    procedure: str, name: str, facts: dict[str, Any], key: str, act: Act, forget: Callable[[str], None]
) -> None:
    asked = question_of(procedure, name, language(), facts)
    st.html(f'<div class="asked">{coloured(asked["question"])}</div>')
    field(procedure, name, facts, f"{key}-{name}", act)
    st.button(
        message(language(), "ask_page.forget"),
        key=f"{key}-forget-{name}",
        on_click=forget,
        args=(name,),
        type="tertiary",
        icon=":material/help:",
    )
