"""Looking a provision up: the document of `lawbridge show`, and which text of it a reader is shown."""

from __future__ import annotations

import re

from app.looking_up.documents import CrossReference, DepartureTold, Footnote, Parallel, ProvisionDocument
from app.messages import message
from corpus import departures, ids
from corpus.headings import heading_of
from corpus.manifest import source, sources
from corpus.model import Correspondence, Language, Provision
from corpus.store import LAW_IN_FORCE, Store

_BRACKETED = re.compile(r"(?:\(|, )([^,()]+)\)$")
"""The English term that closes the heading of a definition."""


def label_of(provision: Provision) -> str:
    """The provision's label as people write it, such as 27B1(a)."""
    return ids.label_in(source(provision.source), provision.id, provision.title)


def label_for(store: Store, provision: Provision, language: Language) -> str:
    """The label for a reader, in her language.

    A definition goes by its own title there, else by the term in its heading's brackets (`Penalty`), a part of one with
    its number behind.
    """
    own = label_of(provision)
    if not provision.id.startswith("DEF."):
        return own
    first, *parts = provision.id.removeprefix("DEF.").split(".")
    head = store.get(f"{provision.source}:DEF.{first}")
    if provision.language == language:
        return f"{head.title} {'.'.join(parts)}" if parts and head.title else own
    told = _BRACKETED.search(label_of(head))
    return " ".join((f"{told.group(1)[:1].upper()}{told.group(1)[1:]}", *parts)) if told else own


def title_for(store: Store, provision: Provision, language: Language) -> str:
    """The title of a text in force for a reader; in her language also where no text is held in it."""
    if provision.language == language or provision.source != LAW_IN_FORCE:
        return provision.title
    return "" if provision.id.startswith("DEF.") or "." in provision.id else heading_of(provision.full_id, language)


def head_for(store: Store, provision: Provision, language: Language) -> tuple[str, str]:
    """Label and title for a reader: a definition goes by its title, said once; a preface has no number."""
    named, title = label_for(store, provision, language), title_for(store, provision, language)
    if provision.kind == "front" and title:
        return "", title
    return named, "" if title == named else title


def label(store: Store, full_id: str) -> str:
    """The label of a full id; the id itself when the store does not have it."""
    return label_of(store.get(full_id)) if full_id in store else full_id


def label_read(store: Store, full_id: str, language: Language) -> str:
    """The label of a full id for a reader, in her language; the id itself when the store does not have it."""
    if full_id not in store:
        return full_id
    found = store.get(full_id)
    return label_for(store, shown(store, full_id, language) if source(found.source).in_force else found, language)


def shown(store: Store, canonical: str, language: Language) -> Provision:
    """The text of a provision in force that a reader of `language` gets.

    The official text in her language if it is in force, else the working text, else the canonical (Hungarian) one. A
    working text of the edition before holds for what its heir did not change.
    """
    in_force = store.get(canonical)
    if in_force.language == language:
        return in_force
    best = in_force
    for link in store.parallels(canonical):
        if link.current == canonical and link.old and link.old in store:
            other = store.get(link.old)
            entry = source(other.source)
            outdated = link.relation == "changed" and entry.edition != in_force.edition
            if other.language == language and entry.in_force and not outdated:
                if entry.standing == "official":
                    return other
                best = other
    return best


def older(store: Store, canonical: str, language: Language) -> list[tuple[Provision, Correspondence]]:
    """The texts of superseded editions in the reader's language that stand for a provision in force."""
    result: list[tuple[Provision, Correspondence]] = []
    for link in store.parallels(canonical):
        if link.current == canonical and link.old and link.old in store:
            other = store.get(link.old)
            if other.language == language and not source(other.source).in_force:
                result.append((other, link))
    return result


def parallel_document(link: Correspondence, store: Store, own: str, language: Language) -> Parallel:
    """One parallel of a provision, as the JSON of `show` and `search` has it."""
    other_id = link.old if link.current == own else link.current
    other = store.get(other_id) if other_id and other_id in store else None
    return {
        "source": other.source if other else link.other_source,
        "provision": other.id if other else None,
        "edition": source(link.other_source).edition if link.other_source in sources() else "",
        "relation": link.relation,
        "how": link.how,
        "note": note_of(store, link, language),
    }


def note_of(store: Store, link: Correspondence, language: Language) -> str:
    """What changed, and where places do not answer one to one, which became which."""
    note = link.note.get(language, link.note.get("en", ""))
    return " ".join(part for part in (note, _several(store, link, language)) if part)


