"""Who the log is asked by on a page, and how many rows a visitor who did not sign in may write."""

from __future__ import annotations

import streamlit as st

from app.faces.web.budget import Budgets
from app.faces.web.parts.sign_in import person
from app.log import visiting

_rows = Budgets()


def viewer() -> str | None:
    """The address whose tournaments are shown; None for a chief and for the person at this machine."""
    who = person()
    if who.may_erase:
        return None
    return who.email.strip().casefold() if who.may_log else ""


def takes(rows: int) -> bool:
    """Whether so many rows may be written for this session; whoever has a role is not counted."""
    who = person()
    return who.may_log or who.signed_in or _rows.writes(_address(), rows)


def ask_here() -> None:
    """From now on the log asks the pages who is there."""
    visiting.asked_by(viewer, takes)


def _address() -> str:
    passed = str(st.context.headers.get("X-Forwarded-For") or "").rpartition(",")[2].strip()[:60]
    return passed or str(st.context.ip_address or "")
