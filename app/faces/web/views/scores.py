"""The page of scores: calculators with their sums and paragraphs, a tournament or a field from files, movements."""

from __future__ import annotations

import streamlit as st

from app.faces.web.parts import calculators, congress, tournament
from app.faces.web.parts.calculation import say
from app.faces.web.parts.plain import plain
from corpus.errors import LawbridgeError

TOOLS = {
    "contract": calculators.contract,
    "imp": calculators.imp,
    "vp": calculators.vp,
    "board": calculators.board,
    "average": calculators.average,
    "tournament": congress.tournament,
    "field": tournament.field,
    "movement": tournament.movement,
}


def main() -> None:
    """Choose a calculator (it stays in the address) and draw it."""
    asked = str(st.query_params.get("tool", "contract"))
    chosen = st.pills(
        say("choose"),
        tuple(TOOLS),
        default=asked if asked in TOOLS else "contract",
        format_func=say,
        key="score-tool",
        required=True,
    )
    st.query_params["tool"] = chosen
    try:
        TOOLS[chosen]()
    except LawbridgeError as error:
        st.warning(plain(error))


main()
