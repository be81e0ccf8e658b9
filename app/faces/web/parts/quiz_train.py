"""Training alone: what is due, one question after another, and how well each was known."""

from __future__ import annotations

from typing import Any

import streamlit as st

from app.faces.web.parts.quiz_make import pick_language, saying
from app.faces.web.parts.quiz_question import ask, reveal
from app.faces.web.parts.quiz_words import pick_areas, word
from app.faces.web.parts.sign_in import person
from app.faces.web.session import service
from app.quiz import editing
from app.quiz.exams.marking import is_given, is_right
from app.quiz.exams.repetition import Recall
from app.quiz.model import QuizQuestion
from app.quiz.results import training
from app.quiz.results.attempts import LONGEST_NAME, name_of
from corpus.model import Language

_state = st.session_state


def main() -> None:
    """Name, deck, and the next question that is due."""
    st.caption(word("train_intro"))
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        given = str(st.query_params.get("player", "")) or _state.get("train-name", "")
        typed = st.text_input(word("your_name"), given, key="train-who", max_chars=LONGEST_NAME)
        _state["train-name"] = typed
        spoken = pick_language("train-language")
    who = player(name_of(typed))
    if not who:
        return
    with saying():
        deck = training.deck(who, spoken)
        st.markdown(f"**{word('train_deck', cards=str(deck.cards), due=str(deck.due))}**")
        add(who, spoken, deck)
        asked(who, spoken, deck)


def player(typed: str) -> str:
    """Whose deck it is: who signed in; at this machine the name; else an id that the app gave, "" until it has."""
    visitor = person()
    if visitor.signed_in and visitor.email:
        return visitor.email
    if visitor.local or not typed or training.is_player(typed):
        return typed
    if st.button(word("train_begin"), key="train-begin", type="primary"):
        st.query_params["player"] = training.new_player(typed)
        st.rerun()
    begun = str(st.query_params.get("player", ""))
    if not training.is_player(begun):
        return ""
    st.info(word("train_id", id=begun), icon=":material/key:")
    return begun


def add(who: str, spoken: Language, deck: training.Deck) -> None:
    """New questions into the deck."""
    with st.expander(word("train_add"), icon=":material/add:", expanded=not deck.cards):
        names = pick_areas("train-areas")
        if st.button(word("train_add"), key="train-add", type="primary" if not deck.cards else "secondary"):
            with st.spinner(word("making")):
                made = editing.fresh(service().store, names, 10, None, spoken, deck.cards + 1, ())
                training.add(who, made.questions)
            st.rerun()


def asked(who: str, spoken: Language, deck: training.Deck) -> None:
    """The question that was just answered, or the one longest due."""
    now: tuple[QuizQuestion, Any] | None = _state.get("train-now")
    if now is not None and _state.get("train-of") == (who, spoken):
        known(who, *now)
        return
    due = training.due(who, spoken, most=1)
    if not due:
        if deck.cards:
            st.success(word("train_done"), icon=":material/check_circle:")
        if deck.next_due:
            st.caption(word("train_next", when=f"{deck.next_due.astimezone():%Y-%m-%d %H:%M}"))
        return
    question = due[0]
    with st.container(border=True):
        given = ask(question, f"train-{question.key}-{deck.due}")
        tapped = question.kind in ("single", "true_false") and given is not None
        if not tapped and question.kind not in ("single", "true_false"):
            tapped = st.button(
                word("check"), type="primary", key=f"train-check-{question.key}", disabled=not is_given(question, given)
            )
    if tapped:
        _state["train-now"], _state["train-of"] = (question, given), (who, spoken)
        if not is_right(question, given):
            training.learn(who, question, Recall.WRONG)
        st.rerun()


def known(who: str, question: QuizQuestion, given: Any) -> None:
    """The answer with its reasons; after a right one, how well it was known."""
    right = is_right(question, given)
    with st.container(border=True):
        reveal(question, given, f"train-shown-{question.key}")
        if not right:
            st.caption(word("train_again"))
            if st.button(word("next"), type="primary", key=f"train-next-{question.key}"):
                _state.pop("train-now")
                st.rerun()
            return
        st.markdown(word("train_how"))
        with st.container(horizontal=True, gap="small"):
            for recall in (Recall.GUESSED, Recall.KNEW, Recall.EASY):
                kind = "primary" if recall is Recall.KNEW else "secondary"
                if st.button(word(f"train_{recall}"), key=f"train-{recall}-{question.key}", type=kind):  # type: ignore[arg-type]
                    training.learn(who, question, recall)
                    _state.pop("train-now")
                    st.rerun()
