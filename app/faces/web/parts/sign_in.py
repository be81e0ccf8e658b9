"""Sign-in on the pages: who this session is, and the polite door in front of what needs a role."""

from __future__ import annotations

import getpass

import streamlit as st

from app.access import Person, access, identify, is_open
from app.faces.web.gate import is_forwarded
from app.faces.web.session import language
from app.messages import message


def person() -> Person:
    """Who this session is; never raises for a person who is not signed in."""
    claims = dict(st.user.to_dict()) if provider() and st.user.get("is_logged_in") else None
    opened = is_open(st.get_option("server.address")) or is_forwarded(st.context.headers)
    return identify(claims, opened, access(), _local_name())


def provider() -> bool:
    """Whether a sign-in provider is set up."""
    try:
        return "auth" in st.secrets
    except FileNotFoundError:
        return False


def needs_director() -> Person | None:
    """The person if the log is open to them; else draws what to do instead and returns None."""
    who = person()
    if who.may_log:
        if who.signed_in:
            _signed_in(who)
        return who
    if who.signed_in:
        st.warning(_say("not_director", name=who.name), icon=":material/person:")
        st.button(_say("sign_out"), on_click=st.logout, icon=":material/logout:")
    elif provider():
        st.info(_say("needed"), icon=":material/lock:")
        st.button(_say("sign_in"), on_click=st.login, type="primary", icon=":material/login:")
    else:
        st.info(_say("no_provider"), icon=":material/lock:")
        st.caption(_say("how"))
    return None


def _signed_in(who: Person) -> None:
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="right", gap="small"):
        st.caption(f"{who.name}, {_say(f'role_{who.role.name.lower()}')}", width="content")
        st.button(_say("sign_out"), on_click=st.logout, icon=":material/logout:", type="tertiary")


def _local_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return _say("local")


def _say(key: str, **params: str) -> str:
    return message(language(), f"access.{key}", **params)
