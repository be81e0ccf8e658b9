"""What a trainer adds to the quiz and takes out of it: own questions by form or file, questions struck out."""

from __future__ import annotations

from typing import Any

import streamlit as st

from app.faces.web.parts.plain import plain
from app.faces.web.parts.quiz_words import hold, level_words, word
from app.faces.web.parts.sign_in import person
from app.faces.web.parts.words import label
from app.faces.web.session import language, service
from app.messages import message
from app.quiz import editing
from app.quiz.model import LEVELS, Quiz, QuizQuestion
from app.quiz.own import kept, struck
from app.quiz.own.reading import read_own
from app.quiz.own.writing import Unwritten, written
from app.quiz.readers import READERS
from app.quiz.results.report import items_of
from app.quiz.results.statistics import ItemResult
from corpus.errors import LawbridgeError
from corpus.model import LANGUAGES
from corpus.store import LAW_IN_FORCE

_state = st.session_state
WRONGS = 3
MOST_SHOWN = 50
FIELDS = (
    "question",
    "right",
    "explanation",
    "laws",
    *(f"{name}{place}" for name in ("wrong", "why") for place in (1, 2, 3)),
)


def say(key: str, **params: str) -> str:
    """A text of these parts in the reader's language."""
    return message(language(), f"own.{key}", **params)


def for_whom(key: str) -> str:
    """A choice of whom the set is for; "" is everybody."""
    names = {reader: say(f"for_{reader or 'all'}") for reader in ("", *READERS)}
    return str(st.selectbox(say("for_whom"), list(names), format_func=names.__getitem__, key=key, width=200))


def how_many(key: str) -> int:
    """How many of the set are the trainer's own; nothing is asked where there are none, or who asks is no director."""
    if not person().may_log:
        return 0
    try:
        count = len(kept.own())
    except LawbridgeError:
        return 0  # making a quiz needs no database; what to do about it is said where questions are written
    if not count:
        return 0
    return int(st.number_input(say("mixed"), 0, count, 0, key=key, width=150))


def taken(found: Quiz) -> dict[str, ItemResult]:
    """What answers say of the questions in hand; for directors, where there is a database."""
    if not person().may_log:
        return {}
    try:
        return items_of(question.id for question in found.questions)
    except LawbridgeError:
        return {}


def hardness(question: QuizQuestion, known: ItemResult | None) -> list[str]:
    """How hard a question is: by the facts that decide and, once taken, by its answers."""
    levels = level_words()
    told = [levels[question.level]]
    if question.decided_by:
        told.append(say("facts", count=str(question.decided_by)))
    if known is not None:
        told.append(say("taken", count=str(known.asked), percent=str(round(100 * known.difficulty))))
        if known.level is not None:
            told.append(say("by_answers", level=levels[known.level]))
        if known.discrimination is not None:
            told.append(f"{word('discrimination')} {known.discrimination:+.2f}")
    return told


def strike_button(found: Quiz, place: int, key: str) -> None:
    """Strikes a question out and takes it out of the quiz in hand."""
    if st.button(say("strike"), key=f"{key}-strike", icon=":material/block:", help=say("strike_help")):
        question = found.questions[place]
        struck.strike(question.id, question.stem)
        left = editing.dropped(found, place)
        hold(left if left.questions else None, _state.get("quiz-id", "") if left.questions else "")
        st.toast(say("struck_done"), icon=":material/block:")
        st.rerun()


def struck_list() -> None:
    """Questions struck out, each with a button that puts it back."""
    try:
        rows = struck.struck()
    except LawbridgeError as error:
        st.warning(plain(error), icon=":material/info:")
        return
    if not rows:
        st.caption(say("struck_none"))
    for row in rows[:MOST_SHOWN]:
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.text(f"{row.at:%Y-%m-%d}  {(row.stem or row.question)[:120]}")
            if st.button(say("put_back"), key=f"back-{row.question}", icon=":material/undo:"):
                struck.put_back(row.question)
                st.rerun()


def writing() -> None:
    """The form for one question, a file of many, and the list of what is kept."""
    st.caption(say("intro"))
    form()
    st.markdown(f"**{say('file')}**")
    given = st.file_uploader(
        say("file"), type=["yaml", "yml", "csv"], key="own-file", label_visibility="collapsed", max_upload_size=1
    )
    if given is not None and st.button(say("file_take"), key="own-take", type="primary"):
        take(given.getvalue(), given.name)
    listed()


