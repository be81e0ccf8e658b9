"""The way round: Ask, Laws, Log and More; at the thumb on a phone, above the page on a laptop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import streamlit as st

from app.faces.web.session import language, say

FIRST = ("", "laws", "log")
"""The pages with a place of their own, by the end of their address; the others stand under More."""


def bar(pages: Sequence[Any], current: Any) -> None:
    """Links to all pages; the one that is open is marked. A page that is hidden has none.

    More has another key on every page: it is closed where one arrives.
    """
    shown = [page for page in pages if page.visibility != "hidden"]
    first = [page for name in FIRST for page in shown if page.url_path == name]
    rest = [page for page in shown if page not in first]
    with st.container(horizontal=True, gap="small", key="bar"):
        for page in first:
            _way(page, current, "first")
        with st.container(key="bar-more", width="content"):
            key = f"bar-{'here' if current in rest else 'box'}-{current.url_path}"
            with st.popover(say("more"), icon=":material/menu:", key=key):
                for page in rest:
                    _way(page, current, "more")
        with st.container(horizontal=True, gap="small", key="bar-rest", width="content"):
            for page in rest:
                _way(page, current, "rest")


def _way(page: Any, current: Any, where: str) -> None:
    here = "-here" if page is current else ""
    with st.container(key=f"way-{where}-{page.url_path or 'ask'}{here}", width="content"):
        st.page_link(page, query_params={"lang": language()})
