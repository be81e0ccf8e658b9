"""Law text for a page: references as links, terms with their definition, and what changed between two texts."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from difflib import SequenceMatcher
from functools import cache
from itertools import accumulate

from app.looking_up.provisions import label, shown
from corpus.glossary import Entry, glossary, places
from corpus.model import Language, Provision
from corpus.store import Store

Link = Callable[[str], str]
"""The address of a provision's page, from its full id."""

_TOKEN = re.compile(r"\w+|\s+|[^\w\s]")


def marked(store: Store, provision: Provision, link: Link, before: str | None = None) -> str:
    """A provision's text as HTML: what it cites linked, each term with its definition as a tooltip once.

    What a text of the same language `before` does not have stands in `<ins>`.
    """
    text = provision.text
    marks: list[tuple[int, int, str, str]] = []
    for row in store.citations.get(provision.full_id, []):
        if row.target and row.target in store:
            tip = label(store, row.target)
            open_ = f'<a href="{html.escape(link(row.target))}" title="{tip}">'
            marks.append((row.start, row.end, open_, f"</a>{_further(store, row.also, link)}"))
    taken = [(start, end) for start, end, _, _ in marks]
    told: set[str] = set()
    for start, end, name in places(text, provision.language):
        free = all(end <= one or start >= two for one, two in taken)
        definition = definition_of(store, name, provision.language) if free and name not in told else ""
        if definition and not provision.id.startswith("DEF."):
            told.add(name)
            tip = html.escape(definition, quote=True)
            marks.append((start, end, f'<abbr class="term" tabindex="0" title="{tip}">', "</abbr>"))
    return _render(text, marks, _added(before, text) if before is not None else [])


def _further(store: Store, places: tuple[str, ...], link: Link) -> str:
    """Where else today stands what an old reference named: small links behind it."""
    known = [name for name in places if name in store]
    links = (f'<a href="{html.escape(link(name))}">{html.escape(label(store, name))}</a>' for name in known)
    return f"<sup>{', '.join(links)}</sup>" if known else ""


def definition_of(store: Store, notion: str, language: Language) -> str:
    """The definition of a glossary notion in the reader's language, "" where the Laws do not define it."""
    entry = _entries().get(notion)
    if entry is None or ":DEF." not in entry.definition or entry.definition not in store:
        return ""
    rows = [shown(store, row.full_id, language) for row in store.subtree(entry.definition)]
    return " ".join(row.text for row in rows if row.text)


def changes(before: str, after: str) -> tuple[str, str]:
    """Two texts of one language as HTML, what only the first has in `<del>`, what only the second has in `<ins>`."""
    one, two = _TOKEN.findall(before), _TOKEN.findall(after)
    old: list[str] = []
    new: list[str] = []
    for kind, start, end, from_, to in SequenceMatcher(None, one, two, autojunk=False).get_opcodes():
        left, right = html.escape("".join(one[start:end])), html.escape("".join(two[from_:to]))
        same = kind == "equal" or not (left + right).strip()
        old.append(left if same or not left else f"<del>{left}</del>")
        new.append(right if same or not right else f"<ins>{right}</ins>")
    return "".join(old), "".join(new)


@cache
def _entries() -> dict[str, Entry]:
    return {entry.id: entry for entry in glossary()}


def _added(before: str, after: str) -> list[tuple[int, int]]:
    """Where `after` has words that `before` has not, as offsets."""
    one, two = _TOKEN.findall(before), _TOKEN.findall(after)
    starts = [0, *accumulate(map(len, two))]
    rows = SequenceMatcher(None, one, two, autojunk=False).get_opcodes()
    return [
        (starts[from_], starts[to])
        for kind, _, _, from_, to in rows
        if kind != "equal" and "".join(two[from_:to]).strip()
    ]


def _render(text: str, marks: list[tuple[int, int, str, str]], added: list[tuple[int, int]]) -> str:
    out: list[str] = []
    place = 0
    for start, end, opening, closing in sorted(marks):
        if start >= place:
            out += [_inked(text, place, start, added), opening, _inked(text, start, end, added), closing]
            place = end
    return "".join([*out, _inked(text, place, len(text), added)])


def _inked(text: str, start: int, end: int, added: list[tuple[int, int]]) -> str:
    """A stretch of text as HTML, what was added underlined."""
    out: list[str] = []
    place = start
    for one, two in added:
        one, two = max(one, place), min(two, end)
        if one < two:
            out += [html.escape(text[place:one]), f"<ins>{html.escape(text[one:two])}</ins>"]
            place = two
    return "".join([*out, html.escape(text[place:end])])