def _several(store: Store, link: Correspondence, language: Language) -> str:
    if not link.how or not link.current or not link.old:
        return ""
    old, edition = store.get(link.old), source(link.other_source).edition
    if link.how == "split":
        places = [row.current for row in store.parallels(link.old) if row.current and row.how == "split"]
        places = [one for one in places if store.get(one).text]  # a heading is no part
        if len(places) < 2:
            return ""
        return message(language, "web.became_several", old=label_of(old), edition=edition, places=_names(store, places))
    places = [row.old for row in store.parallels(link.current) if row.old and row.other_source == link.other_source]
    own = label_of(store.get(link.current))
    return message(language, "web.took_in", place=own, edition=edition, places=_names(store, places))


def _names(store: Store, places: list[str]) -> str:
    return ", ".join(label_of(store.get(full_id)) for full_id in dict.fromkeys(places) if full_id in store)


def show(store: Store, typed: str, language: Language | None = None, compare: bool = False) -> ProvisionDocument:
    """The document of `lawbridge show`; raises BadProvisionId or UnknownProvision.

    A number alone means the Laws in force: they are shown in `language` where there is such a text.
    """
    provision = store.resolve(typed)
    canonical = store.canonical(provision)
    if language and ":" not in typed and provision.source == LAW_IN_FORCE:
        provision = shown(store, provision.full_id, language)
    language = language or provision.language
    return {
        "source": provision.source,
        "provision": provision.id,
        "label": label_of(provision),
        "title": provision.title,
        "text": provision.text,
        "printed": provision.printed if provision.printed != provision.text else None,
        "kind": provision.kind,
        "language": provision.language,
        "edition": provision.edition,
        "in_force": source(provision.source).in_force,
        "standing": source(provision.source).standing,
        "canonical": canonical,
        "unsure": list(provision.unsure),
        "lines": [provision.line_start, provision.line_end],
        "children": [child.full_id for child in store.children(provision.full_id)],
        "footnotes": [_footnote(store, provision, note) for note in provision.footnotes],
        "parallels": _parallels(store, provision, canonical, language, compare),
        "cross_references": [
            CrossReference(
                words=citation.words, target=citation.target, also=list(citation.also), reason=citation.reason
            )
            for citation in store.citations.get(provision.full_id, [])
        ],
        "cited_by": store.cited_by(provision.full_id),
        "procedures": procedures_on(store, provision, canonical),
        "departures": departures_of(provision, canonical, language),
    }


def departures_of(provision: Provision, canonical: str | None, language: Language) -> list[DepartureTold]:
    """Where the text in force of a provision departs from the Laws: the sentence, and what the text shown follows."""
    entry = source(provision.source)
    if not canonical or not entry.in_force:
        return []
    rows: list[DepartureTold] = []
    for one in departures.at(canonical):
        own = canonical == provision.full_id
        if not own and entry.standing == "official":
            continue  # another official text has its own words
        follows = "" if own else one.working_sentence(language)
        rows.append({"provision": canonical, "effect": one.effect, "text": one.sentence(language), "follows": follows})
    return rows


def _footnote(store: Store, provision: Provision, note: str) -> Footnote:
    found = store.provisions.get(f"{provision.source}:{note}")
    return {"provision": note, "text": found.text if found else ""}


def _parallels(
    store: Store, provision: Provision, canonical: str | None, language: Language, compare: bool
) -> list[Parallel]:
    rows: list[Parallel] = []
    if provision.full_id != canonical and canonical:
        current = store.get(canonical)
        link = next(link for link in store.parallels(provision.full_id) if link.current == canonical)
        rows.append(_with_text(parallel_document(link, store, provision.full_id, language), current, compare))
    for link in store.parallels(canonical or provision.full_id):
        if provision.full_id in (link.old, link.current) and provision.full_id != canonical:
            continue
        row = parallel_document(link, store, canonical or provision.full_id, language)
        other = store.provisions.get(f"{row['source']}:{row['provision']}")
        rows.append(_with_text(row, other, compare))
    return rows


def _with_text(row: Parallel, provision: Provision | None, compare: bool) -> Parallel:
    if provision is None:
        return row
    named: Parallel = {
        **row,
        "edition": provision.edition,
        "label": label_of(provision),
        "language": provision.language,
    }
    return {**named, "title": provision.title, "text": provision.text} if compare else named


def procedures_on(store: Store, provision: Provision, canonical: str | None) -> list[str]:
    """The names of the procedures that rest on a provision's law, regulation or rule."""
    target = canonical or provision.full_id
    name, path = ids.split(target)
    bare = path if name == LAW_IN_FORCE else target
    head = bare if name != LAW_IN_FORCE else bare.split(".")[0]
    return [entry for entry, row in store.procedures.items() if _rests(row["laws"], bare, head)]


def _rests(laws: list[str], bare: str, head: str) -> bool:
    return any(law in (bare, head) or bare.startswith(f"{law}.") or law.startswith(f"{bare}.") for law in laws)
