"""The chat: a question, an answer that cites, what was understood to correct, and the case going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from app.answering.documents import AnswerDocument
from app.answering.spoken import closest, names
from app.faces.web.parts import case_held
from app.faces.web.parts.answer import Doing, answer, page_word
from app.faces.web.parts.history import history
from app.faces.web.parts.law_text import address
from app.faces.web.parts.plain import plain, refusal
from app.faces.web.parts.provision import provision
from app.faces.web.parts.share import tools
from app.faces.web.parts.words import label
from app.faces.web.session import language, say, turns
from app.looking_up.documents import CitedRow
from app.messages import message
from app.wizard.sharing import facts_of
from corpus.errors import LawbridgeError

BESIDE = 5  # laws whose texts stand beside a case; a string here would be drawn on the page
AVATARS = {"user": ":material/person:", "assistant": ":material/gavel:"}


def main() -> None:
    """Draw the conversation, then take the next question."""
    open_address(dict(st.query_params.items()), once=True)
    case_held.in_step()
    st.chat_input(message(language(), "ask.placeholder"), key="ask-input", on_submit=typed)
    if not turns() and not st.session_state.get("ask-pending"):
        greeting()
    before = last_document()
    left, right = st.columns([3, 2], gap="medium") if before else (st.container(), None)
    with left:
        conversation()
    if right is not None and (now := last_document()) is not None:
        with right:
            law_beside(now)
    if turns() and st.button(say("clear"), icon=":material/restart_alt:"):
        case_held.let_go()
        st.rerun()
    opened = history(last_document(), st.session_state.get("ask-moved", 0))
    if opened:
        reopen(opened)
        st.rerun()


def conversation() -> None:
    """The case from its first line to the last; what was typed is answered here."""
    earlier()
    for place, turn in enumerate(turns()):
        newest = place == len(turns()) - 1
        with (
            st.container(key="newest-answer" if newest else f"turn-{place}-of"),
            st.chat_message(turn["role"], avatar=AVATARS[turn["role"]]),
        ):
            draw(turn, place)
    if pending := st.session_state.get("ask-pending"):
        with st.chat_message("user", avatar=AVATARS["user"]):
            st.text(pending)
        with st.spinner(say("working")):
            reply(pending)
        st.rerun()
    if problem := st.session_state.pop("ask-problem", None):
        st.warning(plain(problem), icon=":material/error:")


def law_beside(document: AnswerDocument) -> None:
    """On a laptop, beside the case: the text of the laws that the ruling rests on."""
    with st.container(key="law-beside"):
        for row in rests_on(document)[:BESIDE]:
            where = {"p": row["canonical"], "lang": language()}
            st.page_link("views/laws.py", label=f"**{label(row['label'])}**", query_params=where)
            provision(f"{row['source']}:{row['provision']}", address)


def rests_on(document: AnswerDocument) -> list[CitedRow]:
    """The laws of the sentence and of its options. One of which a part is among them (27B beside 27B1) says nothing
    more, and is left out unless the sentence names it.
    """
    rows = {row["n"]: row for row in document["citations"]}
    numbers = [number for one in (document["headline"], *document["options"]) for number in one["citations"]]
    found = {rows[number]["canonical"]: rows[number] for number in numbers}
    said = document["headline"]["text"]
    near = closest(tuple(found), len(found))
    return [row for law, row in found.items() if law in near or names(said, row["label"])]


def typed() -> None:
    """Keep what was typed until it is answered: a page drawn anew in between must not lose it."""
    pend(str(st.session_state["ask-input"] or ""))


def pend(words: str) -> None:
    """What is to be answered next."""
    st.session_state["ask-pending"] = words


def greeting() -> None:
    """What to ask, with examples to tap."""
    st.markdown(say("greeting"))
    st.caption(say("examples"))
    for number in (1, 2, 3):
        words = say(f"example_{number}")
        st.button(label(words), key=f"example-{number}", width="stretch", on_click=pend, args=(words,), wrap=True)


def earlier() -> None:
    """The way back to the case told before this one; and that a case is not kept, where it is not."""
    case = case_held.held()
    if case is None:
        return
    if case_held.unkept():
        st.caption(f":material/cloud_off: {page_word('unkept')}")
    if case.before:
        st.button(
            page_word("earlier"),
            key="case-before",
            icon=":material/undo:",
            type="tertiary",
            on_click=reopen,
            args=({"id": case.before},),
        )


def last_document() -> AnswerDocument | None:
    """The answer the case stands at."""
    row = next((turn for turn in reversed(turns()) if "document" in turn and not turn.get("aside")), None)
    return row["document"] if row is not None else None


def reopen(row: dict[str, Any]) -> None:
    """A case of the list on this device, by its address; else, where that is kept no more, its question anew."""
    case_held.let_go()
    try:
        case_held.open_address(str(row.get("id", "")))
    except LawbridgeError as error:
        if row.get("q"):
            open_address({name: str(row.get(name, "")) for name in ("q", "case", "facts")})
        else:
            st.session_state["ask-problem"] = refusal(error, language())
    moved()


def open_address(params: dict[str, str], once: bool = False) -> None:
    """The case or answer that an address names; an address that cannot be used says why."""
    asked, name = str(params.get("q", "")), str(params.get("case", ""))
    if not asked and not name:
        return
    if once:
        case = case_held.held()
        if (case is not None and not asked and case.id == name) or st.session_state.get("ask-refused") == params:
            return
    try:
        if not asked:
            case_held.open_address(name)
        elif name:
            facts = facts_of(str(params.get("facts", "")))
            forget_case()
            case_held.reopen(asked, name, facts)
        else:
            forget_case()
            case_held.tell(asked)
        moved()
    except LawbridgeError as error:
        st.session_state["ask-refused"] = params
        if asked and not turns():
            turns().append({"role": "user", "text": asked})
        turns().append({"role": "assistant", "text": page_word("address_bad", why=plain(error))})


def forget_case() -> None:
    """Let the open case go, but not the address that names another one."""
    address = {name: st.query_params[name] for name in ("q", "case", "facts") if name in st.query_params}
    case_held.let_go()
    st.query_params.update(address)


def reply(asked: str) -> None:
    """Answer what was typed, in the open case where there is one; an error becomes one friendly sentence."""
    try:
        case_held.tell(asked)
    except LawbridgeError as error:
        turns().append({"role": "user", "text": asked})
        turns().append({"role": "assistant", "text": refusal(error, language())})
    else:
        moved()
    st.session_state.pop("ask-pending", None)


def told(facts: dict[str, Any]) -> None:
    """A tap that told or corrected facts: the answer is ruled again in its place; what cannot be used is said."""
    _done(lambda: case_held.correct(facts))


def moved() -> None:
    """There is a new answer to look at: the page goes to it."""
    st.session_state["ask-moved"] = st.session_state.get("ask-moved", 0) + 1


def forget(name: str) -> None:
    """A fact that turned out not to be known."""
    told({name: None})


def instead(name: str) -> None:
    """The same question by another procedure."""
    _done(lambda: case_held.choose(name))


def _done(act: Callable[[], None]) -> None:
    try:
        act()
    except LawbridgeError as error:
        st.session_state["ask-problem"] = refusal(error, language())
    else:
        moved()


def draw(turn: dict[str, Any], place: int) -> None:
    """One turn of the conversation; the last answer can be corrected and goes on."""
    if "document" not in turn:
        st.text(turn["text"])
        return
    stands = turn["document"] is last_document()
    answer(turn["document"], f"turn-{place}", Doing(told, forget, instead) if stands else None)
    if stands:
        tools(turn["document"], f"turn-{place}")


main()
