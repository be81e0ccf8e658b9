"""A text of the corpus as Akoma Ntoso 3.0 (OASIS LegalDocML): one document a source, one expression a language.

Laws are articles, letters sections, numbers paragraphs, sub-letters subparagraphs, romans points; what the standard has
no name for is a named hcontainer. An eId is the way down to the place (`art_27__sec_B__para_1`), and `=` before the
last part says that it is a whole id of ours (`hcontainer_=M2%2F1.a`), so that every id can be read back. Text stands in
`content`, or in `intro` and `wrapUp` where it has parts below; citations are `ref` elements.
"""

from __future__ import annotations

from urllib.parse import quote
from xml.etree import ElementTree as ET

from corpus.ids import label_in, split
from corpus.manifest import source
from corpus.model import Citation, Kind, Provision, Source
from corpus.store import Store

NAMESPACE = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0"

_ELEMENTS: dict[Kind, tuple[str, str]] = {
    "law": ("article", "art"),
    "letter": ("section", "sec"),
    "number": ("paragraph", "para"),
    "subletter": ("subparagraph", "subpara"),
    "roman": ("point", "point"),
    "section": ("section", "sec"),
    "heading": ("chapter", "chp"),
}
_LANGUAGES = {"hu": "hun", "pl": "pol", "nb": "nob", "en": "eng"}
_AUTHORS = {"laws": "wbf", "regulations": "mbsz", "ulti": "muoe"}
_XML_UNSAFE = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF])


def akn(store: Store, source_id: str) -> bytes:
    """One source as an Akoma Ntoso document in UTF-8; raises UnknownSource."""
    entry = source(source_id)
    root = ET.Element("akomaNtoso", {"xmlns": NAMESPACE})
    act = ET.SubElement(root, "act", {"name": entry.kind, "contains": "originalVersion"})
    _meta(act, entry)
    preface = ET.SubElement(act, "preface")
    ET.SubElement(ET.SubElement(preface, "longTitle"), "p").text = _clean(entry.title)
    body = ET.SubElement(act, "body")
    for provision in store.of(source_id):
        if provision.parent is None:
            _place(body, provision, "", store)
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


def eid(provision: Provision, above: str) -> str:
    """The eId of a provision below the one whose eId is `above` ("" at the top)."""
    _, short = _ELEMENTS.get(provision.kind, ("hcontainer", provision.kind))
    prefix = f"{provision.parent}." if provision.parent else ""
    relative = provision.id.startswith(prefix) and "." not in provision.id[len(prefix) :]
    last = quote(provision.id[len(prefix) :], safe="") if relative else "=" + quote(provision.id, safe="")
    return f"{above}__{short}_{last}" if above else f"{short}_{last}"


def work_uri(entry: Source) -> str:
    """The FRBR work: the Laws of an edition, whatever their language; the regulations of a federation."""
    country = entry.jurisdiction or "un"
    return f"/akn/{country}/act/{_AUTHORS[entry.kind]}/{_year(entry)}/{_name(entry)}"


def expression_uri(entry: Source) -> str:
    """The FRBR expression: the work in one language; a working text is an expression of its own."""
    variant = "-working" if entry.standing == "working" else ""
    return f"{work_uri(entry)}/{_LANGUAGES[entry.language]}@{_year(entry)}{variant}"


def _name(entry: Source) -> str:
    return {"laws": "duplicate-bridge", "regulations": "regulations", "ulti": "ulti"}[entry.kind]


def _year(entry: Source) -> str:
    return entry.edition if entry.edition.isdigit() else "2000"


