"""Points that a follow-up asks of a ruling: which, and what the ruling says to them. Read by hand."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering.points import book, points_asked, replies
from corpus.model import LANGUAGES, Language
from rulings import registry

ASKED: list[tuple[Language, str, tuple[str, ...], str]] = [
    ("en", "is it a penalty card then?", ("penalty_card",), ""),
    ("en", "East now asks is it at least a penalty card", ("penalty_card",), ""),
    ("en", "so whose choice is it", ("chooser",), ""),
    ("en", "so how many tricks do we get back", ("tricks",), ""),
    ("pl", "nie da sie ustalic ile lew bylo", (), "nie da sie ustalic ile lew bylo"),
    ("en", "There is a penalty card on the table.", (), "There is a penalty card on the table."),
    ("nb", "må sør passe?", ("silence",), ""),
    ("nb", "og Vest, får han melde om igjen?", (), "og Vest, får han melde om igjen?"),
    ("hu", "akkor ki hív?", ("turn",), ""),
    ("hu", "Nem fogadja el. Büntetőlap lesz?", ("penalty_card",), "Nem fogadja el."),
    ("pl", "Nikt jeszcze nie dołożył. Kto z nich decyduje?", ("chooser",), "Nikt jeszcze nie dołożył."),
    ("en", "Is he allowed to pick whatever suits him best?", ("best",), ""),
    ("nb", "Er det lov å velge det som lønner seg mest?", ("best",), ""),
    ("pl", "A czy mógł wybierać to, co mu najbardziej pasuje?", ("best",), ""),
    ("hu", "Szabad neki a legelőnyösebbet választani?", ("best",), ""),
    ("en", "What is best for him to lead?", (), "What is best for him to lead?"),
    ("hu", "Melyik a legjobb hívás?", (), "Melyik a legjobb hívás?"),
    ("pl", "Jaki wist jest najlepszy?", (), "Jaki wist jest najlepszy?"),
    ("nb", "Hva er best å spille ut?", (), "Hva er best å spille ut?"),
    ("en", "and if he passes, does East have to pass?", ("silence",), "and if he passes, does East have to pass?"),
]
LEAD: dict[str, Any] = {
    "offender": "E",
    "card": "HQ",
    "faced": True,
    "turn_to_lead": "partner",
    "play_after_lead": "none",
    "contract": {"level": 4, "denomination": "S", "declarer": "S"},
}
REFUSED = LEAD | {"choice_accept": False}
BID: dict[str, Any] = {"dealer": "N", "auction": ["1S", "1H"], "offender": "E", "play_over": False}
LOWEST = BID | {"choice_accept": False, "replacement": "2H", "finding_not_artificial": True}
REVOKE: dict[str, Any] = {"offender": "E", "offender_role": "defender", "established": True, "revoke_trick": 4}
WON: dict[str, Any] = {"winner": "offending_player", "attention_first_drawn": "in_time"}
RULED: list[tuple[str, dict[str, Any], str, Language, str | None]] = [
    ("lead_out_of_turn_defender", REFUSED, "penalty_card", "en", "It is a major penalty card."),
    ("lead_out_of_turn_defender", REFUSED, "lead", "pl", "zakazać można tylko koloru tej karty (♥)"),
    ("lead_out_of_turn_defender", REFUSED, "chooser", "hu", "Dél dönt."),
    ("lead_out_of_turn_defender", LEAD, "penalty_card", "en", "does not accept the lead out of turn: It is a major"),
    ("insufficient_bid", LOWEST, "silence", "nb", "Ingen må passe"),
    ("insufficient_bid", LOWEST, "lead", "hu", "Nincs hívási korlátozás."),
    ("revoke_rectification", REVOKE | WON | {"later_trick_won": True}, "tricks", "en", "Tricks transferred: 2."),
    ("revoke_rectification", REVOKE | WON, "tricks", "en", "won no later trick: Tricks transferred: 1."),
    ("exposed_card_declarer", {"declarer_exposure": "dropped"}, "penalty_card", "nb", "ikke noe straffekort"),
    ("insufficient_bid", LOWEST, "tricks", "en", None),
]


@pytest.mark.parametrize(("language", "text", "names", "rest"), ASKED)
def test_a_question_asks_for_its_points_and_what_it_tells_stays(
    language: Language, text: str, names: tuple[str, ...], rest: str
) -> None:
    asked = points_asked(text, language)
    assert (asked.names, asked.rest) == (names, rest)


@pytest.mark.parametrize(("procedure", "facts", "point", "language", "said"), RULED)
def test_the_ruling_says_what_it_decides_of_a_point(
    procedure: str, facts: dict[str, Any], point: str, language: Language, said: str | None
) -> None:
    ruling = registry.rule(procedure, facts, language=language)
    asked = points_asked("", language).__class__((point,))
    found = replies(asked, procedure, ruling, facts, language)
    if said is None:
        assert not found
    else:
        (line,) = found
        assert said.casefold() in line.text.casefold()
        assert set(line.laws) <= set(ruling["citations"])


def test_what_an_option_tells_is_not_said_before_it() -> None:
    ruling = registry.rule("lead_out_of_turn_defender", LEAD, language="en")
    asked = points_asked("is it a penalty card?", "en")
    assert not replies(asked, "lead_out_of_turn_defender", ruling, LEAD, "en", parted=False)


@pytest.mark.parametrize("point", [name for name in book() if name not in ("asking", "reported", "which")])
def test_every_point_is_asked_and_answered_in_every_language(point: str) -> None:
    row = book()[point]
    assert all(row["words"][language] for language in LANGUAGES)
    assert all(set(texts) == set(LANGUAGES) for texts in row["says"].values())
