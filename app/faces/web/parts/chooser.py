"""Choosing what is to be ruled: by words or a law's number, else by the moment of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import streamlit as st

from app.faces.web.parts.call_picker import words
from app.faces.web.parts.words import label
from app.faces.web.session import jurisdiction, language
from app.wizard import moments
from corpus.jurisdictions import holds
from corpus.store import REGULATIONS, ULTI
from rulings import registry

OWN = {"regulations": f"{REGULATIONS}:1", "ulti": f"{ULTI}:I"}
"""Moments of one country, by a provision that holds there."""
Choose = Callable[[str], None]


def chooser(choose: Choose) -> None:
    """A search box and the moments; `choose` gets the procedure tapped."""
    typed = st.text_input(words("find"), key="ruling-find", icon=":material/search:")
    if typed.strip():
        found = moments.find(typed, language())
        if not found:
            st.info(words("none"))
            st.page_link(
                "views/ask.py",
                label=f"{words('ask_instead')}: {label(typed)}",
                query_params={"q": typed, "lang": language()},
                icon=":material/forum:",
            )
        procedures(found, "found", choose)
        if found:
            return
    moment = st.pills(
        words("moment"),
        [name for name in moments.moments() if _holds(name)],
        format_func=lambda name: words(f"moment_{name}"),
        key="ruling-moment",
        default="auction",
    )
    if moment:
        procedures(moments.at(moment), moment, choose)


def _holds(moment: str) -> bool:
    """Whether a moment is one of the reader's country: regulations and Ulti are Hungary's own."""
    place = OWN.get(moment)
    return place is None or holds(place, jurisdiction())


def procedures(names: Iterable[str], key: str, choose: Choose) -> None:
    """Procedures as buttons, each with its laws."""
    with st.container(key=f"procedures-{key}", gap="xsmall"):
        for name in names:
            cited = [law for law in registry.get(name).laws if ":" not in law or holds(law, jurisdiction())]
            laws = ", ".join(moments.law_label(law) for law in cited)
            st.button(
                f"{label(registry.title(name, language()))} :gray[{label(laws)}]",
                key=f"choose-{key}-{name}",
                on_click=choose,
                args=(name,),
                width="stretch",
                wrap=True,
            )
