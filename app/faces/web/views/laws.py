"""The law page: jump to a number, search as you type, topics, a law with other texts beside it.

`?p=27.B.1.a&lang=pl` is the permanent address of a provision; `beside=laws-2007-pl` opens a text beside it.
"""

from __future__ import annotations

import streamlit as st

from app.faces.pocket import page as pocket_page
from app.faces.web.parts.contents import contents, topics
from app.faces.web.parts.law_text import ORIGINAL, address, block, parted
from app.faces.web.parts.plain import plain
from app.faces.web.parts.provision import is_read, provision
from app.faces.web.session import jurisdiction, language, say, service
from app.log.visiting import later
from app.looking_up.provisions import head_for, procedures_on, shown
from app.messages import message
from corpus.errors import LawbridgeError
from corpus.manifest import source, sources
from corpus.model import Provision
from corpus.store import LAW_IN_FORCE


def main() -> None:
    """The search field, then what was asked for, or the contents and topics."""
    named, sought = str(st.query_params.get("p", "")), str(st.query_params.get("s", ""))
    if st.session_state.get("laws-at") != (named, sought):  # a link was followed, or the way back
        st.session_state["law-search"] = "" if named else sought
    typed = str(
        st.text_input(
            say("search"), key="law-search", live="250ms", icon=":material/search:", type="search", placeholder="27B1"
        )
        or ""
    )
    if not typed and not named:
        _at()
        everything()
        return
    try:
        found = service().store.resolve(typed or named)
    except LawbridgeError as error:
        if typed:
            _at(sought=typed)
            hits(typed)
        else:
            _at(named)
            st.warning(plain(error))
            everything()
        return
    _at(found.full_id.removeprefix(f"{LAW_IN_FORCE}:"))
    law(found)


def _at(named: str = "", sought: str = "") -> None:
    """What the page shows is what its address says: a provision, or the words looked for."""
    st.session_state["laws-at"] = (named, sought)
    for name, value in (("p", named), ("s", sought), ("lang", language())):
        if not value:
            st.query_params.pop(name, None)
        elif st.query_params.get(name) != value:
            st.query_params[name] = value


def everything() -> None:
    """The contents of the books, and the topics by letter."""
    first, second = st.tabs(
        [message(language(), "laws_page.tab_contents"), message(language(), "laws_page.tab_topics")]
    )
    with first:
        contents()
    with second:
        topics()
    st.download_button(
        message(language(), "laws_page.pocket"),
        later(lambda: pocket_page(service()).encode()),
        "lawbridge.html",
        "text/html",
        key="laws-pocket",
        icon=":material/download:",
        type="tertiary",
        on_click="ignore",
    )


def law(found: Provision) -> None:
    """A provision with what stands above and below it, and the texts chosen to stand beside it."""
    store = service().store
    with st.container(horizontal=True, gap="small"):
        where = {"lang": language()}
        st.page_link("views/laws.py", label=say("contents"), icon=":material/toc:", query_params=where)
        for above in store.ancestors(found):
            words = _named(above)
            st.page_link("views/laws.py", label=words, query_params=where | {"p": above.full_id})
    st.subheader(_named(found), anchor=False)
    beside = _beside(found)
    if not is_read(_own(found)):
        st.toggle(message(language(), "laws_page.hungarian"), key=ORIGINAL)
    provision(_own(found).full_id, address, store.passages(found.full_id)[0], text=not beside and not _folded(found))
    if not beside and found.text and _folded(found) and st.session_state.get(ORIGINAL):
        block(found, beside, heading=False)
    if beside and found.text:
        block(found, beside, heading=False)
    for below, passage in parted(found, beside):
        depth, end = below.id.count(".") - found.id.count("."), passage.end if passage else 0
        with st.container(key=f"depth-{min(depth, 4)}-{below.full_id}-{end}", gap="xxsmall"):
            block(below, beside, heading=passage is None or passage.opens, passage=passage)
    names = procedures_on(store, found, store.canonical(found))
    if names:
        _procedures(names)


def _named(row: Provision) -> str:
    """Label and title of a provision for the reader."""
    own, store = _own(row), service().store
    return " ".join(head_for(store, own, language())).strip()


def _folded(row: Provision) -> bool:
    """Whether the text in force is only in another language, and shown when the reader wants it."""
    return not is_read(_own(row))


def _own(row: Provision) -> Provision:
    """A provision in force in the reader's language; any other as it is."""
    return shown(service().store, row.full_id, language()) if source(row.source).in_force else row


def _beside(found: Provision) -> list[str]:
    """The texts a reader wants beside the law; kept while she reads on."""
    entry = source(found.source)
    if entry.kind != "laws":
        return []
    own = _own(found).source
    names = [row.id for row in sources().values() if row.kind == "laws" and row.id != own]
    asked = [name for name in str(st.query_params.get("beside", "")).split(",") if name in names]
    chosen = st.multiselect(
        message(language(), "laws_page.beside"),
        names,
        default=asked or None,
        format_func=lambda name: source(name).title,
        key=f"beside-{found.full_id}",
        placeholder=message(language(), "laws_page.beside_none"),
    )
    if chosen:
        st.query_params["beside"] = ",".join(chosen)
        st.caption(message(language(), "laws_page.marks"))
    elif "beside" in st.query_params:
        del st.query_params["beside"]
    return chosen


def _procedures(names: list[str]) -> None:
    from rulings.registry import title

    st.markdown(f"**{message(language(), 'laws_page.procedures')}**")
    for name in names[:8]:
        where = {"procedure": name, "lang": language()}
        st.page_link("views/ruling.py", label=title(name, language()), icon=":material/gavel:", query_params=where)


def hits(words: str) -> None:
    """Provisions found by words."""
    try:
        document = service().search(words, 10, language(), jurisdiction())
    except LawbridgeError as error:
        st.warning(plain(error))
        return
    if not document["hits"]:
        st.info(say("nothing"))
    for hit in document["hits"]:
        row = service().store.get(f"{hit['source']}:{hit['provision']}")
        named = head_for(service().store, row, language())[0]
        words = f"**{named}** {hit['title']}" if named not in ("", hit["title"]) else f"**{hit['title']}**"
        st.page_link("views/laws.py", label=words.strip(), query_params={"p": hit["canonical"], "lang": language()})
        if hit["language"] == language() or source(hit["source"]).kind != "laws":
            st.caption(plain(hit["text"][:300]))


main()
