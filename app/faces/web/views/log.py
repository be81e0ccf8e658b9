"""The director's log: entries with filters, reports, players' data. `?e=12` is one of them, `?e=new` a new one."""

from __future__ import annotations

import streamlit as st

from app import log
from app.faces.web.parts.log_entry import show_entry
from app.faces.web.parts.log_form import edit_form
from app.faces.web.parts.log_list import entry_list, go
from app.faces.web.parts.log_privacy import privacy
from app.faces.web.parts.log_reports import reports
from app.faces.web.parts.log_words import say
from app.faces.web.parts.plain import plain
from app.faces.web.parts.sign_in import needs_director
from app.log.database import NoDatabase


def main() -> None:
    """One entry, or the three tabs."""
    asked = st.query_params.get("e", "")
    if not asked:
        st.title(say("title"))
    who = needs_director()
    if who is None:
        return
    try:
        if asked:
            st.button(say("back"), icon=":material/arrow_back:", type="tertiary", on_click=go, args=("",))
        if asked == "new":
            st.title(say("new"))
            edit_form(None, None, who)
        elif asked:
            show_entry(log.entry(int(asked) if asked.isdecimal() and len(asked) < 10 else 0), who)
        else:
            kept, papers, people = st.tabs([say("title"), say("reports"), say("privacy")])
            with kept:
                entry_list()
            with papers:
                reports(who)
            with people:
                privacy(who)
    except NoDatabase as error:
        st.error(f"{say('no_database')} {plain(error)}")
    except log.NoEntry as error:
        st.warning(plain(error))


main()
