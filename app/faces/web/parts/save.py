"""Saving an answer or a ruling to the director's log."""

from __future__ import annotations

from typing import Any

import streamlit as st

from app.faces.web.parts.answer import page_word
from app.faces.web.parts.plain import plain
from app.faces.web.parts.sign_in import person
from app.faces.web.session import language
from corpus.errors import LawbridgeError


def save(document: dict[str, Any], key: str, **place: Any) -> None:
    """A button that opens four fields and keeps the ruling, for those who may; `place`: further fields of a draft."""
    writer = person()
    if not writer.may_log or ("question" in document and document["procedure"] is None):
        return
    box = st.popover(page_word("log"), icon=":material/bookmark_add:", key=f"{key}-log", on_change="rerun")
    if not box.open:
        return
    with box, st.form(f"{key}-log-form", border=False):
        board = st.text_input(page_word("log_board"), key=f"{key}-log-board")
        table = st.text_input(page_word("log_table"), key=f"{key}-log-table")
        who = st.text_input(page_word("log_who"), key=f"{key}-log-who", value=st.session_state.get("log-who", ""))
        if not st.form_submit_button(page_word("log_save"), type="primary", icon=":material/save:"):
            return
        st.session_state["log-who"] = who
        try:
            signed = writer.signature if writer.signed_in else who
            kept = _keep(document, {"board": board, "table": table, **place}, who, signed)
        except LawbridgeError as error:
            st.warning(plain(error))
            return
        st.success(page_word("log_saved", number=str(kept.number)), icon=":material/check_circle:")


def _keep(document: dict[str, Any], place: dict[str, Any], who: str, signed: str = "") -> Any:
    from app import log  # the database is opened only by those who keep something

    filled = {name: value for name, value in place.items() if value not in ("", None)} | {"director": who.strip()}
    filled.setdefault("language", document.get("language", language()))
    draft = log.draft_of(document, **filled)
    writer = signed.strip() or who.strip()
    return log.save(draft, who=writer) if writer else log.save(draft)
