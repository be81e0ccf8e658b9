"""The quiz page: make, take, class, train alone, results. `quiz?class=ABCD` is what a phone opens in a class."""

from __future__ import annotations

import streamlit as st

from app.faces.web.parts import quiz_class, quiz_make, quiz_results, quiz_take, quiz_train
from app.faces.web.parts.quiz_words import word

TABS = {
    "make": quiz_make.main,
    "take": quiz_take.main,
    "class": quiz_class.main,
    "train": quiz_train.main,
    "results": quiz_results.main,
}


def main() -> None:
    """A phone in a class, or the tabs."""
    code = str(st.query_params.get("class", ""))
    if code:
        quiz_class.phone(code)
        return
    wanted = st.session_state.pop("quiz-tab-wanted", None)
    if "attempt" in st.query_params and "quiz-tab" not in st.session_state:
        wanted = "take"
    if not wanted and "quiz-tab" not in st.session_state:
        wanted = st.session_state.get("quiz-tab-last")
    if wanted:
        st.session_state["quiz-tab"] = wanted
    names = {name: word(f"tab_{name}") for name in TABS}
    chosen = st.segmented_control(
        word("title"),
        list(TABS),
        default=None if "quiz-tab" in st.session_state else "make",
        format_func=names.__getitem__,
        key="quiz-tab",
        label_visibility="collapsed",
    )
    st.session_state["quiz-tab-last"] = chosen or "make"
    TABS[chosen or "make"]()


main()
