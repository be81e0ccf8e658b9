"""The ruling page: choose what happened, answer one question at a time, see what follows and why.

`ruling?procedure=insufficient_bid&facts={...}` is a permanent address.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app.faces.web.parts import case_held, walk
from app.faces.web.parts.answer import page_word
from app.faces.web.parts.call_picker import words
from app.faces.web.parts.chooser import chooser
from app.faces.web.parts.citation import chips
from app.faces.web.parts.plain import plain
from app.faces.web.parts.reasons import reasons
from app.faces.web.parts.save import save
from app.faces.web.parts.share import aloud_html, base
from app.faces.web.parts.table_picture import ruled_picture
from app.faces.web.parts.understood import told as told_facts
from app.faces.web.parts.words import label
from app.faces.web.session import jurisdiction, language
from app.messages import message
from app.wizard import course as courses
from app.wizard.course import Course
from app.wizard.sharing import address_of_ruling, facts_of, link
from corpus.errors import LawbridgeError
from corpus.model import LANGUAGES
from rulings import registry
from rulings.engine.ruling_document import RulingDocument

_state = st.session_state


def main() -> None:
    """The chooser, or the walk through what was chosen."""
    from_address()
    for sentence in _state.pop("ruling-news", []):
        st.warning(sentence, icon=":material/info:")
    course: Course | None = _state.get("ruling-course")
    if course is None:
        chooser(choose)
        return
    document = courses.rule(course, language())
    with st.container(horizontal=True, gap="small", key="walk-ways"):
        way("all", ":material/list:", leave)
        way("back", ":material/undo:", back, disabled=not course.steps)
        way("again", ":material/restart_alt:", choose, course.procedure)
    st.subheader(label(registry.title(course.procedure, language())))
    chips(registry.get(course.procedure).laws, "walk-laws")
    steps = walk.Steps(tell, change, skip, forget)
    ruled_picture(document, course.facts, case_held.table(str(st.query_params.get(case_held.ADDRESS, ""))))
    walk.told(course, steps)
    if "ruling-before" in _state:
        walk.difference(courses.compare(_state["ruling-before"], document), close_difference)
    offered = walk.ask_next(course, document, steps)
    walk.more(course, tell)
    walk.standing(document, course, offered, steps)
    reasons(course.procedure, course.facts, document)
    tools(course, document)
    if name := str(st.query_params.get(case_held.ADDRESS, "")):
        st.button(
            words("into_case"),
            key="walk-into-case",
            icon=":material/assignment_turned_in:",
            type="primary",
            on_click=into_case,
            args=(name,),
        )
    if name := _state.pop("ruling-into-case", ""):
        st.switch_page("views/ask.py", query_params={case_held.ADDRESS: name, "lang": language()})


def way(name: str, icon: str, go: Callable[..., None], *args: str, disabled: bool = False) -> None:
    """A quiet button that leads elsewhere in the walk."""
    st.button(
        words(name),
        key=f"walk-{name}",
        icon=icon,
        on_click=go,
        args=args,
        type="tertiary",
        disabled=disabled,
        wrap=False,
    )


def from_address() -> None:
    """Take the course from the address when it is not the one held; parts that cannot be used are said."""
    name, facts = str(st.query_params.get("procedure", "")), str(st.query_params.get("facts", ""))
    if (name, facts) == _state.get("ruling-address", ("", "")):
        return
    if not name:
        if _state.get("ruling-course") is not None:
            show(_state["ruling-course"])
        return
    news = []
    try:
        known = facts_of(facts)
    except LawbridgeError as error:
        known = {}
        news.append(words("address_part", why=plain(error)))
    try:
        found, refused = courses.usable(Course(name).answers(known), language())
    except LawbridgeError as error:
        _state["ruling-news"] = [plain(error)]
        leave()
        return
    _state["ruling-news"] = news + [words("address_part", why=plain(sentence)) for sentence in refused]
    close_difference()
    show(found.course)


def show(course: Course) -> None:
    """Hold a course and write it into the address."""
    _state["ruling-course"] = course
    params = address_of_ruling(course.procedure, course.facts)
    _state["ruling-address"] = (params["procedure"], params.get("facts", ""))
    for name in ("procedure", "facts"):
        if name in params:
            st.query_params[name] = params[name]
        else:
            st.query_params.pop(name, None)


def choose(name: str) -> None:
    """Start a procedure."""
    close_difference()
    show(Course(name))


def into_case(name: str) -> None:
    """Put the walk into the case it came from, and go there; what cannot be used is said, and nothing is lost."""
    course: Course = _state["ruling-course"]
    try:
        case_held.walk(name, course.procedure, course.facts)
    except LawbridgeError as error:
        _state["ruling-news"] = [words("kept", why=plain(error))]
    else:
        _state["ruling-into-case"] = name


def leave() -> None:
    """Back to the list."""
    _state.pop("ruling-course", None)
    _state["ruling-address"] = ("", "")
    close_difference()
    for name in ("procedure", "facts"):
        st.query_params.pop(name, None)


def close_difference() -> None:
    """Put the comparison away."""
    _state.pop("ruling-before", None)


def back() -> None:
    """Undo the last answer."""
    close_difference()
    show(_state["ruling-course"].back())


def skip(name: str) -> None:
    """Leave a question open."""
    close_difference()
    show(_state["ruling-course"].answer(name, None))


def forget(name: str) -> None:
    """Ask a fact again."""
    compared(lambda course: course.forget(name))


def tell(facts: dict[str, Any]) -> None:
    """New answers; one that cannot be used is said, and nothing is lost."""
    close_difference()
    take(facts)


def change(facts: dict[str, Any]) -> None:
    """Another answer to what was answered before: what if?"""
    before = courses.rule(_state["ruling-course"], language())
    if take(facts):
        _state["ruling-before"] = before


def compared(step: Any) -> None:
    """A step of the course, with the ruling before it kept for comparing."""
    course: Course = _state["ruling-course"]
    _state["ruling-before"] = courses.rule(course, language())
    show(step(course))


def take(facts: dict[str, Any]) -> bool:
    """Set facts one by one; later answers that they contradict are dropped and named. Gives whether all were used."""
    course: Course = _state["ruling-course"]
    news: list[str] = []
    for name, value in facts.items():
        try:
            standing = courses.change(course, name, value, language())
        except LawbridgeError as error:
            news.append(words("kept", why=plain(error)))
            continue
        if standing.dropped:
            gone = told_facts(course.procedure, course.facts, language())
            texts = [row.text for row in gone if row.fact in standing.dropped]
            news.append(words("dropped", facts=label(" ".join(texts))))
        course = standing.course
    _state["ruling-news"] = news
    show(course)
    return not news


def tools(course: Course, document: RulingDocument) -> None:
    """Read aloud, share, save."""
    with st.container(horizontal=True, gap="small", key="tools-walk"):
        box = st.popover(page_word("aloud"), icon=":material/record_voice_over:", key="walk-aloud", on_change="rerun")
        if box.open:
            with box:
                spoken = st.selectbox(
                    page_word("aloud_in"),
                    LANGUAGES,
                    index=LANGUAGES.index(language()),
                    format_func=lambda code: message(code, "language"),
                    key="walk-aloud-in",
                )
                st.html(aloud_html(courses.rule(course, spoken)))
        box = st.popover(page_word("share"), icon=":material/ios_share:", key="walk-share", on_change="rerun")
        if box.open:
            with box:
                st.caption(page_word("share_link"))
                params = {**address_of_ruling(course.procedure, course.facts), "lang": language()}
                st.code(link(base(), "ruling", params), language=None, wrap_lines=True)
        situation = " ".join(row.text for row in told_facts(course.procedure, course.facts, language()))
        kept = {"facts": course.facts, "situation": situation, "jurisdiction": jurisdiction()}
        save(document, "walk", **kept)


main()
