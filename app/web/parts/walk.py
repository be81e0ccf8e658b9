"""One walk through a procedure on the page: told so far, the next question, the ruling as it stands, what if."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import streamlit as st

from app.web.parts.call_picker import Act, words
from app.web.parts.citation import chips
from app.web.parts.field import field
from app.web.parts.question import question
from app.web.parts.ruled import headline, last, options, sentences
from app.web.parts.understood import fact_chips
from app.web.parts.words import coloured, label
from app.web.session import language
from app.wizard.course import Course, Difference, idle, next_question
from app.wizard.inputs import details, question_of
from app.wizard.options import facts_of_option


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


def ask_next(course: Course, document: dict[str, Any], steps: Steps) -> set[str]:
    """The next question, or that nothing more is needed; gives the facts that its options answer."""
    need = next_question(document, course)
    if need is None:
        key = "open_rest" if document["need"] else "settled"
        if document["status"] != "not_modelled":
            st.success(words(key), icon=":material/task_alt:")
        return set()
    chosen = [facts_of_option(document, row, course.facts) for row in document["options"]]
    if any(facts and need["name"] in facts for facts in chosen):
        with st.container(key="question-options", border=True, gap="small"):
            st.html(f'<div class="asked">{coloured(need["question"])}</div>')
            answered = options(document, course.facts, "walk-o", chips, steps.tell)
            st.button(
                words("unknown"),
                key="walk-skip",
                on_click=steps.skip,
                args=(need["name"],),
                type="tertiary",
                icon=":material/help:",
            )
        return answered
    question(need, course.procedure, course.facts, "walk", steps.tell, lambda: steps.skip(need["name"]))
    return set()


def standing(document: dict[str, Any], course: Course, offered: bool, steps: Steps) -> None:
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
