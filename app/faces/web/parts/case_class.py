"""A case as a question for a class: put into the quiz in hand, and on to the class."""

from __future__ import annotations

from dataclasses import replace

import streamlit as st

from app.answering.documents import AnswerDocument, case_of
from app.faces.web.parts.plain import plain, refusal
from app.faces.web.parts.quiz_words import hold, quiz, word
from app.faces.web.session import language, service
from app.quiz.from_case import quiz_of_case
from corpus.errors import LawbridgeError

_state = st.session_state


def ask_a_class(document: AnswerDocument, key: str) -> None:
    """The button; where no question can be made of the case, a sentence says so."""
    st.button(word("case_ask"), key=f"{key}-class", icon=":material/cast:", on_click=_take, args=(document,))
    if _state.pop("case-class", False):
        st.switch_page("views/quiz.py")
    if problem := _state.pop("case-class-problem", ""):
        st.warning(plain(problem), icon=":material/info:")


def _take(document: AnswerDocument) -> None:
    """The case's question at the end of the quiz in hand, where that is of its language; else a quiz of its own."""
    case = case_of(document)
    try:
        made = quiz_of_case(service().store, case["name"], case["facts"], document["language"])
    except LawbridgeError as error:
        _state["case-class-problem"] = refusal(error, language())
        return
    now = quiz()
    if now is not None and now.language == made.language:
        fresh = [row for row in made.questions if row.id not in {one.id for one in now.questions}]
        made = replace(now, questions=(*now.questions, *fresh))
    hold(made)
    _state["quiz-tab-wanted"], _state["case-class"] = "class", True
