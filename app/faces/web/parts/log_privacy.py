"""Players' data on the page: shown, exported, erased; old names removed. Erasing is the chief director's."""

from __future__ import annotations

import json

import streamlit as st

from app.access import Person
from app.faces.web.parts.log_words import say
from app.faces.web.parts.plain import plain
from app.faces.web.session import language
from app.log import privacy as names
from app.messages import message
from corpus.errors import BadInput


def privacy(who: Person) -> None:
    """A name looked up; what is kept; erased if the player wants."""
    st.caption(say("privacy_intro"))
    name = st.text_input(say("privacy_name"), key="log-name", max_chars=200)
    if name.strip():
        try:
            one_name(name, who)
        except BadInput as error:
            st.warning(plain(error))
    if who.may_erase:
        with st.expander(say("privacy_expire"), icon=":material/event_busy:"), st.form("log-expire", border=False):
            days = st.number_input(say("privacy_days"), 0, 36_500, 730, step=30)
            sure = st.checkbox(say("privacy_sure"), key="log-expire-sure")
            if st.form_submit_button(say("privacy_expire")) and sure:
                told(names.expire_names(int(days), who.signature))
    else:
        st.caption(message(language(), "access.chief_only"))


def one_name(name: str, who: Person) -> None:
    """What is kept about a name, and its erasure."""
    held = names.export_name(name)
    count = {"entries": str(len(held["entries"])), "tournaments": str(len(held["tournaments"]))}
    st.markdown(say("privacy_found", **count))
    if held["others"]:
        st.markdown(say("privacy_others", rows=str(sum(len(rows) for rows in held["others"].values()))))
    data = json.dumps(held, ensure_ascii=False, indent=1)
    st.download_button(say("privacy_download"), data, "player.json", "application/json", icon=":material/download:")
    if who.may_erase and any(held[kind] for kind in ("entries", "tournaments", "history", "others")):
        sure = st.checkbox(say("privacy_sure"), key="log-erase-sure")
        if st.button(say("privacy_erase"), disabled=not sure, icon=":material/person_remove:"):
            told(names.erase_name(name, who.signature))


def told(done: names.Erased) -> None:
    """What was replaced, and what a person should still read."""
    st.success(say("privacy_erased", entries=str(len(done.entries)), tournaments=str(len(done.tournaments))))
    if done.others:
        st.info(say("privacy_others", rows=str(sum(done.others.values()))))
    if done.to_read or done.elsewhere:
        st.warning(say("privacy_read", numbers=", ".join([*map(str, done.to_read), *done.elsewhere])))
    if done.not_emptied:
        st.error(say("privacy_left", what=", ".join(done.not_emptied)))
