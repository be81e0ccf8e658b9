"""The law page: jump to a number, search, read a law with its parallels; `?p=27.B.1.a` is a permanent address."""

from __future__ import annotations

import streamlit as st

from app.looking_up import label_of
from app.web.parts.provision import law_text, provision
from app.web.session import language, say, service
from corpus.errors import LawbridgeError
from corpus.model import Provision


def main() -> None:
    """The search field, then what was asked for, or the list of laws."""
    typed = st.text_input(say("search"), key="law-search")
    wanted = typed or str(st.query_params.get("p", ""))
    if not wanted:
        contents()
        return
    try:
        found = service().store.resolve(wanted)
    except LawbridgeError as error:
        if typed:
            hits(typed)
        else:
            st.warning(str(error))
            contents()
        return
    st.query_params["p"] = found.id if found.source == "laws-2017-hu" else found.full_id
    law(found)


def law(found: Provision) -> None:
    """A provision with what stands above and below it."""
    store = service().store
    for above in store.ancestors(found):
        if st.button(f"{label_of(above)} {above.title}".strip(), key=f"up-{above.full_id}", type="tertiary"):
            st.query_params["p"] = above.full_id
            st.rerun()
    st.subheader(f"{label_of(found)} {found.title}".strip())
    provision(found.full_id)
    for below in store.subtree(found.full_id)[1:]:
        if below.kind != "footnote":
            depth = below.id.count(".") - found.id.count(".")
            with st.container(key=f"depth-{min(depth, 4)}-{below.full_id}", gap="xxsmall"):
                words = f"**{label_of(below)}** {below.title}".strip()
                st.page_link("views/laws.py", label=words, query_params={"p": below.full_id, "lang": language()})
                if below.text:
                    law_text(below.text)


def hits(words: str) -> None:
    """Provisions found by words."""
    try:
        document = service().search(words, 10, language())
    except LawbridgeError as error:
        st.warning(str(error))
        return
    if not document["hits"]:
        st.info(say("nothing"))
    for hit in document["hits"]:
        st.page_link(
            "views/laws.py",
            label=f"**{hit['label']}** {hit['title']}",
            query_params={"p": hit["canonical"], "lang": language()},
        )
        st.caption(hit["text"][:300])


def contents() -> None:
    """All laws by number."""
    st.markdown(f"**{say('contents')}**")
    for row in service().store.of("laws-2017-hu"):
        if row.kind == "law":
            st.page_link("views/laws.py", label=f"{row.id}. {row.title}", query_params={"p": row.id})


main()
