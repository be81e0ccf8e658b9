"""The chat: a question, an answer that cites, the next question as buttons, and the conversation so far."""

from __future__ import annotations

from typing import Any

import streamlit as st

from app.web.parts.answer import answer
from app.web.session import jurisdiction, language, say, service, turns
from app.wording import message
from corpus.errors import LawbridgeError


def main() -> None:
    """Draw the conversation, then take the next question."""
    asked = st.chat_input(message(language(), "ask.placeholder"))
    if not turns() and not asked:
        st.markdown(say("greeting"))
        st.caption(say("examples"))
        for number in (1, 2, 3):
            words = say(f"example_{number}")
            if st.button(words, key=f"example-{number}", width="stretch"):
                asked = words
    for place, turn in enumerate(turns()):
        with st.chat_message(turn["role"]):
            draw(turn, place)
    if asked:
        turns().append({"role": "user", "text": asked})
        with st.spinner(say("working")):
            turns().append(reply(asked, {}))
        st.rerun()
    if turns() and st.button(say("clear"), icon=":material/restart_alt:"):
        turns().clear()
        st.rerun()


def reply(asked: str, facts: dict[str, Any]) -> dict[str, Any]:
    """The answer as a turn; an error becomes one friendly sentence."""
    try:
        document = service().ask(asked, None, jurisdiction(), facts=facts)
        return {"role": "assistant", "document": document, "asked": asked}
    except LawbridgeError as error:
        return {"role": "assistant", "text": str(error)}


def draw(turn: dict[str, Any], place: int) -> None:
    """One turn of the conversation; an answer tapped under the last one goes on with the same case."""
    if "document" not in turn:
        st.text(turn["text"])
        return
    chosen = answer(turn["document"], f"turn-{place}", open_question=place == len(turns()) - 1)
    if chosen:
        name, value, words = chosen
        facts = turn["document"]["procedure"]["facts"] | {name: value}
        turns().append({"role": "user", "text": words})
        turns().append(reply(turn["asked"], facts))
        st.rerun()


main()
