"""The chat: a question, an answer that cites, and the conversation so far."""

from __future__ import annotations

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
    for turn in turns():
        with st.chat_message(turn["role"]):
            draw(turn)
    if asked:
        turns().append({"role": "user", "text": asked})
        with st.spinner(say("working")):
            turns().append(reply(asked))
        st.rerun()
    if turns() and st.button(say("clear"), icon=":material/restart_alt:"):
        turns().clear()
        st.rerun()


def reply(asked: str) -> dict[str, object]:
    """The answer as a turn; an error becomes one friendly sentence."""
    try:
        return {"role": "assistant", "document": service().ask(asked, None, jurisdiction())}
    except LawbridgeError as error:
        return {"role": "assistant", "text": str(error)}


def draw(turn: dict[str, object]) -> None:
    """One turn of the conversation."""
    document = turn.get("document")
    if isinstance(document, dict):
        answer(document)
    else:
        st.text(str(turn["text"]))


main()
