"""Provision ids: what people type, the canonical form, the label."""

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus import manifest
from corpus.errors import BadProvisionId
from corpus.ids import fold, label, label_in, parent, parse, split
from corpus.model import Source

TYPED = [
    # the forms of design section 5
    ("27b1a", "law", "27.B.1.a"),
    ("27.B.1(a)", "law", "27.B.1.a"),
    ("§27 B 1 a", "law", "27.B.1.a"),
    ("Law 27B1(a)", "law", "27.B.1.a"),
    ("przepis 27B1a", "law", "27.B.1.a"),
    ("27. szakasz B1a", "law", "27.B.1.a"),
    ("NKVSz 16/a", "old-law", "16.A"),
    ("VSz 29", "regulation", "29"),
    # romans and letters that look like romans
    ("12C1e(i)", "law", "12.C.1.e.i"),
    ("80B2(i)", "law", "80.B.2.i"),
    ("80B2(g)(i)", "law", "80.B.2.g.i"),
    # laws without letters, footnotes, tables
    ("3", "law", "3"),
    ("71 2", "law", "71.2"),
    ("13.fn1", "law", "13.fn1"),
    ("78.B.t1", "law", "78.B.t1"),
    # other texts
    ("VSz 16/a", "regulation", "16.a"),
    ("VSz 29/plusz-atlag", "regulation", "29/plusz-atlag"),
    ("VSz 16/a@2", "regulation", "16.a@2"),
    ("VSz 4. melléklet 15/a", "regulation", "M4.15.a"),
    ("M4.15.a", "regulation", "M4.15.a"),
    ("M2/1.a", "regulation", "M2/1.a"),
    ("VI.2.b", "regulation", "VI.2.b"),
    ("Ulti II.C.4", "ulti", "II.C.4"),
    ("Ulti 10/c", "ulti", "I.10.c"),
    ("I.4.d", "any", "I.4.d"),
    ("DEF.Asztal.2", "definition", "DEF.Asztal.2"),
    ("def Bemondás", "definition", "DEF.Bemondás"),
    ("PREFACE", "law", "PREFACE"),
    ("laws-2017-hu:27.B.1.a", "any", "27.B.1.a"),
]


@pytest.mark.parametrize(("typed", "family", "path"), TYPED)
def test_typed_forms_are_read(typed: str, family: str, path: str) -> None:
    found = parse(typed)
    assert (found.family, found.path) == (family, path)


@pytest.mark.parametrize(
    "typed", ["", "   ", "x", "94", "0", "27Z", "Law 100A", "\x00", "27B1a; DROP TABLE", "9" * 500]
)
def test_what_is_no_id_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(BadProvisionId) as caught:
        parse(typed)
    assert "lawbridge search" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


LABELS = [
    ("27.B.1.a", "laws", "27B1(a)"),
    ("12.C.1.e.i", "laws", "12C1(e)(i)"),
    ("35.1", "laws", "35.1"),
    ("13.fn1", "laws", "13 *1"),
    ("29", "regulations", "VSz 29"),
    ("II.C.4", "ulti", "Ulti II.C.4"),
]


@pytest.mark.parametrize(("path", "kind", "shown"), LABELS)
def test_labels(path: str, kind: str, shown: str) -> None:
    assert label(path, kind) == shown


class TestRegulationsOfOthers:
    """Added regulations are shown, and typed, under their own name; VSz is the Hungarian federation's alone."""

    @pytest.fixture
    def added(self, monkeypatch: pytest.MonkeyPatch) -> dict[str, Source]:
        own = manifest.source("mbsz-hu")
        entries = {
            **manifest.sources(),
            "regulations-2020-pl": replace(own, id="regulations-2020-pl", language="pl", short="PZBS"),
            "regulations-2019-nb": replace(own, id="regulations-2019-nb", language="nb", short="NBF"),
            "regulations-2021-pl": replace(own, id="regulations-2021-pl", language="pl", short=""),
        }
        monkeypatch.setattr(manifest, "sources", lambda: entries)
        return entries

    @pytest.mark.parametrize(
        ("source", "shown"),
        [
            ("mbsz-hu", "VSz 29"),
            ("regulations-2020-pl", "PZBS 29"),
            ("regulations-2019-nb", "NBF 29"),
            ("regulations-2021-pl", "regulations-2021-pl:29"),
            ("ulti-hu", "Ulti 29"),
            ("laws-2007-pl", "29"),
        ],
    )
    def test_each_has_its_own_prefix(self, source: str, shown: str, added: dict[str, Source]) -> None:
        assert label_in(added[source], "29") == shown

    @pytest.mark.parametrize("source", ["regulations-2020-pl", "regulations-2019-nb", "regulations-2021-pl"])
    @pytest.mark.parametrize("path", ["4", "4.b", "4.b.1"])
    def test_what_is_shown_can_be_typed(self, source: str, path: str, added: dict[str, Source]) -> None:
        found = parse(label_in(added[source], path))
        assert (found.source, found.path) == (source, path)

    def test_typed_forms(self, added: dict[str, Source]) -> None:
        found = parse("pzbs 16/b")
        assert (found.family, found.path, found.source) == ("regulation", "16.b", "regulations-2020-pl")
        assert parse("VSz 16/b").source is None
        with pytest.raises(BadProvisionId):
            parse("PZBS")

    def test_without_them_the_name_means_nothing(self) -> None:
        with pytest.raises(BadProvisionId):
            parse("PZBS 16/b")

    def test_the_titles_of_laws_stay(self) -> None:
        assert label_in(manifest.source("laws-2017-hu"), "DEF.Asztal", "ASZTAL") == "ASZTAL"
        assert label_in(manifest.source("laws-2017-hu"), "27.B.1.a") == "27B1(a)"


law_paths = st.builds(
    lambda law, rest: ".".join([str(law), *rest]),
    st.integers(1, 93),
    st.lists(st.sampled_from(["B", "2", "c", "ii"]), max_size=0)
    | st.sampled_from([["A"], ["C", "1"], ["B", "2", "a"], ["C", "1", "e", "i"], ["N", "12", "k", "iv"]]),
)


@given(law_paths)
def test_what_is_shown_can_be_typed(path: str) -> None:
    assert parse(label(path)).path == path


@given(law_paths)
def test_canonical_form_is_read_as_itself(path: str) -> None:
    assert parse(path).path == path


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(typed: str) -> None:
    with contextlib.suppress(BadProvisionId):
        parse(typed)


def test_split_parent_fold() -> None:
    assert split("mbsz-hu:29") == ("mbsz-hu", "29")
    assert split("29") == (None, "29")
    assert parent("27.B") == "27"
    assert parent("27") is None
    assert fold("Gyűrűző ŁÓDŹ spøk") == "gyuruzo lodz spok"
