"""The Norwegian Laws of 1997 (slides): counts read by hand, accounting, and where a line holds several provisions."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from corpus import strict_yaml
from corpus.errors import BadSource
from corpus.manifest import raw_text, source
from corpus.model import Provision
from ingest.account import account
from ingest.edits import ERRATA, layered
from ingest.lines import Edit, LayeredText
from ingest.parse import slides_nb
from ingest.parse.tree import Parse, provisions

SOURCE = source("laws-1997-nb")
ROWS: list[dict[str, Any]] = strict_yaml.load(ERRATA)[SOURCE.id]


@pytest.fixture(scope="module")
def text() -> LayeredText:
    return layered(SOURCE, raw_text(SOURCE))


@pytest.fixture(scope="module")
def parsed(text: LayeredText) -> Parse:
    return slides_nb.parse(text)


@pytest.fixture(scope="module")
def laws(text: LayeredText, parsed: Parse) -> dict[str, Provision]:
    return {one.id: one for one in provisions(parsed, text, SOURCE)}


def test_counts(text: LayeredText, laws: dict[str, Provision]) -> None:
    kinds = Counter(one.kind for one in laws.values())
    assert kinds == {"law": 31, "letter": 94, "number": 76, "subletter": 25, "footnote": 33}
    slides = [number for number in range(1, len(text) + 1) if re.match(r"\d+ © NBF 1998 §", text.line(number))]
    assert len(slides) == 84
    lines = {span.line for one in laws.values() for span in one.spans}
    assert lines == set(slides)


def test_every_character_has_one_owner(text: LayeredText, parsed: Parse) -> None:
    found = account(parsed, text)
    found.check(SOURCE.id)
    assert set(found.skipped) == {"slide chrome", "repeated title"}


def test_laws_and_lines_are_in_order(laws: dict[str, Provision]) -> None:
    assert [one.id for one in laws.values() if one.kind == "law"] == [str(number) for number in range(41, 72)]
    places = [(one.spans[0].line, one.spans[0].start) for one in laws.values()]
    assert all(first < second for first, second in pairwise(places))


def test_titles_are_capitals_and_texts_are_sentences(laws: dict[str, Provision]) -> None:
    for one in laws.values():
        assert bool(one.title) == (one.kind != "footnote"), one.id
        assert one.title == one.title.upper(), one.id
        assert one.kind == "footnote" or not re.match(r"[A-ZÆØÅ]{3,} ", one.text), one.id
        assert "*" not in one.text, one.id


def test_leaves_have_text(laws: dict[str, Provision]) -> None:
    parents = {one.parent for one in laws.values()}
    assert [one.id for one in laws.values() if not one.text and one.id not in parents] == []


# id, line, title, how the text begins, how it ends; read from the slides.
PLACES = [
    ("41", 12, "SPILLET BEGYNNER", "", ""),
    ("41.A", 12, "ÅPNINGSUTSPILLET LEGGES MED FREMSIDEN NED", "Etter at et bud,", "på motspillerens hånd."),
    ("41.D", 16, "BLINDEMANNS HÅND", "Etter at åpningsutspillet er snudd", "blindemanns hånd."),
    ("42.A.1", 18, "GI INFORMASJON", "Blindemann har rett til, i TLs nærvær,", "regelspørsmål."),
    ("43.A.2", 24, "BEGRENSNINGER SOM ER BELAGT MED SÆRSKILT STRAFF", "", ""),
    ("43.A.2.a", 24, "UTVEKSLING AV HENDER", "Blindemann kan ikke utveksle", "spilleføreren."),
    ("43.B.2.b", 28, "SPØR SPILLEFØREREN OM HAN KAN HA BEGÅTT EN UREGELMESSIGHET", "Er den første", "anvendelse."),
    ("45.C.4.a", 40, "SPILL AV ANGITT KORT", "Et kort må spilles dersom", "tenkt å spille det."),
    ("46.B", 48, "UFULLSTENDIG ELLER FEILAKTIG ANGIVELSE", "I tilfelle spillefører", "til hensikt):"),
    ("46.B.1", 50, "UFULLSTENDIG ANGIVELSE AV RANGERING", "Hvis spilleføreren ved spill", "angitt det laveste."),
    ("46.B.2", 50, "ANGIVELSE AV FARGE, MEN IKKE RANGERING", "Hvis spilleføreren angir farge", "kortet i fargen."),
    ("46.B.3.b", 52, "I ALLE ANDRE TILFELLER", "I alle andre tilfeller må", "som skal spilles."),
    ("47.E.2", 60, "TILBAKETREKNING AV SPILT KORT", "", ""),
    ("47.E.2.b", 60, "NÅR ÉN ELLER FLERE HAR SPILT PÅ ETTERPÅ", "Når det er for sent å korrigere", "til anvendelse."),
    ("50.A", 68, "STRAFFEKORTET SKAL BLI LIGGENDE FREMVIST", "Et straffekort må bli", "en annen straff."),
    (
        "50.D.2.a",
        76,
        "Å FORLANGE ELLER FORBY UTSPILL I STRAFFEKORTETS FARGE",
        "Spillefører kan forlange at",
        "tas opp.",
    ),
    ("50.D.2.b", 78, "INGEN BEGRENSNINGER AV UTSPILLET", "Hvis spilleføreren ikke gjør bruk", "straffekort."),
    ("51.B.1.b", 82, "SPILLEFØRER FORBYR UTSPILL I FARGEN", "Hvis spilleføreren forbyr", "til stikket."),
    ("51.B.2.b", 84, "SPILLEFØRER FORBYR UTSPILL I ÉN ELLER FLERE AV FARGENE", "Når en motspiller", "til stikket."),
    ("52.B.1.b", 88, "SPILLEFØRER MÅ GODTA SPILLET", "Hvis spilleføreren etter", "eller spillet."),
    ("54", 94, "ÅPNINGSUTSPILL MED FREMSIDEN OPP UTENFOR TUR", "Når et åpningsutspill", "til anvendelse."),
    ("55.B.2", 102, "NÅR UTSPILLET ER HOS SPILLEFØRER ELLER BLINDEMANN", "Hvis spilleføreren", "riktig hånd."),
    ("56", 104, "MOTSPILLERS UTSPILL UTENFOR TUR", "Når spilleføreren forlanger", "til anvendelse."),
    ("57.A", 106, "SPILL I UTIDE ELLER UTSPILL TIL NESTE STIKK", "Når en motspiller", "følgende muligheter:"),
    ("57.A.3", 106, "NEKTE SPILL AV EN ANNEN FARGE", "Forby den feilendes makker", "spilleføreren angir."),
    ("58.B.2", 112, "FLERE KORT ER SYNLIGE", "Hvis mer enn ett kort", "(se §50)."),
    ("59", 114, "PÅBUD OM UTSPILL ELLER SPILL SOM IKKE KAN ETTERKOMMES", "Hvis en spiller", "annet lovlig kort."),
    ("61", 120, "UNNLATELSE AV Å FØLGE FARGE - FORESPØRSLER OM REVOKE", "", ""),
    ("62.B.2", 124, "SPILLEFØRERS KORT, BLINDEMANNS KORT SAMT MOTSPILLERS KORT", "Kortet kan", "fremsiden opp."),
    ("64.B.4", 138, "DEN IKKE-FEILENDE SIDE HAR MELDT PÅ NESTE GIV", "Hvis revoken først", "påfølgende giv."),
    ("67.B.1.a", 152, "DEN FEILENDE HAR ET KORT I DEN UTSPILTE FARGE", "Hvis den feilende har", "ingen straff."),
    ("67.B.2", 154, "DEN FEILENDE HAR FOR FÅ KORT", "Når den feilende har spilt", "medføre revoke."),
    ("68", 156, "KRAV PÅ ELLER AVSTÅELSE AV STIKK", "For at et utsagn", "gjelder følgende:"),
    ("68.B", 158, "DEFINISJON AV AVSTÅELSE", "Ethvert utsagn", "med en gang."),
    ("68.D", 160, "SPILLET OPPHØRER", "Når det er gjort et krav", "før TL kommer."),
    ("70.B.1", 166, "DET FORLANGES AT DEN SOM FREMSATTE KRAVET, GJENTAR SIN REDEGJØRELSE", "TL forlanger", "fremsatt."),
    ("70.B.2", 168, "DET FORLANGES AT ALLE HENDENE BLIR LAGT MED FREMSIDEN OPP", "Deretter forlanger TL", "opp."),
    ("70.C.1", 170, "TRUMFKORTET BLE IKKE NEVNT", "Den som fremsatte kravet,", "og:"),
    ("70.D", 172, "NY SPILLEPLAN BLIR FORESLÅTT", "TL skal ikke godkjenne", "mindre fremgangsrik."),
    ("70.E", 174, "SPILLEPLAN SOM IKKE ER NEVNT (FINESSE ELLER TOPPING)", "TL skal ikke", "irrasjonell."),
    ("71", 176, "ANNULLERING AV AVSTÅELSE", "En avståelse må bli stående", "følgende tilfeller:"),
    ("71.C", 178, "URIMELIG AVSTÅELSE", "Dersom en spiller har avstått", "av de resterende kort."),
]


@pytest.mark.parametrize(("key", "line", "title", "begins", "ends"), PLACES, ids=[row[0] for row in PLACES])
def test_places(laws: dict[str, Provision], key: str, line: int, title: str, begins: str, ends: str) -> None:
    found = laws[key]
    assert (found.line_start, found.line_end) == (line, line)
    assert found.title == title
    assert (found.text.startswith(begins), found.text.endswith(ends)) == (True, True), found.text
    assert bool(found.text) == bool(begins)


VERBATIM: dict[str, str] = strict_yaml.load(Path(__file__).parent / "expected" / "slides_nb.yaml")


@pytest.mark.parametrize("key", VERBATIM)
def test_verbatim(laws: dict[str, Provision], key: str) -> None:
    assert laws[key].text == VERBATIM[key]


# Who calls which footnote; a mark's footnote stands on its slide or on the next one (50.D.2.a).
CALLS = [
    ("41.A", ("41.fn1", "41.fn2"), "Ansvarlig organisasjon"),
    ("43.B.1", ("43.fn1",), "§90 omhandler"),
    ("47.E.2.b", ("47.fn2",), "§40C gir"),
    ("49", ("49.fn1",), "(fotnote til §68):"),
    ("50.D.2.a", ("50.fn2",), "Hvis spilleren ikke er i stand"),
    ("50.fn2", ("50.fn3",), "§59: Hvis en spiller"),
    ("51.B.2.a", ("51.fn1",), "Hvis spilleren ikke er i stand"),
    ("51.fn1", ("51.fn2",), "§59: Hvis en spiller"),
    ("51.B.2.b", ("51.fn3",), "Hvis spilleren ikke er i stand"),
    ("51.fn3", ("51.fn4",), "§59: Hvis en spiller"),
    ("53.A", ("53.fn1",), "Men se også"),
    ("53.B", ("53.fn2",), "Men se også"),
    ("58.B.3", ("58.fn1",), "§16C sier"),
    ("62.C.1", ("62.fn2",), "§16C sier"),
    ("62.C.2", ("62.fn2",), "§16C sier"),
    ("68", ("68.fn1",), "Hvis utsagnet"),
    ("68.fn1", ("68.fn2",), "§57 omhandler"),
    ("68.D", ("68.fn3", "68.fn4"), "§70 omhandler"),
    ("69.B", ("69.fn1", "69.fn2"), "Korrigeringsfristen"),
    ("71.C", ("71.fn2",), "Når det gjelder bestemmelsene i §69, §70 og §71"),
]


@pytest.mark.parametrize(("key", "called", "first"), CALLS, ids=[row[0] for row in CALLS])
def test_footnotes_are_linked(laws: dict[str, Provision], key: str, called: tuple[str, ...], first: str) -> None:
    assert laws[key].footnotes == called
    assert laws[called[0]].text.startswith(first)


def test_every_footnote_is_called(laws: dict[str, Provision]) -> None:
    called = {note for one in laws.values() for note in one.footnotes}
    assert called == {one.id for one in laws.values() if one.kind == "footnote"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['line']} {row['printed']}")
def test_errata_rows_say_why_and_reach_a_reader(row: dict[str, Any], text: LayeredText) -> None:
    assert row["printed"] != row["corrected"]
    assert row["certainty"] in ("sure", "likely")
    assert row["reason"]
    assert row["corrected"] in text.line(row["line"])


@pytest.mark.parametrize(
    ("line", "old", "new", "complaint"),
    [
        (14, "2 ©", "3 ©", "2 has to come"),
        (18, "§42. ", "§43. ", "'42' has to come"),
        (20, "§42. BLINDEMANNS RETTIGHETER", "§42. NOE ANNET", "does not repeat"),
        (26, "**§90 omhandler", "*§90 omhandler", "calls a footnote"),
        (30, " B PÅFØLGENDE", " C PÅFØLGENDE", "lost or out of order"),
        (50, " 2.ANGIVELSE", " 4.ANGIVELSE", "lost or out of order"),
        (88, " c)STRAFFEKORTET", " d)STRAFFEKORTET", "lost or out of order"),
    ],
)
def test_a_slide_out_of_order_is_refused(line: int, old: str, new: str, complaint: str) -> None:
    text = layered(SOURCE, raw_text(SOURCE))
    corrected = LayeredText("\n".join(text.line(number) for number in range(1, len(text) + 1)))
    at = corrected.line(line).index(old)
    broken = LayeredText("\n".join(corrected.raw_lines), (), [Edit(line, at, at + len(old), old, new)])
    with pytest.raises(BadSource, match=complaint):
        slides_nb.parse(broken)


def test_without_its_errata_the_deck_is_refused() -> None:
    """Slide 29 glues the letter A of law 50 to its title: without the erratum a title stands in the text."""
    with pytest.raises(BadSource, match="Line 68 has the title"):
        slides_nb.parse(LayeredText(raw_text(SOURCE)))
