"""The chat: a question, an answer that cites, what was understood to correct, and the case going on."""

from __future__ import annotations

from typing import Any

import streamlit as st

from app.faces.web.parts.answer import Doing, answer, page_word
from app.faces.web.parts.history import history
from app.faces.web.parts.plain import plain
from app.faces.web.parts.share import tools
from app.faces.web.parts.words import label
from app.faces.web.session import jurisdiction, language, say, service, turns
from app.messages import message
from app.wizard.sharing import facts_of
from corpus.errors import LawbridgeError

AVATARS = {"user": ":material/person:", "assistant": ":material/gavel:"}


def main() -> None:
    """Draw the conversation, then take the next question."""
    open_address(dict(st.query_params.items()), once=True)
    st.chat_input(message(language(), "ask.placeholder"), key="ask-input", on_submit=typed)
    if not turns() and not st.session_state.get("ask-pending"):
        greeting()
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
    if turns() and st.button(say("clear"), icon=":material/restart_alt:"):
        start_again()
        st.rerun()
    opened = history(last_document(), st.session_state.get("ask-moved", 0))
    if opened:
        start_again()
        open_address({"q": opened.get("q", ""), "case": opened.get("case", ""), "facts": opened.get("facts", "")})
        st.rerun()


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


def last_document() -> dict[str, Any] | None:
    """The answer the conversation stands at."""
    return next((turn["document"] for turn in reversed(turns()) if "document" in turn), None)


def start_again() -> None:
    """Forget the conversation and the address it came from."""
    turns().clear()
    for name in ("q", "case", "facts"):
        st.query_params.pop(name, None)


def open_address(params: dict[str, str], once: bool = False) -> None:
    """The answer that an address names, as the first turn; an address that cannot be used says why."""
    asked, name = str(params.get("q", "")), str(params.get("case", ""))
    if not asked or (once and st.session_state.get("ask-opened") == params):
        return
    if once:
        st.session_state["ask-opened"] = params
        if turns():
            return
    say_user(asked)
    try:
        facts = facts_of(str(params.get("facts", "")))
        if name:
            add(service().reopened(asked, name, facts, jurisdiction()))
        else:
            add(service().reply(asked, jurisdiction(), None, facts, language()))
    except LawbridgeError as error:
        turns().append({"role": "assistant", "text": page_word("address_bad", why=plain(error))})


def say_user(words: str) -> None:
    """What the person said, as a turn."""
    turns().append({"role": "user", "text": words})


def add(document: dict[str, Any], after: bool = False) -> None:
    """An answer as a turn; `after` says that another one stands before it."""
    document["course"]["after"] = after
    turns().append({"role": "assistant", "document": document})
    moved()


def reply(asked: str) -> None:
    """Answer what was typed, going on with the case where it does; an error becomes one friendly sentence."""
    before = last_document()
    try:
        document = service().reply(asked, jurisdiction(), before, None, language())
    except LawbridgeError as error:
        say_user(asked)
        turns().append({"role": "assistant", "text": str(error)})
    else:
        say_user(asked)
        add(document, after=before is not None)
    st.session_state.pop("ask-pending", None)


def told(facts: dict[str, Any]) -> None:
    """A tap that told or corrected facts: the answer is ruled again in its place; what cannot be used is said."""
    before = last_document()
    if before is None:
        return
    try:
        document = service().correct(before, facts)
    except LawbridgeError as error:
        st.session_state["ask-problem"] = str(error)
        return
    replace_last(
        document | {"course": document["course"] | {"after": (before.get("course") or {}).get("after", False)}}
    )


def replace_last(document: dict[str, Any]) -> None:
    """The answer the conversation stands at, anew."""
    turn = next(turn for turn in reversed(turns()) if "document" in turn)
    turn["document"] = document
    moved()


def moved() -> None:
    """There is a new answer to look at: the page goes to it."""
    st.session_state["ask-moved"] = st.session_state.get("ask-moved", 0) + 1


def forget(name: str) -> None:
    """A fact that turned out not to be known."""
    told({name: None})


def instead(name: str) -> None:
    """The same question by another procedure."""
    before = last_document()
    if before is None:
        return
    try:
        document = service().with_procedure(before, name)
    except LawbridgeError as error:
        st.session_state["ask-problem"] = str(error)
        return
    replace_last(document)


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
