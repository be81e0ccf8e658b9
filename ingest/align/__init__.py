"""The concordance: which place of an older edition stands for which place of the Laws in force.

Reviewed decisions (`corpus/concordance.yaml`) come first. What they leave open is paired by number path and checked by
what the two texts say (`evidence`); what finds no partner is new or dropped. Every provision stands once on its side in
a main line; where places do not answer one to one, further lines say how (`split`, `merged`, `absorbed`). The reason of
a *new* one begins with the source that lacks it. `python -m ingest.align --report` tells what was decided by whom.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from corpus import editions
from corpus.citations import Resolver, find
from corpus.manifest import source, sources
from corpus.model import Correspondence, How, Provision, Source
from corpus.store import LAW_IN_FORCE
from ingest.align.decisions import DECISIONS, Decision, check, decisions
from ingest.align.evidence import DOUBT, Agreement, Profile, compare, profile
from ingest.align.headings import sum_up

__all__ = ["align", "doubtful"]

_OTHER_WORDS = {
    "hu": "{year}-ban m\u00e1s a sz\u00f6vege.",
    "pl": "W {year} ma inne brzmienie.",
    "nb": "Har en annen ordlyd i {year}.",
    "en": "Has other words in {year}.",
}

Side = dict[str, Provision]
"""The provisions of one text by full id, in its order."""


def align(provisions: Iterable[Provision], path: Path = DECISIONS) -> list[Correspondence]:
    """Correspondences of every other text of the Laws to the Laws in force, every provision of both sides in one."""
    rows = list(provisions)
    sides = {name: _side(rows, name) for name in {provision.source for provision in rows}}
    current = sides.get(LAW_IN_FORCE, {})
    result: list[Correspondence] = []
    for entry in sources().values():
        if entry.kind == "laws" and entry.id != LAW_IN_FORCE and entry.id in sides:
            links = _pair(entry, current, sides[entry.id], decisions(entry.id, path), Resolver(rows))
            result += _since(entry, links, current, sides)
    return result


def _since(entry: Source, links: list[Correspondence], current: Side, sides: dict[str, Side]) -> list[Correspondence]:
    """The texts of an edition that the one in force inherits: the same but where the heir has other words."""
    now = editions.in_force()
    if entry.edition not in editions.lineage(now.year)[1:]:
        return links
    book = editions.editions()[entry.edition].text
    words = {one.id: one.text for one in sides.get(book, {}).values()}

    def told(link: Correspondence) -> Correspondence:
        place = current[link.current].id if link.current else ""
        if not link.old or link.relation != "same" or words.get(place, "") == current[f"{LAW_IN_FORCE}:{place}"].text:
            return link
        note = {language: text.format(year=now.year) for language, text in _OTHER_WORDS.items()}
        return replace(link, relation="changed", note=note, reason=f"{link.reason}; other words than in {book}")

    return [told(link) for link in links]


def doubtful(
    links: Iterable[Correspondence], provisions: Iterable[Provision]
) -> list[tuple[Correspondence, Agreement]]:
    """The pairs decided by path alone whose texts do not bear it out: a reviewer has to decide them.

    A working text is made upon the places it stands at; the audit of `ingest.working` compares what it says.
    """
    rows = list(provisions)
    known = {provision.full_id: provision for provision in rows}
    links = list(links)
    resolver, moved = Resolver(rows), {link.old: link.current for link in links if link.old and link.current}
    result: list[tuple[Correspondence, Agreement]] = []
    for link in links:
        made = source(link.other_source).standing == "working" if link.old else False
        if link.decided == "evidence" and link.relation == "same" and link.current and link.old and not made:
            seen = weigh(known[link.current], known[link.old], resolver, moved)
            if seen.doubt >= DOUBT:
                result.append((link, seen))
    return result


def weigh(here: Provision, there: Provision, resolver: Resolver, moved: dict[str, str]) -> Agreement:
    """The evidence that two provisions are one; `moved` leads from old to current places for what they cite."""
    return compare(_profile(here, resolver, moved), _profile(there, resolver, moved))


def _profile(provision: Provision, resolver: Resolver, moved: dict[str, str]) -> Profile:
    mentions = find(provision.text)
    targets = {target for mention in mentions if (target := resolver.resolve(mention, provision))}
    laws = {moved.get(target, target).split(":", 1)[1] for target in targets}
    spans = {(mention.start, mention.end) for mention in mentions}
    return profile(provision, {place.split(".")[0] for place in laws}, spans)


def _side(provisions: Iterable[Provision], name: str) -> Side:
    return {provision.full_id: provision for provision in provisions if provision.source == name}


def _pair(
    entry: Source, current: Side, old: Side, reviewed: list[Decision], resolver: Resolver
) -> list[Correspondence]:
    check(reviewed, entry.id, _paths(current), _paths(old))
    links = [_reviewed(entry.id, row) for row in reviewed]
    here = {link.current for link in links if link.how in ("", "split")}
    there = {link.old for link in links if link.how != "split"}
    # (a place that was split, or took in another, still has a main partner)
    moved = {link.old: link.current for link in links if link.old and link.current and link.main}
    working = entry.edition == source(LAW_IN_FORCE).edition
    for full_id, provision in current.items():
        other = f"{entry.id}:{provision.id}"
        if full_id in here or other in there or other not in old:
            continue
        reason = "working text, same id" if working else str(weigh(provision, old[other], resolver, moved))
        links.append(Correspondence(full_id, other, "same", {}, "evidence", reason))
    links = _stated(links)
    here |= {link.current for link in links}
    there |= {link.old for link in links}
    scope = _scope(current, old)
    links += [_heading(full_id, current, links, entry.id) for full_id in scope if full_id not in here and not working]
    links += [
        Correspondence(None, full_id, "dropped", {}, "evidence", "a heading without a place in the Laws in force")
        for full_id in old
        if full_id not in there
    ]
    kept = {f"{LAW_IN_FORCE}:{row.current}" if row.current else f"{entry.id}:{row.old}" for row in reviewed if row.kept}
    sum_up(links, current, old, kept)
    return _in_order(links, current, old)


def _heading(full_id: str, current: Side, links: list[Correspondence], name: str) -> Correspondence:
    """A heading without a place there: a part of what its first text was taken from, or new with all below it."""
    for link in links:
        if link.current and link.old and current[link.current].parent == full_id.split(":")[1]:
            reason = "a heading above what stood there"
            return Correspondence(full_id, link.old, "moved", {}, "evidence", reason, "split", False)
    return Correspondence(full_id, None, "new", {}, "evidence", f"{name}: a heading without a place there")


def _scope(current: Side, old: Side) -> list[str]:
    """What of the Laws in force the older text could have: a deck of 41-71 says nothing of the other laws."""
    laws = {provision.id.split(".")[0] for provision in old.values()}
    return [full_id for full_id, provision in current.items() if provision.id.split(".")[0] in laws]


def _reviewed(name: str, row: Decision) -> Correspondence:
    here = f"{LAW_IN_FORCE}:{row.current}" if row.current is not None else None
    there = f"{name}:{row.old}" if row.old is not None else None
    reason = row.reason if there else f"{name}: {row.reason or 'no place there'}"
    return Correspondence(here, there, row.relation, row.note, "reviewed", reason, row.how, not row.how)


def _stated(links: list[Correspondence]) -> list[Correspondence]:
    """The main line of a place that was split or merged says so too."""
    split = {link.old for link in links if link.how == "split"}
    merged = {link.current for link in links if link.how == "merged"}

    def how(link: Correspondence) -> How:
        if link.how or not (link.current and link.old):
            return link.how
        return "split" if link.old in split else "merged" if link.current in merged else ""

    return [replace(link, how=how(link)) for link in links]


def _paths(side: Side) -> set[str]:
    return {provision.id for provision in side.values()}


def _in_order(links: list[Correspondence], current: Side, old: Side) -> list[Correspondence]:
    """In the order of the Laws in force; what was dropped follows, in the order of its own text."""
    here = {full_id: place for place, full_id in enumerate(current)}
    there = {full_id: place for place, full_id in enumerate(old)}
    end = len(here)

    def place(link: Correspondence) -> tuple[int, bool]:
        return here[link.current] if link.current else end + there[link.old or ""], not link.main

    return sorted(links, key=place)
