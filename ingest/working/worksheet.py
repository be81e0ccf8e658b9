"""What a writer needs to see: `python -m ingest.working.worksheet 27 [pl|nb]` prints a law beside its older texts.

`--seed` takes over, into `corpus/working/`, every older text that the concordance calls the same.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from corpus.model import Correspondence, Provision
from corpus.store import LAW_IN_FORCE, Store
from corpus.working import WorkingText, load_all
from ingest.working.put import put

OLDER = {"pl": "laws-2007-pl", "nb": "laws-1997-nb"}


def taken(store: Store) -> Iterator[WorkingText]:
    """Every older text that says the same as the Laws in force, as a working text."""
    for provision in store.of(LAW_IN_FORCE):
        for code, name in OLDER.items():
            link = _link(store, provision, name)
            old = store.provisions.get(link.old or "") if link else None
            if link and old and link.relation == "same" and bool(old.text) == bool(provision.text):
                yield WorkingText(provision.id, code, old.title, old.text, "taken", old.full_id)


def sheet(store: Store, head: str, code: str) -> str:
    """One law (or DEF, PREFACE, INTRODUCTION) in a language: the Hungarian, the older text, what is written so far."""
    written = {text.id: text for text in load_all() if text.language == code}
    lines = []
    for row in store.of(LAW_IN_FORCE):
        if row.id.split(".")[0] != head:
            continue
        link = _link(store, row, OLDER[code])
        old = store.provisions.get(link.old or "") if link else None
        lines += [f"### {row.id} ({row.kind})", f"hu {row.title!r}: {row.text}"]
        if link:
            lines.append(f"    {link.relation} {link.old or ''} {link.note.get('en', '')}")
        if old:
            lines.append(f"old {old.title!r}: {old.text}")
        if done := written.get(row.id):
            lines.append(f"{code} [{done.origin}, {done.review}] {done.title!r}: {done.text}")
    return "\n".join(lines)


def _link(store: Store, provision: Provision, name: str) -> Correspondence | None:
    rows = [row for row in store.parallels(provision.full_id) if row.current == provision.full_id]
    return next((row for row in rows if row.other_source == name), None)


def main(arguments: list[str]) -> int:
    """Print worksheets, or seed."""
    store = Store.load()
    if arguments == ["--seed"]:
        done = {(text.id, text.language) for text in load_all()}
        seeds = [text for text in taken(store) if (text.id, text.language) not in done]
        put(seeds, [row.id for row in store.of(LAW_IN_FORCE)])
        sys.stdout.write(f"{len(seeds)} texts taken over\n")
        return 0
    codes = [word for word in arguments if word in OLDER] or list(OLDER)
    for head in [word for word in arguments if word not in OLDER]:
        for code in codes:
            sys.stdout.write(sheet(store, head, code) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