def form() -> None:
    """One question in fields; what was chosen to be changed stands in them."""
    changing = _state.get("own-changing", "")
    with st.form("own-form", border=True, clear_on_submit=False):
        levels = level_words()
        st.text_area(say("form_question"), key="own-question", max_chars=2000)
        st.text_area(say("form_right"), key="own-right", height=70)
        for place in range(1, WRONGS + 1):
            st.text_input(say("form_wrong", place=str(place)), key=f"own-wrong{place}", max_chars=500)
            st.text_input(say("form_why", place=str(place)), key=f"own-why{place}", max_chars=500)
        st.text_area(say("form_explanation"), key="own-explanation", height=70)
        st.text_input(say("form_laws"), key="own-laws", max_chars=200)
        with st.container(horizontal=True, gap="small"):
            level = st.selectbox(word("level"), LEVELS, format_func=levels.__getitem__, key="own-level", width=150)
            spoken = st.selectbox(
                word("quiz_language"),
                LANGUAGES,
                index=LANGUAGES.index(language()),
                format_func=lambda code: message(code, "language"),
                key="own-language",
                width=170,
            )
        done = st.form_submit_button(say("form_keep"), type="primary", icon=":material/save:")
    if done:
        row = _row(level, spoken, changing)
        try:
            kept.keep([written(service().store, row, spoken)])
        except Unwritten as fault:
            st.warning(plain(fault.sentence(language())), icon=":material/info:")
        except LawbridgeError as error:
            st.warning(plain(error), icon=":material/info:")
        else:
            _state.pop("own-changing", None)
            st.success(say("form_done"), icon=":material/check_circle:")


def _row(level: int, spoken: str, changing: str) -> dict[str, Any]:
    """What the form holds, as a row of a file."""
    value = {name: str(_state.get(f"own-{name}", "")).strip() for name in FIELDS}
    wrongs = [
        {"text": value[f"wrong{place}"], "why": value[f"why{place}"]}
        for place in range(1, WRONGS + 1)
        if value[f"wrong{place}"] or value[f"why{place}"]
    ]
    rights = [line.strip() for line in value["right"].splitlines() if line.strip()]
    row = {"question": value["question"], "right": rights, "wrong": wrongs, "explanation": value["explanation"]}
    named = {"id": changing.removeprefix("own-")} if changing else {}
    return {**row, "laws": value["laws"], "level": level, "language": spoken, **named}


def take(data: bytes, name: str) -> None:
    """Keep the questions of a file, or say every fault."""
    try:
        found, faults = read_own(service().store, data, name, language(), language())
        if faults:
            st.warning(say("nothing_kept", count=str(len(faults))), icon=":material/info:")
            for fault in faults[:MOST_SHOWN]:
                st.markdown(f"- {plain(fault)}")
            return
        new = kept.keep(found)
        st.success(say("kept", count=str(len(found)), new=str(new)), icon=":material/check_circle:")
    except LawbridgeError as error:
        st.warning(plain(error), icon=":material/info:")


def listed() -> None:
    """The questions kept, to be changed or removed."""
    try:
        rows = {row.id: row for row in kept.own()}
    except LawbridgeError as error:
        st.warning(plain(error), icon=":material/info:")
        return
    if not rows:
        st.caption(say("none"))
        return
    chosen = st.selectbox(
        say("list"),
        list(rows),
        format_func=lambda one: label(f"{rows[one].stem[:80]} ({rows[one].language})"),
        key="own-pick",
    )
    with st.container(horizontal=True, gap="small"):
        question = rows[chosen]
        wrong = len(question.options) - len(question.correct)
        can_change = question.kind in ("single", "multiple") and wrong <= WRONGS
        st.button(say("change"), key="own-change", on_click=_load, args=(question,), disabled=not can_change)
        if st.button(say("remove"), key="own-remove", icon=":material/delete:"):
            kept.remove(chosen)
            st.rerun()


def _load(question: QuizQuestion) -> None:
    """A kept question into the form."""
    wrong = [option for option in question.options if not option.correct][:WRONGS]
    _state["own-changing"] = question.id
    _state["own-question"], _state["own-explanation"] = question.stem, question.explanation
    _state["own-right"] = "\n".join(option.text for option in question.correct)
    _state["own-laws"] = ", ".join(
        one.label if one.provision.startswith(f"{LAW_IN_FORCE}:") else one.provision for one in question.citations
    )
    _state["own-level"], _state["own-language"] = question.level, question.language
    for place in range(1, WRONGS + 1):
        option = wrong[place - 1] if place <= len(wrong) else None
        _state[f"own-wrong{place}"] = option.text if option else ""
        _state[f"own-why{place}"] = option.why if option else ""
