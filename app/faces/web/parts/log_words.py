"""Words and times of the log's pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime

import streamlit as st

from app.faces.web.session import language
from app.log.reports.contents import moment
from app.messages import message


def say(key: str, **params: str) -> str:
    """A text of the log in the session's language."""
    return message(language(), f"log.{key}", **params)


def labels(prefix: str, names: Iterable[str]) -> Callable[[str], str]:
    """The texts of some choices, for a widget's `format_func`; the empty choice is "not known"."""
    known = {name: say(f"{prefix}{name}") for name in names} | {"": say("answer_open")}
    return known.__getitem__


def zone() -> str:
    """The reader's time zone, from the browser."""
    return st.context.timezone or ""


def time(value: datetime | str | None) -> str:
    """A time as the reader's clock shows it."""
    return moment(value, zone())


def name_of(signature: str) -> str:
    """The name in a line of history's `Name <address>`."""
    return signature.partition(" <")[0]
