"""Words, times and citations of the log's pages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime
from html import escape

import streamlit as st

from app.log.reports.contents import moment
from app.looking_up import label
from app.web.parts.provision import provision
from app.web.session import language, service
from app.wording import message

RED = re.compile("[\u2665\u2666]")
MOST_CHIPS = 12


def say(key: str, **params: str) -> str:
    """A text of the log in the session's language."""
    return message(language(), f"log.{key}", **params)


def zone() -> str:
    """The reader's time zone, from the browser."""
    return st.context.timezone or ""


def time(value: datetime | str | None) -> str:
    """A time as the reader's clock shows it."""
    return moment(value, zone())


def coloured(text: str) -> str:
    """Escaped text with red suits red."""
    return RED.sub(lambda found: f'<span class="suit-h">{found[0]}</span>', escape(text))


def citation_chips(names: Iterable[str], key: str) -> None:
    """Paragraphs to tap; those the store does not have are shown as text."""
    store = service().store
    with st.container(horizontal=True, gap="xsmall"):
        for full_id in list(dict.fromkeys(names))[:MOST_CHIPS]:
            if full_id in store:
                with st.popover(label(store, full_id), key=f"{key}-{full_id}"):
                    where = {"p": full_id, "lang": language()}
                    st.page_link("views/laws.py", label=f"**{label(store, full_id)}**", query_params=where)
                    provision(full_id)
            else:
                st.caption(full_id, width="content")
