"""Citations in questions and in law texts: which provision each means, and what is none."""

import pytest

from corpus.citations import Resolver, cited, find
from corpus.manifest import source
from corpus.store import Store
from ingest.read import read


@pytest.fixture(scope="module")
def store() -> Store:
    names = ("laws-2017-hu", "laws-2007-pl", "mbsz-hu", "ulti-hu")
    return Store([provision for name in names for provision in read(source(name)).provisions])


HU, VSZ, ULTI = "laws-2017-hu:", "mbsz-hu:", "ulti-hu:"
QUESTIONS = [
    ("lásd a 27B1b pontot", [HU + "27.B.1.b"]),
    ("mit mond a 27. szakasz?", [HU + "27"]),
    ("27. szakasz B1a", [HU + "27.B.1.a"]),
    ("a 27. szakasz B1a pontja", [HU + "27.B.1.a"]),
    ("Mikor kell alkalmazni a 12C1e(i) pontot és a 72C szakaszt?", [HU + "12.C.1.e.i", HU + "72.C"]),
    ("lásd a 30B1b)ii)", [HU + "30.B.1.b.ii"]),
    ("patrz przepis 54D", [HU + "54.D"]),
    ("co mówią przepisy 30, 31 i 32?", [HU + "30", HU + "31", HU + "32"]),
    ("se §47E2", [HU + "47.E.2"]),
    ("hva sier § 27 B 1 a?", [HU + "27.B.1.a"]),
    ("What does Law 27B1(a) say?", [HU + "27.B.1.a"]),
    ("Laws 16 and 73", [HU + "16", HU + "73"]),
    ("27b1a", [HU + "27.B.1.a"]),
    ("27.B.1.a", [HU + "27.B.1.a"]),
    ("NKVSz 90/b. 2. pontja", [HU + "90.B.2"]),
    ("a VSz 29. pontja szerint", [VSZ + "29"]),
    ("VSz 38. és 39. pontjában", [VSZ + "38", VSZ + "39"]),
    ("VSz Függelék 2/b. pontja", [VSZ + "VI.2.b"]),
    ("Vsz 4.sz. melléklete 15. pont", [VSZ + "M4.15"]),
    ("I. fejezet 10/c", [ULTI + "I.10.c"]),
    ("Ulti II.C.4", [ULTI + "II.C.4"]),
    # a word of law makes a number sure that else would be a call
    ("Law 1C", [HU + "1.C"]),
    ("1C szakasz", [HU + "1.C"]),
    ("przepis 7D", [HU + "7.D"]),
]


@pytest.mark.parametrize(("text", "wanted"), QUESTIONS)
def test_places_named_in_a_question(store: Store, text: str, wanted: list[str]) -> None:
    assert cited(store, text) == wanted


NONE = [
    "1C",
    "1C.",
    "N otworzył 1C, E 1H, S 2C - odzywka niewystarczająca",
    "W åpnet 1S, Ø meldte 1C utenfor tur",
    "Észak 1C, Kelet 2D, Dél 1BA",
    "1NT - P - 2C - 1D",
    "7C doblet",
    "1BA i 2BA",
    "6D X XX",
    "100 pontot kap, 10 pont jár érte",
    "A pontokat ki számolja?",
    "3 stikk for lite, 2 beter",
    "14 kart w ręce, 12 w drugiej",
    "27 asztal, 54 játékos",
    "az ász 10 pontot ér a 40-100-ban",
    "Law 94",
    "przepis 27Z",
    "27C9z",
    "",
]


@pytest.mark.parametrize("text", NONE)
def test_calls_scores_and_counts_are_no_citations(store: Store, text: str) -> None:
    assert cited(store, text) == []


RELATIVE = [
    # source, place, words in its text, where they lead
    ("laws-2017-hu", "27.B", "A", "27.A"),
    ("laws-2017-hu", "27.B", "3", "27.B.3"),
    ("laws-2017-hu", "27.B.4", "3", "27.B.3"),
    ("laws-2017-hu", "27.B.4", "A1", "27.A.1"),
    ("laws-2017-hu", "16.D.3", "c)", "16.D.2.c"),
    ("laws-2017-hu", "40.C.1", "B2av)", "40.B.2.a.v"),
    ("laws-2017-hu", "41.B", "20F szakasz 2", "20.F.2"),
    ("laws-2017-hu", "51.B.2.a", "B szakasz 1a", "51.B.1.a"),
    ("laws-2017-hu", "68.D.2.b.i", "a)", "68.D.2.a"),
    ("laws-2017-hu", "93.C.3.a", "2", "93.C.2"),
    ("laws-2017-hu", "DEF.Nemzetközi meccspont", "78", "78"),
    ("laws-2007-pl", "14.B.2", "4", "14.B.4"),
    ("laws-2007-pl", "16.C.3", "2c", "16.C.2.c"),
    ("laws-2007-pl", "51.B.2.a", "B1a", "51.B.1.a"),
    ("mbsz-hu", "M4.14", "12", "M4.12"),
    ("mbsz-hu", "8", "2", "2"),
]


@pytest.mark.parametrize(("name", "place", "words", "wanted"), RELATIVE)
def test_a_relative_citation_is_read_from_where_it_stands(
    store: Store, name: str, place: str, words: str, wanted: str
) -> None:
    at = store.get(f"{name}:{place}")
    resolver = Resolver(store)
    found = [resolver.resolve(mention, at) for mention in find(at.text) if mention.words == words]
    assert found == [f"{name}:{wanted}"] * max(1, len(found))


def test_a_relative_citation_means_nothing_in_a_question(store: Store) -> None:
    assert cited(store, "lásd a fenti A1 pontot") == []
