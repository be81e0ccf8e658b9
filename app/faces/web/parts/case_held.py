"""The case that a browser session has open: drawn from its address, told on, drawn anew when the language changes.

`turns()` is what the page draws of it, one row a bubble; a tap draws its answer in the place of the one it put right.
Where the database cannot be reached, or this visitor has written as much as he may, the case goes on unkept, and the
page says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app import case as cases
from app.answering.documents import AnswerDocument
from app.case import Case, OpenCase
from app.faces.web.session import jurisdiction, language, service, turns
from app.log.database import NoDatabase
from app.log.visiting import TooManyRows
from corpus.errors import LawbridgeError
from corpus.model import Language

ADDRESS = "case"
"""The parameter of the address that names a case."""


def held() -> Case | None:
    """The case this session has open."""
    found: Case | None = st.session_state.get("case-held")
    return found


def unkept() -> bool:
    """Whether the case could not be kept."""
    return bool(st.session_state.get("case-unkept"))


def reader() -> Language | None:
    """The language the reader chose, by a tap or in the address; None while the page only guesses it."""
    return language() if "lang" in st.query_params else None


def tell(words: str) -> None:
    """Something typed; raises what `ask` raises."""
    before = held()
    found = _tried(
        lambda keeping: cases.told(service(), before, words, language(), jurisdiction(), keeping=keeping),
    )
    _hold(_read(found))


def reopen(question: str, procedure: str, facts: dict[str, Any]) -> None:
    """A case from an address that names question, procedure and facts; raises what cannot be used."""
    _hold(
        _read(
            _tried(
                lambda keeping: cases.reopened(service(), question, procedure, facts, jurisdiction(), keeping),
            )
        )
    )


def correct(facts: dict[str, Any]) -> None:
    """Facts told or put right by a tap; raises BadFacts when they cannot be used."""
    if (case := held()) is not None:
        _hold(_read(_tried(lambda keeping: cases.corrected(service(), case, facts, keeping))))


def choose(procedure: str) -> None:
    """The case by another procedure."""
    if (case := held()) is not None:
        _hold(_read(_tried(lambda keeping: cases.chosen(service(), case, procedure, keeping))))


def walk(name: str, procedure: str, facts: dict[str, Any]) -> None:
    """A walk through a procedure put into the case of an address; raises NoCase and what cannot be used."""
    case = held()
    if case is None or case.id != name:
        case = cases.opened(name)
    _hold(_read(_tried(lambda keeping: cases.walked(service(), case, procedure, facts, keeping))))


def table(name: str) -> dict[str, Any]:
    """What happened in the case of an address, as it was understood; nothing where no such case is kept."""
    case = held()
    if not name:
        return {}
    try:
        return (case if case is not None and case.id == name else cases.opened(name)).table
    except LawbridgeError:
        return {}


def place(tournament: str, board: str, at_table: str) -> Case | None:
    """The case given to a tournament, a board and a table."""
    if (case := held()) is None:
        return None
    changed = cases.placed(case, tournament, board, at_table, keeping=not unkept())
    st.session_state["case-held"] = changed
    return changed


def hold_saved(case: Case) -> None:
    """The case after it was saved in the log."""
    st.session_state["case-held"] = case


def open_address(name: str) -> None:
    """The case of an address, whole; raises NoCase and NoDatabase."""
    case = cases.opened(name)
    st.session_state["case-unkept"] = False
    _draw(_in_language(case, reader() or case.language))


def in_step() -> None:
    """Draw the whole case anew when another language was chosen."""
    case, chosen = held(), language()
    if case is not None and not unkept() and ADDRESS not in st.query_params:
        st.query_params[ADDRESS] = case.id
    if case is not None and st.session_state.get("case-page") != chosen:
        _draw(_in_language(case, chosen))


def let_go() -> None:
    """No case is open any more; the next text begins one."""
    for name in ("case-held", "case-unkept", "case-page"):
        st.session_state.pop(name, None)
    turns().clear()
    for name in ("q", ADDRESS, "facts"):
        st.query_params.pop(name, None)


def _tried(act: Callable[[bool], OpenCase]) -> OpenCase:
    """Do it and keep it; where nothing can be kept, do it all the same."""
    try:
        return act(not unkept())
    except (NoDatabase, TooManyRows):
        st.session_state["case-unkept"] = True
        return act(False)


def _in_language(case: Case, wanted: Language) -> Case:
    try:
        return cases.in_language(case, wanted, keeping=not unkept())
    except LawbridgeError:
        return cases.in_language(case, wanted, keeping=False)


def _read(found: OpenCase) -> OpenCase:
    """What was answered, in the language the reader chose."""
    wanted = reader()
    return found if wanted is None else cases.read_in(service(), found, wanted, keeping=not unkept())


def _hold(found: OpenCase) -> None:
    """Hold the case as it stands now and draw its newest turn."""
    before = held()
    if before is None or before.id != found.case.id:
        turns().clear()
    _remember(found.case)
    _add(found.case, len(found.case.turns) - 1, found.document)


def _draw(case: Case) -> None:
    """Draw all turns of a case."""
    turns().clear()
    _remember(case)
    for at, document in enumerate(cases.drawn(service(), case)):
        _add(case, at, document)


def _remember(case: Case) -> None:
    st.session_state["case-held"], st.session_state["case-page"] = case, language()
    if not unkept():
        st.query_params[ADDRESS] = case.id
        for name in ("q", "facts"):
            st.query_params.pop(name, None)


def _add(case: Case, at: int, document: AnswerDocument) -> None:
    """One turn as bubbles: what was typed and its answer; a tap's answer stands where the one before it stood."""
    turn = case.turns[at]
    document["course"]["after"] = at > 0 or bool(case.before)
    if turn.kind == "text":
        turns().append({"role": "user", "text": turn.said})
        turns().append({"role": "assistant", "document": document, "aside": turn.aside})
        return
    row = next((row for row in reversed(turns()) if "document" in row and not row.get("aside")), None)
    if row is not None:
        row["document"] = document
