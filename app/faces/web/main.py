"""The script Streamlit runs: page frame, language and jurisdiction, navigation."""

from __future__ import annotations

import html
from pathlib import Path

import streamlit as st

from app.faces.web.parts.bar import bar
from app.faces.web.parts.header import header
from app.faces.web.parts.in_place import given_back, in_place
from app.faces.web.parts.plain import plain
from app.faces.web.parts.visitor import ask_here
from app.faces.web.session import jurisdiction, language, say
from app.log.visiting import NotYours, TooManyRows
from app.messages import message
from corpus.jurisdictions import holds
from corpus.store import ULTI

HERE = Path(__file__).parent
VIEWS = HERE / "views"

st.set_page_config(page_title="Lawbridge", page_icon=(HERE / "mark.svg").read_text(encoding="utf-8"), layout="centered")
st.html(f"<style>{(HERE / 'style.css').read_text(encoding='utf-8')}</style>")
ask_here()
language()
given_back()
pages = [
    st.Page(VIEWS / "ask.py", title=say("ask"), icon=":material/forum:", default=True),
    st.Page(VIEWS / "ruling.py", title=message(language(), "wizard.title"), icon=":material/gavel:", url_path="ruling"),
    st.Page(VIEWS / "laws.py", title=say("laws"), icon=":material/menu_book:", url_path="laws"),
    st.Page(
        VIEWS / "scores.py",
        title=message(language(), "scores_page.title"),
        icon=":material/calculate:",
        url_path="scores",
    ),
    st.Page(VIEWS / "log.py", title=message(language(), "log.title"), icon=":material/edit_note:", url_path="log"),
    st.Page(VIEWS / "quiz.py", title=message(language(), "exam.title"), icon=":material/quiz:", url_path="quiz"),
    st.Page(
        VIEWS / "sources.py",
        title=message(language(), "sources_page.title"),
        icon=":material/library_books:",
        url_path="sources",
    ),
    st.Page(
        VIEWS / "ulti.py",
        title=say("ulti"),
        icon=":material/playing_cards:",
        url_path="ulti",
        visibility="visible" if holds(f"{ULTI}:I", jurisdiction()) else "hidden",
    ),
]
page = st.navigation(pages, position="hidden")
header()
bar(pages, page)
st.html(f'<h1 class="unseen">{html.escape(page.title)}</h1>')
try:
    page.run()
except NotYours as error:
    st.warning(message(language(), "access.not_yours", name=plain(error.name)))
except TooManyRows:
    st.warning(message(language(), "access.too_many_rows"))
in_place()
