"""A citation to tap: the paragraph is fetched when it is opened, so that a long answer stays quick."""

from __future__ import annotations

from collections.abc import Iterable

import streamlit as st

from app.faces.web.parts.provision import provision
from app.faces.web.session import language, say, service
from app.looking_up.provisions import label as label_of
from corpus.store import LAW_IN_FORCE


def full(cited: str) -> str:
    """The full id of a citation: a bare one is of the Laws in force."""
    return cited if ":" in cited else f"{LAW_IN_FORCE}:{cited}"


def chip(canonical: str, words: str, key: str, shown: str = "") -> None:
    """One citation: the way to the law page, then the paragraph with its parallels. `shown` is the text quoted."""
    box = st.popover(words, help=say("citation"), key=key, on_change="rerun")
    if box.open:
        with box:
            where = {"p": canonical, "lang": language()}
            st.page_link("views/laws.py", label=f"**{words}** {say('open')}", query_params=where)
            provision(shown or canonical)


def chips(citations: Iterable[str], key: str) -> None:
    """Citations of the laws by id, one beside the other; those the texts do not have are left out."""
    store = service().store
    with st.container(horizontal=True, gap="xsmall", key=f"cites-{key}", width="content"):
        for cited in dict.fromkeys(map(full, citations)):
            if cited in store:
                chip(cited, label_of(store, cited), f"{key}-{cited}")
