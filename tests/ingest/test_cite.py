"""Citations of the five texts: all lead somewhere or are listed with a reason, none is overlooked."""

import re

import pytest

from corpus import strict_yaml
from corpus.manifest import sources
from corpus.model import Citation, Provision
from ingest.cite import EXCEPTIONS, cite, read_exceptions, unresolved
from ingest.read import read

TEXTS = tuple(sources())


@pytest.fixture(scope="module")
def provisions() -> list[Provision]:
    return [provision for name in TEXTS for provision in read(sources()[name]).provisions]


@pytest.fixture(scope="module")
def citations(provisions: list[Provision]) -> dict[str, list[Citation]]:
    return cite(provisions)


def test_nothing_is_unresolved_without_a_reason(citations: dict[str, list[Citation]]) -> None:
    assert unresolved(citations) == []


def test_without_the_exceptions_some_are(provisions: list[Provision], tmp_path) -> None:
    open_ones = {citation.words for _, citation in unresolved(cite(provisions, tmp_path / "none.yaml"))}
    assert {"72B1", "16C2", "VII", "X"} <= open_ones


def test_every_target_exists(provisions: list[Provision], citations: dict[str, list[Citation]]) -> None:
    known = {provision.full_id for provision in provisions}
    targets = {citation.target for rows in citations.values() for citation in rows if citation.target}
    assert targets <= known


def test_every_exception_is_used_and_has_a_reason(citations: dict[str, list[Citation]]) -> None:
    used = {
        (origin.split(":")[0], citation.words)
        for origin, rows in citations.items()
        for citation in rows
        if citation.reason
    }
    assert {(source, words) for source, _, words in read_exceptions()} == used
    assert all(row["reason"] for rows in strict_yaml.load(EXCEPTIONS).values() for row in rows)


def test_words_stand_where_they_are_said_to_stand(
    provisions: list[Provision], citations: dict[str, list[Citation]]
) -> None:
    texts = {provision.full_id: provision.text for provision in provisions}
    for origin, rows in citations.items():
        for row in rows:
            assert texts[origin][row.start : row.end] == row.words


# What a reader takes for a citation at a glance: found by other means than the patterns.
GLANCE = {
    "laws-2017-hu": r"\b\d{1,2}[A-N]\d?\w*|\b\d{1,2}\.\s+szakasz|(?<=(?:fenti|lenti) )[A-N]\d|(?<=alábbi )[A-N]\d",
    "laws-2007-pl": r"\b\d{1,2}[A-N]\d?[a-z]?\b|przepis(?:y|u|em|ie|ów|ach)? \d+|punk(?:t|tu|cie|tów|tach) [A-N(\d]",
    "laws-1997-nb": r"§\s?\d+\w*|\bpkt\.? [A-Za-z\d]",
    "mbsz-hu": r"NKVSz \d+|NKVSZ \d+|V[Ss]z \d+|\d+/[a-n]\. \d\. pont",
    "ulti-hu": r"[IV]+\. ?fejezet \d+|\d+/[a-f] pont",
}
GLANCE["laws-2017-pl-working"] = GLANCE["laws-2007-pl"]
GLANCE["laws-2017-nb-working"] = GLANCE["laws-1997-nb"]
NO_CITATION = {"2BA", "1BA"}
SEEN = {"laws-2017-hu": 200, "laws-2007-pl": 200, "laws-1997-nb": 80, "mbsz-hu": 60, "ulti-hu": 8}


@pytest.mark.parametrize("name", TEXTS)
def test_no_citation_is_overlooked(
    name: str, provisions: list[Provision], citations: dict[str, list[Citation]]
) -> None:
    seen = 0
    for provision in provisions:
        if provision.source != name:
            continue
        rows = citations.get(provision.full_id, [])
        for glance in re.finditer(GLANCE[name], provision.text):
            if glance[0] in NO_CITATION:
                continue
            seen += 1
            assert any(row.start < glance.end() and glance.start() < row.end for row in rows), (
                provision.id,
                provision.text[max(0, glance.start() - 20) : glance.end() + 20],
            )
    assert seen >= SEEN.get(name, 200)


READ_BY_HAND = [
    # place, words, target: read in the text, law by law
    ("laws-2017-hu:12.C.2.b", "86B3", "laws-2017-hu:86.B.3"),
    ("laws-2017-hu:23.C", "30B1b)i)", "laws-2017-hu:30.B.1.b.i"),
    ("laws-2017-hu:15.fn2", "86B", "laws-2017-hu:86.B"),
    ("laws-2017-hu:71", "79C", "laws-2017-hu:79.C"),
    ("laws-2007-pl:56", "54D", "laws-2007-pl:54.D"),
    ("laws-2007-pl:6.D.3", "86C", "laws-2007-pl:86.C"),
    ("laws-1997-nb:41.A", "47E2", "laws-1997-nb:47.E.2"),
    ("laws-1997-nb:62.B.1", "50", "laws-1997-nb:50"),
    ("laws-1997-nb:50", "72B1", "laws-2017-hu:72.C"),
    ("mbsz-hu:18", "16/a", "laws-2017-hu:16.B"),
    ("mbsz-hu:39.b", "86/b", "laws-2017-hu:12.C.4"),
    ("mbsz-hu:31", "Függelék 2/b", "mbsz-hu:VI.2.b"),
    ("ulti-hu:II.A.5.c", "4/c", "ulti-hu:II.A.4.c"),
    ("ulti-hu:II.C.4.c", "I.fejezet 10/c", "ulti-hu:I.10.c"),
]


@pytest.mark.parametrize(("origin", "words", "target"), READ_BY_HAND)
def test_citations_read_by_hand(citations: dict[str, list[Citation]], origin: str, words: str, target: str) -> None:
    assert target in {citation.target for citation in citations[origin] if citation.words == words}
