"""Saving an answer or a ruling to the director's log: a case once, however often it is saved."""

from __future__ import annotations

from typing import Any

import streamlit as st

from app.answering.documents import AnswerDocument
from app.faces.web.parts import case_held
from app.faces.web.parts.answer import page_word
from app.faces.web.parts.plain import plain
from app.faces.web.parts.sign_in import person
from app.faces.web.session import language
from corpus.errors import LawbridgeError
from rulings.engine.ruling_document import RulingDocument


def save(document: AnswerDocument | RulingDocument, key: str, **place: Any) -> None:
    """A button that opens its fields and keeps the ruling, for those who may; `place`: further fields of a draft."""
    writer = person()
    if not writer.may_log or ("question" in document and document["procedure"] is None):
        return
    case = case_held.held() if "question" in document and not case_held.unkept() else None
    number = case.entry if case is not None else None
    title = page_word("log") if number is None else page_word("log_saved_as", number=str(number))
    icon = ":material/bookmark_add:" if number is None else ":material/bookmark_added:"
    box = st.popover(title, icon=icon, key=f"{key}-log", on_change="rerun")
    if not box.open:
        return
    with box:
        if number is not None:
            st.page_link("views/log.py", label=page_word("log_open"), query_params={"e": str(number)})
        with st.form(f"{key}-log-form", border=False):
            event = st.text_input(page_word("log_tournament"), key=f"{key}-log-event", value=_event(case))
            board = st.text_input(page_word("log_board"), key=f"{key}-log-board", value=case.board if case else "")
            table = st.text_input(page_word("log_table"), key=f"{key}-log-table", value=case.at_table if case else "")
            who = st.text_input(page_word("log_who"), key=f"{key}-log-who", value=st.session_state.get("log-who", ""))
            wanted = page_word("log_save" if number is None else "log_save_again")
            if not st.form_submit_button(wanted, type="primary", icon=":material/save:"):
                return
        st.session_state["log-who"], st.session_state["log-event"] = who, event
        signed = writer.signature if writer.signed_in else who
        where = {"tournament": event, "board": board, "table": table}
        try:
            kept = _keep_case(where, who, signed) if case is not None else _keep(document, where | place, who, signed)
        except LawbridgeError as error:
            st.warning(plain(error))
            return
        st.success(page_word("log_saved", number=str(kept.number)), icon=":material/check_circle:")


def _event(case: Any) -> str:
    """The tournament of the case, else the one that was written last."""
    return str((case.tournament if case is not None else "") or st.session_state.get("log-event", ""))


def _keep_case(where: dict[str, str], who: str, signed: str) -> Any:
    """The entry of the open case, which is given to its tournament, board and table."""
    from app import case as cases
    from app.faces.web.session import service

    placed = case_held.place(tournament=where["tournament"], board=where["board"], at_table=where["table"])
    if placed is None:
        raise LawbridgeError(page_word("log_gone"))
    found = cases.standing(service(), placed)
    fields = {**where, **({"director": who.strip()} if who.strip() else {})}
    entry, case = cases.saved(found, signed.strip() or who.strip() or "-", **fields)
    case_held.hold_saved(case)
    return entry


def _keep(document: AnswerDocument | RulingDocument, place: dict[str, Any], who: str, signed: str = "") -> Any:
    from app import log  # the database is opened only by those who keep something

    filled = {name: value for name, value in place.items() if value not in ("", None)} | {"director": who.strip()}
    filled.setdefault("language", document.get("language", language()))
    draft = log.draft_of(document, **filled)
    writer = signed.strip() or who.strip()
    return log.save(draft, who=writer) if writer else log.save(draft)
