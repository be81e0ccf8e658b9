"""Words and small pieces that the quiz pages share."""

from __future__ import annotations

import html
import secrets
from collections.abc import Sequence
from typing import cast

import streamlit as st

from app.faces.web.parts.words import coloured
from app.faces.web.session import jurisdiction, language
from app.messages import message
from app.quiz.exams.areas import area, area_of, areas
from app.quiz.model import LEVELS, Quiz, QuizQuestion
from app.quiz.picture.as_html import drawn_html
from app.quiz.results.statistics import AreaResult
from corpus.jurisdictions import holds
from corpus.store import ULTI

_state = st.session_state
DRAFT = "quiz-draft"
"""What the browser's tab keeps of the quiz in hand: its name here."""
MOST_IN_HAND = 200


def word(key: str, **params: str) -> str:
    """A text of the quiz pages in the reader's language."""
    return message(language(), f"exam.{key}", **params)


def quiz() -> Quiz | None:
    """The quiz in hand: what was made or opened last in this session."""
    if "quiz-now" not in _state and (kept := _in_hand().get(_state.get(DRAFT, ""))):
        _state["quiz-now"], _state["quiz-id"] = kept
    return cast("Quiz | None", _state.get("quiz-now"))


def hold(one: Quiz | None, saved_id: str = "") -> None:
    """Take a quiz in hand; its id when it is a saved one. A page that is reloaded finds it again."""
    _state["quiz-now"], _state["quiz-id"] = one, saved_id
    kept = _in_hand()
    kept.pop(_state.pop(DRAFT, ""), None)
    if one is not None:
        _state[DRAFT] = secrets.token_hex(12)
        kept[_state[DRAFT]] = (one, saved_id)
        for oldest in list(kept)[:-MOST_IN_HAND]:
            kept.pop(oldest, None)


@st.cache_resource(show_spinner=False)
def _in_hand() -> dict[str, tuple[Quiz, str]]:
    """The quizzes in hand of all sessions, by a name that only the browser's own tab knows."""
    return {}


def quiz_in_hand() -> Quiz | None:
    """The quiz in hand, or a sentence that there is none."""
    found = quiz()
    if found is None:
        st.info(word("no_quiz"), icon=":material/quiz:")
    return found


def area_title(name: str) -> str:
    """An area by its name in the reader's language; what belongs to none is called other."""
    return area(name).title(language()) if name else word("other")


def pick_areas(key: str) -> list[str]:
    """A choice of areas; none means all."""
    here = holds(f"{ULTI}:I", jurisdiction())
    titles = {name: area_title(name) for name in areas() if here or name != "ulti"}
    return list(
        st.multiselect(
            word("topics"), list(titles), format_func=titles.__getitem__, placeholder=word("topics_hint"), key=key
        )
    )


def areas_of(one: Quiz) -> list[str]:
    """The areas of a quiz, in the order they first appear."""
    return list(dict.fromkeys(area_of(question) for question in one.questions))


def level_words() -> dict[int, str]:
    """The levels in words; 0 is all of them."""
    return {level: word(f"level_{level}") for level in (0, *LEVELS)}


def bar(label: str, share: float, note: str, mark: str = "") -> str:
    """A labelled bar as HTML; `share` is 0 to 1, `mark` a style of `style.css`."""
    width = round(100 * min(max(share, 0.0), 1.0))
    return (
        f'<div class="quiz-bar {mark}"><div class="quiz-bar-words"><span>{label}</span><span>{html.escape(note)}</span>'
        f'</div><div class="quiz-bar-track"><div style="width:{width}%"></div></div></div>'
    )


def area_bars(rows: Sequence[AreaResult]) -> None:
    """Results by area, the weakest first."""
    parts = [
        bar(
            coloured(area_title(row.area)),
            row.percent / 100,
            f"{row.right}/{row.asked}",
            "weak" if row.is_weak() else "",
        )
        for row in rows
    ]
    html_block("".join(parts))


def score_line(right: int, total: int) -> str:
    """Right answers of all, with the percentage."""
    return word("score", right=str(right), total=str(total), percent=str(round(100 * right / total) if total else 0))


def stem_html(question: QuizQuestion, big: bool = False) -> str:
    """The stem as HTML, suits coloured, and the picture of its table."""
    text = coloured(question.stem).replace("\n", "<br>")
    table = drawn_html(question, coloured)
    size = " big" if big else ""
    drawn = f'<div class="quiz-picture{size}" lang="{question.language}">{table}</div>' if table else ""
    return f'<div class="quiz-stem{size}" lang="{question.language}">{text}</div>{drawn}'


def html_block(text: str) -> None:
    """HTML of ours, every text in it through `coloured`; nothing is drawn for nothing."""
    if text:
        st.html(text)
