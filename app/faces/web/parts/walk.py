"""One walk through a procedure on the page: told so far, the next question, the ruling as it stands, what if."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import streamlit as st

from app.faces.web.parts.call_picker import Act, words
from app.faces.web.parts.citation import chips
from app.faces.web.parts.field import field
from app.faces.web.parts.question import question
from app.faces.web.parts.ruled import answered_by_options, ask_by_options, headline, last, options, sentences
from app.faces.web.parts.understood import fact_chips
from app.faces.web.parts.words import coloured, label
from app.faces.web.session import language
from app.wizard.course import Course, Difference, idle, next_question
from app.wizard.inputs import details, question_of
from rulings.engine.ruling_document import RulingDocument


@dataclass(frozen=True, slots=True)
class Steps:
    """What taps do: tell facts, change one told before, leave one open, forget one."""

    tell: Act
    change: Act
    skip: Callable[[str], None]
    forget: Callable[[str], None]


def told(course: Course, steps: Steps) -> None:
    """The answers so far as chips to change; what nobody knows as chips to ask again."""
    if not course.steps:
        return
    st.caption(f":material/checklist: {words('told')}")
    known = course.facts
    fact_chips(course.procedure, known, "walk", steps.change, steps.forget, idle=idle(course, language()))
    if course.skipped:
        with st.container(horizontal=True, gap="xsmall"):
            for name in sorted(course.skipped):
                asked = question_of(course.procedure, name, language(), known)["question"]
                st.button(
                    label(words("unknown_chip", question=asked)),
                    key=f"walk-skipped-{name}",
                    on_click=steps.forget,
                    args=(name,),
                    icon=":material/help:",
                    wrap=True,
                )


def ask_next(course: Course, document: RulingDocument, steps: Steps) -> bool:
    """The next question, or that nothing more is needed; gives whether the options were offered as its answers."""
    need = next_question(document, course)
    if need is None:
        if document["status"] != "not_modelled":
            st.caption(f":material/task_alt: {words('open_rest' if document['need'] else 'settled')}")
        return False
    skip = partial(steps.skip, need["name"])
    if need["name"] in answered_by_options(document, course.facts):
        ask_by_options(need, document, course.facts, "walk", chips, steps.tell, skip)
        return True
    question(need, course.procedure, course.facts, "walk", steps.tell, skip)
    return False


def standing(document: RulingDocument, course: Course, offered: bool, steps: Steps) -> None:
    """The ruling as it stands; its options too, unless they were offered as answers already."""
    if document["status"] == "not_modelled":
        st.info(words("not_modelled"))
    headline(document, "walk-s", chips)
    if not offered:
        options(document, course.facts, "walk-so", chips, steps.tell)
    sentences(document, "walk-s", chips)
    last(document, "walk-l", chips)


def difference(found: Difference, close: Callable[[], None]) -> None:
    """What a change did to the ruling, before and now."""
    with st.container(border=True, key="what-if"):
        with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
            st.markdown(f":material/compare_arrows: **{words('what_if')}**")
            st.button(" ", key="what-if-close", on_click=close, type="tertiary", icon=":material/close:")
        if not found.gone and not found.came:
            st.html(words("same"))
            return
        parts = []
        for key, rows in (("gone", found.gone), ("came", found.came)):
            items = "".join(f"<li>{coloured(row)}</li>" for row in rows) or "<li>&ndash;</li>"
            parts.append(f'<div class="{key}"><b>{coloured(words(key))}</b><ul>{items}</ul></div>')
        st.html(f'<div class="difference">{"".join(parts)}</div>')


def more(course: Course, act: Act) -> None:
    """Facts of the table that sharpen the ruling although nothing asks for them: a picker for each."""
    names = details(course.procedure, course.facts)
    if not names:
        return
    with st.expander(words("details"), icon=":material/playing_cards:"):
        for name in names:
            asked = question_of(course.procedure, name, language(), course.facts)
            box = st.expander(label(asked["question"]), key=f"walk-more-{name}", on_change="rerun", type="compact")
            if box.open:
                with box:
                    field(course.procedure, name, course.facts, f"walk-more-{name}", act)
