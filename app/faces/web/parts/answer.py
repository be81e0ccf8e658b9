"""An answer on the page: what was understood, the outcome, what can be chosen, the sentences, the next question."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import streamlit as st

from app.answering import asks_first, left_open
from app.answering.documents import AnswerDocument, case_of
from app.faces.web.parts.call_picker import Act
from app.faces.web.parts.citation import chip
from app.faces.web.parts.field import field
from app.faces.web.parts.law_text import address
from app.faces.web.parts.plain import plain
from app.faces.web.parts.provision import law_text, standing
from app.faces.web.parts.question import question
from app.faces.web.parts.ruled import headline, last, sentences
from app.faces.web.parts.table_picture import table_picture
from app.faces.web.parts.tree import tree
from app.faces.web.parts.understood import doubt_chips, fact_chips
from app.faces.web.parts.words import coloured, label
from app.faces.web.session import language, service
from app.looking_up.documents import CitedRow
from app.messages import message
from corpus.errors import LawbridgeError
from corpus.store import LAW_IN_FORCE
from rulings.engine.ruling_document import Need

_BRACKETS = re.compile(r"\([^()]*(?:\([a-z]\)[^()]*)*\)")
_LAW = re.compile(r"\b\d{1,2}[A-K]\d{0,2}(?:\([a-z]\)|[a-z])?(?!\w)|(?:(?<=\()|(?<=[;,\u00a7] ))\d{1,2}(?=[);])")

_QUOTED = re.compile(r"^\d{1,2}(?:[A-K]\d{0,2}(?:\([a-z]\))?)?(?=: )")


@dataclass(frozen=True, slots=True)
class Doing:
    """What taps on an answer do: facts told or corrected, one forgotten, another procedure chosen."""

    tell: Act
    forget: Callable[[str], None]
    instead: Callable[[str], None]


def page_word(key: str, **params: str) -> str:
    """An interface text of this page."""
    return message(language(), f"ask_page.{key}", **params)


def answer(document: AnswerDocument, key: str, doing: Doing | None) -> None:
    """Draw the document of `ask`; `doing` is given for the answer that the conversation stands at."""
    _course(document)
    if document["status"] == "refused":
        st.html(f'<div class="headline">{coloured(document["answer"])}</div>')
    elif document["procedure"]:
        _ruling(document, key, doing)
    else:
        _quotes(document, key)
    if doing is not None:
        _candidates(document, key, doing)


def _course(document: AnswerDocument) -> None:
    """How the text was taken, in one line: what changed in the case, what was not used, or that a new one begins."""
    course = document.get("course")
    if course is None:
        return
    if course["kind"] == "unclear":
        st.warning(plain(course["said"]), icon=":material/hearing_disabled:")
    elif course["kind"] in ("continued", "asked") and course["said"]:
        st.caption(f":material/subdirectory_arrow_right: {label(course['said'])}")
    elif course["kind"] == "new" and course.get("after"):
        st.caption(f":material/fiber_new: {label(course['said'])}")


def _quotes(document: AnswerDocument, key: str) -> None:
    """The law asked for, in its own words; the other texts found, each with its chip, folded."""
    _headline(document, key)
    rows = {row["n"]: row for row in document["citations"]}
    with st.expander(page_word("whole"), icon=":material/menu_book:"):
        for place, statement in enumerate(document["statements"]):
            for number in statement["citations"]:
                row = rows[number]
                with st.container(
                    horizontal=True, vertical_alignment="center", gap="small", key=f"cites-{key}-{place}-{number}"
                ):
                    _numbered(row, f"{key}-{place}")
                    st.html(f'<span class="standing">{coloured(standing(row))}</span>', width="content")
                law_text(row["quote"], row["in_force"])


def _headline(document: AnswerDocument, key: str) -> None:
    """What is ruled, the laws it rests on as links in the sentence; one that names none has it behind it."""
    cited = document["headline"]["citations"][:1]
    with st.container(key=f"said-{key}-head", gap="xsmall"):
        lines = "<br>".join(_linked(line) for line in document["headline"]["text"].split("\n"))
        st.html(f'<div class="headline" role="status">{lines}</div>')
        for row in document["citations"]:
            if row["n"] in cited and "<a " not in lines:
                _numbered(row, f"{key}-head")
        if left := left_open(document):
            st.html(f'<div class="note">{coloured(left)}</div>')


def _linked(text: str) -> str:
    """A sentence as HTML; the laws it names in brackets, and one that it quotes, are links to their texts."""
    within = _BRACKETS.sub(lambda found: _LAW.sub(lambda law: _link(law[0]), found[0]), coloured(text))
    return _QUOTED.sub(lambda law: _link(law[0]), within)


def _link(named: str) -> str:
    try:
        found = service().store.resolve(named)
    except LawbridgeError:
        return named
    return f'<a href="{address(found.full_id)}">{named}</a>'


def _ruling(document: AnswerDocument, key: str, doing: Doing | None) -> None:
    """What was heard in a line, what is ruled, the ways on as buttons, one question; everything else is folded."""
    found = case_of(document)
    ruled, facts, name = found["ruling"], found["facts"], found["name"]
    known = {fact: value for fact, value in facts.items() if value is not None}
    doubtful = {row["fact"]: row["words"] for row in found["read"] if not row["sure"] and row["fact"] not in known}
    heard = label(document["understood"]["text"])
    if doing is None and known:
        st.caption(f":material/hearing: {page_word('understood')} {heard}")
    elif doing is not None:
        table_picture(document)
        if known:
            with st.expander(f"{page_word('understood')}: {heard}", icon=":material/hearing:"):
                fact_chips(name, known, key, doing.tell, doing.forget)
        if doubtful:
            doubt_chips(name, known, key, doing.tell, doubtful)
    if by := document.get("heard_by"):
        st.caption(f":material/hearing: {plain(by['text'])}")
    _headline(document, key)
    cite, need = _citer(document), _first(found["need"], doubtful)
    asked = document["next_question"]
    if asked is not None and need is not None and document["presumed"] and need["name"] != asked["name"]:
        need = None
    answered = asks_first(document)
    if asked is not None and answered:
        st.html(f'<div class="{"told" if doing is None else "asked"}">{coloured(asked["text"])}</div>')
    if doing is None:
        for option in document["options"]:
            st.html(f'<div class="option">{coloured(option["text"])}</div>')
        if asked is not None and not answered:
            st.html(f'<div class="told">{coloured(asked["text"])}</div>')
        return
    _ways_on(document, f"{key}-o", doing)
    if asked is not None and not answered:
        st.html(f'<div class="asked">{coloured(asked["text"])}</div>')
        if need is not None and need["name"] == asked["name"]:
            field(name, need["name"], known, f"{key}-need", doing.tell)
    if need is not None and asked is not None and need["name"] != asked["name"]:
        question(need, name, known, key, doing.tell)
    with st.expander(page_word("whole"), icon=":material/account_tree:"):
        headline(ruled, f"{key}-s", cite)
        sentences(ruled, f"{key}-s", cite)
        last(ruled, f"{key}-l", cite)
        if ruled["branches"]:
            tree(ruled["branches"], f"{key}-t", cite, not ruled["statements"])


def _ways_on(document: AnswerDocument, key: str, doing: Doing) -> None:
    """The options, each a button where a tap tells it."""
    listed = len(document["options"]) > 3
    for place, option in enumerate(document["options"]):
        words = f"{place + 1}. {option['text']}" if listed else option["text"]
        if not option["facts"]:
            st.html(f'<div class="option">{_linked(words)}</div>')
            continue
        presumed = {row["fact"]: row["value"] for row in document["presumed"]}
        st.button(
            label(words).replace(".", "\\.", 1) if listed else label(words),
            key=f"{key}{place}-choose",
            on_click=doing.tell,
            args=(presumed | option["facts"],),
            width="stretch",
            wrap=True,
        )


def _first(needs: list[Need], doubtful: dict[str, str]) -> Need | None:
    """The question to ask: one that a doubtful reading speaks of, else the next; None when nothing is open."""
    asked = [need for need in needs if need["name"] in doubtful]
    return next(iter([*asked, *needs]), None)


def _citer(document: AnswerDocument) -> Callable[[list[str], str], None]:
    """Draws the chips of a sentence, numbered as in the document."""
    rows = {row["canonical"]: row for row in document["citations"]}

    def cite(citations: list[str], key: str) -> None:
        with st.container(horizontal=True, gap="xsmall", key=f"cites-{key}", width="content"):
            for cited in dict.fromkeys(citations):
                full = cited if ":" in cited else f"{LAW_IN_FORCE}:{cited}"
                if full in rows:
                    _numbered(rows[full], key)

    return cite


def _numbered(row: CitedRow, key: str) -> None:
    words = label(f"[{row['n']}] {row['label']}")
    chip(row["canonical"], words, f"{key}-chip-{row['n']}", f"{row['source']}:{row['provision']}")


def _candidates(document: AnswerDocument, key: str, doing: Doing) -> None:
    """The other procedures the question may be about, as buttons."""
    now = document["procedure"]["name"] if document["procedure"] else None
    others = [row for row in document["candidates"] if row["name"] != now]
    if not others:
        return
    st.caption(page_word("did_you_mean"))
    with st.container(horizontal=True, gap="small"):
        for row in others:
            st.button(
                label(row["title"]),
                key=f"{key}-instead-{row['name']}",
                on_click=doing.instead,
                args=(row["name"],),
                icon=":material/alt_route:",
            )
