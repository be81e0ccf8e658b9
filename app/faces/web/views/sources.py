"""The page of sources: what the texts are, what was repaired and corrected, and how to add a book."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import pandas as pd
import streamlit as st

from app.building.adding import report_lines
from app.faces.web.parts.plain import plain
from app.faces.web.parts.provision import standing_of
from app.faces.web.parts.sign_in import person
from app.faces.web.session import jurisdiction, language, service
from app.looking_up.describing_sources import Described, describe
from app.messages import message
from corpus.errors import LawbridgeError
from corpus.model import LANGUAGES
from ingest.add import Request, add, understand

# How the manifest, which is in English, says that a holder's right is in the translation. A string on a line of its own
# would be drawn on the page: Streamlit shows what stands bare in a page's script.
_TRANSLATION = re.compile(r"[A-Z][a-z]+ translation")
TYPES = ["pdf", "html", "htm", "docx", "pptx", "md", "txt"]


def say(key: str) -> str:
    """A word of this page."""
    return message(language(), f"sources_page.{key}")


def main() -> None:
    """Each source that holds where the reader is, folded; other countries' on a tap; then the form to add one."""
    st.markdown(say("intro"))
    rows = describe(service().store)
    here = [row for row in rows if row.source.jurisdiction in ("", jurisdiction())]
    folded(here)
    if len(here) < len(rows) and st.toggle(say("elsewhere"), key="sources-elsewhere"):
        folded([row for row in rows if row not in here])
    st.subheader(say("add"), anchor=False)
    if person().may_upload:
        adding()
    else:
        st.info(say("only_chief"), icon=":material/lock:")


def folded(rows: list[Described]) -> None:
    """Sources, each to be unfolded."""
    for row in rows:
        with st.expander(f"**{plain(row.source.title)}** · {standing_of(row.source.id)}", icon=":material/menu_book:"):
            source(row)


def source(row: Described) -> None:
    """One source: who published it, what it holds, what was done to it."""
    entry = row.source
    holder = _TRANSLATION.sub(say("translation"), entry.rights.partition(";")[0])
    terms = say(f"terms_{entry.standing}")
    st.markdown(
        f"{say('publisher')}: {plain(entry.publisher.partition(' (')[0])}  \n"
        f"{say('rights')}: {plain(holder if ';' in entry.rights else '')} {terms}"
    )
    facts = [(say("edition"), entry.edition), (say("provisions"), row.provisions)]
    if row.repairs:
        facts += [(say("repairs"), row.repairs), (say("unsure"), row.unsure)]
    facts += [(say(name), count) for name, count in row.origins.items()]
    if row.origins:
        facts.append((say("reviewed"), row.read))
    st.table(pd.DataFrame([(name, str(value)) for name, value in facts], columns=["", " "]).set_index(""))
    if row.errata:
        st.markdown(f"**{say('errata')}** ({len(row.errata)})")
        rows = [(str(one["line"]), one["printed"], one["corrected"]) for one in row.errata]
        table = pd.DataFrame(rows, columns=[say("line"), say("printed"), say("corrected")])
        st.dataframe(table, hide_index=True, width="stretch", height=min(320, 38 * (len(rows) + 1)))
    if row.departures:
        st.markdown(f"**{say('departures')}** ({len(row.departures)})")
        told = [
            (
                ", ".join(one.provisions),
                say(f"effect_{one.effect}"),
                one.sentence(language()),
                say(f"known_{one.known}"),
            )
            for one in row.departures
        ]
        columns = [say(name) for name in ("departure_where", "departure_effect", "departure_told", "departure_known")]
        table = pd.DataFrame(told, columns=columns)
        st.dataframe(table, hide_index=True, width="stretch", height=min(420, 38 * (len(told) + 1)))


def adding() -> None:
    """The form: a file and what it is; the report; and, when confirmed, the build."""
    st.caption(say("add_help"))
    given = st.file_uploader(say("file"), type=TYPES, key="book", max_upload_size=50)
    first, second, third = st.columns(3)
    code = first.selectbox(
        say("book_language"),
        LANGUAGES,
        index=LANGUAGES.index(language()),
        format_func=lambda code: message(code, "language"),
    )
    edition = second.text_input(say("book_edition"), "2017")
    kinds = {name: say(f"kind_{name}") for name in ("laws", "regulations")}
    kind = third.selectbox(say("book_kind"), tuple(kinds), format_func=kinds.__getitem__)
    title = st.text_input(say("book_title"))
    in_force = st.toggle(say("book_force"))
    if given is None:
        return
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / Path(given.name).name
        path.write_bytes(given.getvalue())
        request = Request(path, code, edition.strip(), kind, title=title.strip(), in_force=in_force)
        try:
            if st.button(say("look"), icon=":material/visibility:"):
                with st.spinner(say("reading")):
                    st.session_state["book-report"] = report_lines(understand(request), dry_run=True)[:-1]
            for line in st.session_state.get("book-report", []):
                st.text(line)
            if "book-report" in st.session_state and st.button(say("confirm"), type="primary", icon=":material/add:"):
                with st.spinner(say("reading")):
                    add(request)
                build()
        except LawbridgeError as error:
            st.warning(plain(error))


def build() -> None:
    """Build with the new book and load it for everybody."""
    from ingest.build import build as build_all

    bar = st.progress(0.0, say("building"))

    def tell(step: str, share: float) -> None:
        bar.progress(min(1.0, share), f"{say('building')}: {step}")

    build_all(progress=tell)
    st.session_state.pop("book-report", None)
    service.clear()
    st.success(say("added"))


main()
