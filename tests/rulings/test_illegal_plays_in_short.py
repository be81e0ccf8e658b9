"""Laws 50 to 60 and 65 in short: what is told of a hand, of the next player or of the card decides."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, said_and_asked, short

QUEEN: Facts = {"offender": "E", "penalty_cards": [{"card": "HQ"}], "penalty_kind": "major"}
SEVERAL: Facts = {"offender": "E", "penalty_suits": "several_suits"}
ONE_SUIT: Facts = {"offender": "E", "penalty_suits": "one_suit"}
REQUIRED: Facts = {"choice_lead": "require"}
FORBIDDEN: Facts = {"choice_lead": "forbid"}
UNABLE: Facts = {"partner_can_comply": False}
ABLE: Facts = {"partner_can_comply": True}
TOGETHER: Facts = {"by_two_players": True}
DECLARING: Facts = {"offender": "S", "by_declaring_side": True, "premature": "at_rho_turn"}
PARTNERS_LEAD: Facts = {"offender": "E", "turn_to_lead": "partner"}

SAID: list[tuple[str, Facts, tuple[str, ...], tuple[str, ...]]] = [
    # 59, 50D2a: he who cannot comply leads anything; once declarer has chosen, the card is no penalty card any more
    (
        "penalty_card_lead",
        {**QUEEN, **REQUIRED, **UNABLE},
        ("any card", "not now choose", "no longer", "59"),
        ("if void",),
    ),
    ("penalty_card_lead", {**QUEEN, **FORBIDDEN, **UNABLE}, ("any card", "not now choose", "59"), ("earlier lead",)),
    ("penalty_card_lead", {**ONE_SUIT, **REQUIRED, **UNABLE}, ("All the penalty cards", "59"), ("if void",)),
    ("penalty_card_lead", {**SEVERAL, **REQUIRED, **UNABLE}, ("the others stay", "59"), ("if void", "comply he")),
    # 61A: to play another suit than the one required is a revoke
    ("penalty_card_lead", {**QUEEN, **REQUIRED, **ABLE}, ("must lead it", "61A"), ("if void", "59")),
    ("penalty_card_lead", {**SEVERAL, **REQUIRED, **ABLE}, ("must lead it", "the others stay"), ("if void",)),
    # 50D2a: declarer has chosen, so of an earlier choice nothing is said
    ("penalty_card_lead", {**SEVERAL, **REQUIRED}, ("if void",), ("anew", "comply")),
    # 57C2: no penalty where dummy played unasked; 45F: what dummy suggested may still be adjusted
    (
        "premature_play",
        {"offender": "E", "premature": "before_partner", "dummy_played_unasked": True},
        ("45F",),
        ("50",),
    ),
    # 57B, 59: he cannot comply with what declarer chose
    (
        "premature_play",
        {"premature": "before_partner", "choice_declarer": "lowest", "partner_holds_suit_led": False},
        ("57B", "59", "does not choose again"),
        (),
    ),
    # 57C3: a card of declarer's side stays if it is legal; if it is not, it is a revoke to be corrected (62A)
    ("premature_play", {**DECLARING, "legal_to_trick": True}, ("may not be withdrawn", "57C3"), ("if legal",)),
    ("premature_play", {**DECLARING, "legal_to_trick": False}, ("replaced by a legal card", "62A"), ("if legal",)),
    # 53C, 57A: what declarer may choose after the wrong defender's card
    ("lead_out_of_turn_declarer", {"led_from": "declarer", "play_after_lead": "other_defender"}, ("highest",), ()),
    # 60C: the offender's partner, who was on lead, has led: declarer's rights are as they were
    (
        "lead_out_of_turn_defender",
        {**PARTNERS_LEAD, "play_after_lead": "correct_leader_led"},
        ("has played changes nothing", "60C", "57D"),
        ("53B", "57A"),
    ),
    # 57D: to a lead accepted, partner's card came at declarer's turn, never before its own partner's (57A)
    (
        "lead_out_of_turn_defender",
        {"offender": "E", "play_after_lead": "offender_partner", "choice_accept": True},
        ("accepted", "57D", "in turn if legal"),
        ("57A",),
    ),
    # 52A: he may not change the card himself, which is asked first of all
    (
        "penalty_card_play",
        {"penalty_kind": "major", "failed_to_play": True, "declarer_played_after": False},
        ("52A", "declarer accepts it", "52B2"),
        ("has since",),
    ),
    # 58A: deemed to follow; what that makes of it hangs on whose turn it was then
    ("simultaneous", {**TOGETHER, "turn_after_first": "simultaneous_player"}, ("no penalty card",), ("if not", "57")),
    ("simultaneous", {**TOGETHER, "turn_after_first": "his_partner"}, ("57A", "57C1"), ("57D", "If that player")),
    ("simultaneous", {**TOGETHER, "turn_after_first": "his_rho"}, ("57D",), ("57A", "If that player")),
    (
        "simultaneous",
        {**TOGETHER, "turn_after_first": "his_rho", "by_defender": False},
        ("played card", "57C3"),
        ("57D", "penalty card"),
    ),
    (
        "simultaneous",
        {**TOGETHER, "turn_after_first": "his_partner", "by_defender": True},
        ("57A", "57C1"),
        ("declarer's side",),
    ),
    # 59: declarer does not choose again, whether he required or forbade
    ("inability", {"forbidden_suits": ["H"], "can_comply": False}, ("does not choose again", "50D2a"), ()),
    # 60A3: what nobody owed before is not spoken of
    (
        "play_after_irregularity",
        {"played_by": "non_offending_side", "earlier_obligation": False},
        ("no penalty card", "60A1"),
        ("60A3", "Earlier"),
    ),
    # 65B3: in time it is no unauthorized information
    (
        "inspect_tricks",
        {"request": "point_out_direction", "player": "defender", "own_side_played_next": False},
        ("Allowed", "not unauthorized"),
        ("16B",),
    ),
]


@pytest.mark.parametrize(("name", "facts", "said", "unsaid"), SAID, ids=lambda value: str(value)[:60])
def test_what_is_told_is_said_and_what_it_settles_is_not(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...]
) -> None:
    text = short(service, name, facts)["headline"]["text"]
    assert all(part in text for part in said), text
    assert not any(part in text for part in unsaid), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=lambda value: str(value)[:60])
def test_it_fits_in_every_language(service: Service, name: str, facts: Facts, language: Language) -> None:
    said, asked = said_and_asked(service, name, facts, language)
    assert words(said) + words(asked) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_declarer_has_accepted_his_choice_is_not_told_again(service: Service, language: Language) -> None:
    failed: Facts = {"penalty_kind": "major", "failed_to_play": True, "declarer_played_after": False}
    text = short(service, "penalty_card_play", {**failed, "choice_accept": True}, language)["headline"]["text"]
    assert "52B1c" in text
    assert "52B2" not in text