def _meta(act: ET.Element, entry: Source) -> None:
    meta = ET.SubElement(act, "meta")
    identification = ET.SubElement(meta, "identification", {"source": "#lawbridge"})
    work, expression = work_uri(entry), expression_uri(entry)
    for level, uri in (("Work", work), ("Expression", expression), ("Manifestation", f"{expression}.xml")):
        frbr = ET.SubElement(identification, f"FRBR{level}")
        ET.SubElement(frbr, "FRBRthis", {"value": f"{uri}/!main"})
        ET.SubElement(frbr, "FRBRuri", {"value": uri})
        ET.SubElement(frbr, "FRBRdate", {"date": f"{_year(entry)}-01-01", "name": "Generation"})
        ET.SubElement(frbr, "FRBRauthor", {"href": "#publisher"})
        if level == "Work":
            ET.SubElement(frbr, "FRBRcountry", {"value": entry.jurisdiction or "un"})
        elif level == "Expression":
            ET.SubElement(frbr, "FRBRlanguage", {"language": _LANGUAGES[entry.language]})
    references = ET.SubElement(meta, "references", {"source": "#lawbridge"})
    for name, shown in (("publisher", entry.publisher), ("lawbridge", "Lawbridge")):
        ET.SubElement(
            references,
            "TLCOrganization",
            {"eId": name, "href": f"/ontology/organization/{name}", "showAs": _clean(shown)},
        )


def _place(above: ET.Element, provision: Provision, above_eid: str, store: Store) -> None:
    tag, _ = _ELEMENTS.get(provision.kind, ("hcontainer", ""))
    own = eid(provision, above_eid)
    element = ET.SubElement(above, tag, {"eId": own} if tag != "hcontainer" else {"eId": own, "name": provision.kind})
    ET.SubElement(element, "num").text = _clean(label_in(source(provision.source), provision.id))
    if provision.title:
        ET.SubElement(element, "heading").text = _clean(provision.title)
    children = store.children(provision.full_id)
    lines = _lines(provision, store.citations.get(provision.full_id, []))
    passages = store.passages(provision.full_id)
    last = [one for one in passages if one.provision is provision or one.provision.kind != "footnote"][-1]
    tail = last.start if last.provision is provision and not last.opens else len(lines)
    if provision.text and tail:
        _text(ET.SubElement(element, "intro" if children else "content"), provision, lines[:tail], store)
    for child in children:
        _place(element, child, own, store)
    if tail < len(lines):
        _text(ET.SubElement(element, "wrapUp"), provision, lines[tail:], store)


_Line = tuple[str, list[Citation]]
"""A line of a text with its citations, whose offsets count from the line's beginning."""


def _lines(provision: Provision, citations: list[Citation]) -> list[_Line]:
    result: list[_Line] = []
    start = 0
    for line in provision.text.split("\n"):
        end = start + len(line)
        own = [
            Citation(one.words, one.start - start, one.end - start, one.target)
            for one in citations
            if one.target and start <= one.start and one.end <= end
        ]
        result.append((line, own))
        start = end + 1
    return result


def _text(block: ET.Element, provision: Provision, lines: list[_Line], store: Store) -> None:
    if provision.kind == "table":
        table = ET.SubElement(block, "table")
        for line, _ in lines:
            row = ET.SubElement(table, "tr")
            for cell in line.split("\t"):
                ET.SubElement(ET.SubElement(row, "td"), "p").text = _clean(cell)
        return
    for line, citations in lines:
        _paragraph(ET.SubElement(block, "p"), line, citations, provision.source, store)


def _paragraph(element: ET.Element, line: str, citations: list[Citation], own: str, store: Store) -> None:
    element.text, at, last = "", 0, None
    for citation in sorted(citations, key=lambda one: one.start):
        if citation.start < at:
            continue
        before = _clean(line[at : citation.start])
        if last is None:
            element.text = before
        else:
            last.tail = before
        last = ET.SubElement(element, "ref", {"href": _href(citation.target or "", own, store)})
        last.text = _clean(line[citation.start : citation.end])
        at = citation.end
    if last is None:
        element.text = _clean(line)
    else:
        last.tail = _clean(line[at:])


def _href(target: str, own: str, store: Store) -> str:
    name, _ = split(target)
    above = ""
    for provision in [*store.ancestors(store.get(target)), store.get(target)]:
        above = eid(provision, above)
    return f"#{above}" if name == own else f"{expression_uri(source(name or own))}#{above}"


def _clean(text: str) -> str:
    return text.translate(_XML_UNSAFE)
