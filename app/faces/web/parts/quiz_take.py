"""Taking the quiz in hand: one question at a time with the answer at once, or as a timed examination."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import streamlit as st

from app.faces.web.parts.citation import chips
from app.faces.web.parts.quiz_make import saying
from app.faces.web.parts.quiz_question import ask, reveal
from app.faces.web.parts.quiz_words import area_bars, area_title, hold, html_block, quiz_in_hand, score_line, word
from app.faces.web.session import service
from app.quiz import editing
from app.quiz.exams.blueprint import Blueprint
from app.quiz.exams.marking import is_given, is_right
from app.quiz.model import Quiz
from app.quiz.results import attempts
from app.quiz.results.statistics import PASS_MARK, by_area, weak_areas

_state = st.session_state
GRACE = 2.0
"""Seconds after the end in which an answer on its way still counts."""


@dataclass
class Taking:
    """One person on one quiz in this session; every answer is in the database as well."""

    quiz: Quiz
    mode: attempts.Mode
    attempt: int
    pass_mark: int
    ends: float = 0.0
    place: int = 0
    shown: float = field(default_factory=time.time)
    given: dict[int, Any] = field(default_factory=dict)
    checked: set[int] = field(default_factory=set)
    over: bool = False
    late: bool = False

    @property
    def right(self) -> int:
        """Right answers so far."""
        return sum(is_right(self.quiz.questions[place], given) for place, given in self.given.items())


def main() -> None:
    """The start, the questions, or the result."""
    now: Taking | None = _state.get("quiz-taking") or from_address()
    if now is None:
        beginning()
    elif now.over:
        result(now)
    elif now.mode == "exam":
        examination(now)
    else:
        practice(now)


def from_address() -> Taking | None:
    """The attempt the address names: a page that was reloaded goes on where it was."""
    token = str(st.query_params.get("attempt", ""))
    begun = attempts.resumed(token) if token else None
    if begun is None:
        return None
    found = taking_of(begun)
    _state["quiz-taking"] = found
    return found


def leave() -> None:
    """Ready for another quiz."""
    _state.pop("quiz-taking", None)
    st.query_params.pop("attempt", None)


def beginning() -> None:
    """Name, manner and time."""
    found = quiz_in_hand()
    if found is None:
        return
    made = _state.get("quiz-paper")
    plan: Blueprint | None = made.blueprint if made and made.quiz.seed == found.seed else None
    st.subheader(found.title)
    st.caption(word("questions", count=str(len(found.questions))))
    ways: tuple[attempts.Mode, ...] = ("practice", "exam")
    names = {one: word(f"how_{one}") for one in ways}
    mode = st.radio(
        word("how"),
        ways,
        index=1 if plan else 0,
        format_func=names.__getitem__,
        key="quiz-how",
        horizontal=True,
    )
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        who = st.text_input(word("name_optional"), key="quiz-who", max_chars=attempts.LONGEST_NAME)
        default = plan.minutes if plan else max(5, 2 * len(found.questions))
        minutes = default
        if mode == "exam":
            minutes = st.number_input(word("time"), 1, 300, default, key="quiz-minutes", width=130)
    if st.button(word("start"), type="primary", icon=":material/play_arrow:", key="quiz-start"):
        with saying():
            paper, mark = (made.name, plan.pass_mark) if made and plan else ("", PASS_MARK)
            begun = attempts.sit(found, mode, who, paper, int(minutes) if mode == "exam" else 0, mark)
            _state["quiz-taking"] = taking_of(begun)
            st.query_params["attempt"] = begun.token
            st.rerun()


def taking_of(begun: attempts.Begun) -> Taking:
    """An attempt in this session, at the first question without an answer."""
    total = len(begun.quiz.questions)
    place = next((one for one in range(total) if one not in begun.given), total - 1)
    ends = begun.ends.timestamp() if begun.ends else 0.0
    given, over = dict(begun.given), begun.finished
    return Taking(
        begun.quiz, begun.mode, begun.attempt, begun.pass_mark, ends, place, given=given, checked=set(given), over=over
    )


def practice(now: Taking) -> None:
    """One question; after the answer its reasons and laws."""
    question, total = now.quiz.questions[now.place], len(now.quiz.questions)
    st.progress(
        (now.place + (now.place in now.checked)) / total, word("place", place=str(now.place + 1), total=str(total))
    )
    key = f"take-{now.attempt}-{now.place}"
    if now.place in now.checked:
        reveal(question, now.given.get(now.place), key)
        last = now.place + 1 == total
        words = word("finish") if last else word("next")
        if st.button(words, type="primary", icon=":material/arrow_forward:", key=f"{key}-next"):
            if last:
                finish(now)
            now.place, now.shown = min(now.place + 1, total - 1), time.time()
            st.rerun()
        return
    given = ask(question, key)
    if question.kind in ("single", "true_false"):
        if given is not None:
            check(now, given)
    elif st.button(word("check"), type="primary", key=f"{key}-check", disabled=not is_given(question, given)):
        check(now, given)


def check(now: Taking, given: Any) -> None:
    """Keep the answer and show whether it is right."""
    question = now.quiz.questions[now.place]
    attempts.record(now.attempt, now.place, question, given, time.time() - now.shown)
    now.given[now.place] = given
    now.checked.add(now.place)
    st.rerun()


def examination(now: Taking) -> None:
    """Any question in any order, no answers shown, a clock; each answer is kept when it is given."""
    clock(now)
    total = len(now.quiz.questions)
    done = {place for place, given in now.given.items() if is_given(now.quiz.questions[place], given)}
    picked = st.pills(
        word("place", place=str(now.place + 1), total=str(total)),
        range(total),
        default=now.place,
        format_func=lambda place: f"{place + 1} :material/check:" if place in done else str(place + 1),
        key=f"exam-go-{now.attempt}-{now.place}-{len(done)}",
    )
    if picked is not None and picked != now.place:
        go(now, picked)
        st.rerun()
    question, key = now.quiz.questions[now.place], f"exam-{now.attempt}-{now.place}"
    with st.container(border=True, key=f"examcard-{now.place}"):
        given = ask(question, key, now.given.get(now.place), at_once=False)
    if given != now.given.get(now.place) and is_given(question, given):
        if time.time() > now.ends + GRACE:
            finish(now, late=True)
            st.rerun()
        now.given[now.place] = given
        attempts.record(now.attempt, now.place, question, given, time.time() - now.shown)
        st.rerun()
    with st.container(horizontal=True, gap="small"):
        if st.button(word("previous"), key=f"{key}-back", disabled=not now.place, icon=":material/arrow_back:"):
            go(now, now.place - 1)
            st.rerun()
        if now.place + 1 < total and st.button(
            word("next"), type="primary", key=f"{key}-on", icon=":material/arrow_forward:"
        ):
            go(now, now.place + 1)
            st.rerun()
        hand_in(now, total - len(done), key)


def hand_in(now: Taking, missing: int, key: str) -> None:
    """The end of an examination; with questions open it takes a second tap."""
    icon = ":material/assignment_turned_in:"
    if missing:
        with st.popover(word("hand_in"), icon=icon, key=f"{key}-end"):
            st.markdown(word("hand_in_open", count=str(missing)))
            sure = st.button(word("hand_in"), key=f"{key}-in", icon=icon)
    else:
        sure = st.button(word("hand_in"), type="primary", key=f"{key}-in", icon=icon)
    if sure:
        finish(now)
        st.rerun()


def go(now: Taking, place: int) -> None:
    """Another question of the paper."""
    now.place, now.shown = place, time.time()


@st.fragment(run_every=1.0)
def clock(now: Taking) -> None:
    """The time left; at its end what was answered is handed in."""
    left = now.ends - time.time()
    if left <= 0 and not now.over:
        finish(now, late=True)
        st.rerun()
    minutes, seconds = divmod(max(int(left), 0), 60)
    hurry = " hurry" if left < 120 else ""
    html_block(f'<div class="quiz-clock{hurry}" role="timer">{word("time_left")} <b>{minutes}:{seconds:02d}</b></div>')


def finish(now: Taking, late: bool = False) -> None:
    """The attempt is over; questions without an answer are kept as unanswered, so that statistics know of them."""
    for place, question in enumerate(now.quiz.questions):
        if place not in now.given:
            attempts.record(now.attempt, place, question, None, 0.0)
    attempts.finish(now.attempt)
    now.over, now.late = True, late


def result(now: Taking) -> None:
    """Score, passed or not, areas, what to read again, all questions with answers."""
    total = len(now.quiz.questions)
    if now.late:
        st.info(word("time_over"), icon=":material/timer_off:")
    html_block(f'<div class="headline">{score_line(now.right, total)}</div>')
    if now.mode == "exam":
        passed = 100 * now.right >= now.pass_mark * total
        icon = ":material/check_circle:" if passed else ":material/cancel:"
        words = f"{word('passed' if passed else 'failed')} · {word('pass_mark', mark=str(now.pass_mark))}"
        (st.success if passed else st.error)(words, icon=icon)
    rows = attempts.answers([now.attempt])
    st.markdown(f"**{word('by_topic')}**")
    area_bars(by_area(rows))
    read_again([row.area for row in by_area(rows) if row.right < row.asked and row.area], rows, now.quiz)
    if st.button(word("again"), key="quiz-again", icon=":material/restart_alt:"):
        leave()
        st.rerun()
    with st.expander(word("review"), icon=":material/fact_check:", expanded=now.mode == "exam"):
        for place, question in enumerate(now.quiz.questions):
            with st.container(border=True):
                st.caption(word("place", place=str(place + 1), total=str(total)))
                reveal(question, now.given.get(place), f"review-{now.attempt}-{place}")


def read_again(names: list[str], rows: list[attempts.Answered], asked: Quiz) -> None:
    """Weak areas with the laws missed, and a button that makes new questions on them."""
    if not names:
        return
    st.markdown(f"**{word('weak')}**")
    weak = {row.area for row in weak_areas(rows)}
    found = [row for row in by_area(rows) if row.area in names]
    for row in found[:5]:
        st.markdown(f"{area_title(row.area)}" + (" :material/priority_high:" if row.area in weak else ""))
        chips(row.missed[:4], f"again-{row.area}")
    if st.button(word("fresh"), key="quiz-fresh", icon=":material/casino:"):
        with st.spinner(word("making")), saying():
            ids = [question.id for question in asked.questions]
            made = editing.fresh(service().store, names, 10, None, asked.language, asked.seed + 1, ids)
            hold(made)
            leave()
            _state.pop("quiz-paper", None)
            st.rerun()
