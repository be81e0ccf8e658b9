"""Of two procedures in doubt the one whose facts are told clearly comes first; what is sure stays as it is."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clearer import DOUBT, clearer_first, clearness
from understanding.facts import facts_taught
from understanding.hear import hear
from understanding.rank import Choice

DROPPED = (
    "Dél 4 pikket játszik, rendezgette a lapját és kicsusszant neki a pikk dáma, felfelé az asztalra. Hogy véletlen "
    "volt, azt mi is elismerjük. Kelet jött hívásra."
)
OF_WEST: list[tuple[Language, str]] = [
    ("hu", "3 szan, Dél a felvevő. Nyugat kiejtette a pikk bubit, mindenki látta. Most Kelet van híváson."),
    ("pl", "Kontrakt 3BA, rozgrywa S. W upuścił na stół pik waleta, wszyscy widzieli. Za chwilę E jest na wiście."),
    ("nb", "Syd spiller 3 NT. Vest mistet spar knekt på bordet, alle så det. Nå er Øst i utspill."),
    ("en", "South plays 3NT. West dropped the jack of spades on the table, everyone saw it. East is now on lead."),
]
DECLARERS, DEFENDERS = "exposed_card_declarer", "exposed_card_defender"


def _choices(first: float, second: float, names: tuple[str, str] = (DEFENDERS, DECLARERS)) -> list[Choice]:
    rest = Choice("played_card", 1 - first - second, {})
    return [Choice(names[0], first, {}), Choice(names[1], second, {}), rest]


def test_the_one_told_clearly_comes_first() -> None:
    heard = hear(DROPPED, "hu")
    assert clearness(heard, DECLARERS) > clearness(heard, DEFENDERS)
    assert [choice.name for choice in clearer_first(_choices(0.5, 0.4), heard)][:2] == [DECLARERS, DEFENDERS]


def test_both_have_together_what_they_had() -> None:
    before = _choices(0.5, 0.4)
    after = {choice.name: choice.p for choice in clearer_first(before, hear(DROPPED, "hu"))}
    assert after[DECLARERS] + after[DEFENDERS] == pytest.approx(0.9)
    assert after["played_card"] == before[2].p


@pytest.mark.parametrize("first", [DOUBT, 0.95])
def test_what_is_sure_is_not_weighed_again(first: float) -> None:
    before = _choices(first, 1 - first)
    assert clearer_first(before, hear(DROPPED, "hu")) == before


def test_nor_is_what_no_tellings_teach() -> None:
    untaught = "vsz_12_score_correction"
    assert not facts_taught(untaught)
    for names in ((DEFENDERS, untaught), (untaught, DEFENDERS)):
        before = _choices(0.5, 0.4, names)
        assert clearer_first(before, hear(DROPPED, "hu")) == before


def test_one_choice_or_none_is_left_alone() -> None:
    assert clearer_first([], hear(DROPPED, "hu")) == []
    assert clearer_first(_choices(0.5, 0.4)[:1], hear(DROPPED, "hu")) == _choices(0.5, 0.4)[:1]


@pytest.mark.parametrize(("language", "text"), OF_WEST)
def test_nor_what_the_table_shows_against_what_it_does_not(language: Language, text: str) -> None:
    heard = hear(text, language)
    assert DEFENDERS in {name for _, name in heard.shown}
    for other, stays in (("opening_lead_out_of_turn", True), ("dummy_rights", False)):
        before = _choices(0.5, 0.4, (DEFENDERS, other))
        assert (clearer_first(before, heard) == before) is stays
