"""The parallel texts as translation memory (TMX 1.4b): for translators of the next edition.

One translation unit a heading and a paragraph of the Laws in force with its parallel in another text, in the order of
the concordance; of places that were split or merged only the main pair. A unit says its relation (`same`, `moved`,
`changed`) and, where the law changed, what changed, so that
nobody takes an old rule over unseen. Where two texts divide a rule into different numbers of paragraphs the whole rule
is one unit.
"""

from __future__ import annotations

from importlib.metadata import version
from xml.etree import ElementTree as ET

from corpus.manifest import source
from corpus.model import Correspondence, Provision
from corpus.store import LAW_IN_FORCE, Store

_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
_XML_UNSAFE = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF])


def tmx(store: Store) -> bytes:
    """The translation memory of all pairs of the concordance, in UTF-8."""
    root = ET.Element("tmx", {"version": "1.4"})
    ET.SubElement(
        root,
        "header",
        {
            "creationtool": "lawbridge",
            "creationtoolversion": version("lawbridge"),
            "segtype": "paragraph",
            "o-tmf": "lawbridge",
            "adminlang": "en",
            "srclang": source(LAW_IN_FORCE).language,
            "datatype": "plaintext",
        },
    )
    body = ET.SubElement(root, "body")
    for link in store.correspondences:
        if link.current and link.old and link.main:
            _units(body, link, store.get(link.current), store.get(link.old))
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


def segments(here: Provision, there: Provision) -> list[tuple[str, str, str]]:
    """The parallel pieces of two provisions: a name and the two texts of each; what is empty on a side is left out."""
    result = [("title", here.title, there.title)]
    own, other = here.text.split("\n"), there.text.split("\n")
    if len(own) == len(other):
        result += [(str(place), one, two) for place, (one, two) in enumerate(zip(own, other, strict=True), 1)]
    else:
        result.append(("text", here.text, there.text))
    return [(name, one.strip(), two.strip()) for name, one, two in result if one.strip() and two.strip()]


def _units(body: ET.Element, link: Correspondence, here: Provision, there: Provision) -> None:
    for name, own, other in segments(here, there):
        unit = ET.SubElement(body, "tu", {"tuid": f"{here.full_id}~{there.full_id}#{name}"})
        if link.relation == "changed":
            ET.SubElement(unit, "note").text = _clean(link.note.get("en", ""))
        for kind, value in (("relation", link.relation), ("decided", link.decided)):
            ET.SubElement(unit, "prop", {"type": f"x-{kind}"}).text = value
        for provision, text in ((here, own), (there, other)):
            variant = ET.SubElement(unit, "tuv", {_LANG: provision.language})
            ET.SubElement(variant, "prop", {"type": "x-edition"}).text = provision.edition
            ET.SubElement(variant, "prop", {"type": "x-standing"}).text = source(provision.source).standing
            ET.SubElement(variant, "seg").text = _clean(text)


def _clean(text: str) -> str:
    return text.translate(_XML_UNSAFE)
