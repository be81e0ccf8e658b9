"""What a told fact excludes is not offered; what was asked is answered in words (read off the Hungarian text)."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, Row, asked_in, short, unlike

DISTURBS: Facts = {"source": "overheard", "finding_interferes": True}
NO_REDEAL: Facts = {"redeal_possible": False}
ALL_HANDS: Facts = {"about_one_hand": False}

EXTRANEOUS: list[Row] = [
    # 16D2a: "az egyik lapról információt kapott játékos játsszon azzal a lappal"
    ("extraneous_info", ALL_HANDS, ("redeal (where",), ("change of seats",), "first_call_made"),
    (
        "extraneous_info",
        {**ALL_HANDS, "first_call_made": False},
        ("redeal (where",),
        ("change of seats",),
        "finding_interferes",
    ),
    ("extraneous_info", {"seat_change_possible": False}, ("redeal (where",), ("seats",), "first_call_made"),
    ("extraneous_info", {"seat_change_possible": True}, ("to play the known hand",), ("where the",), "first_call_made"),
    # 16D2b: "ha a versenyforma megengedi"
    ("extraneous_info", NO_REDEAL, ("change of seats (if only one hand",), ("redeal",), "first_call_made"),
    ("extraneous_info", {"redeal_possible": True}, ("a redeal, perhaps",), ("where the",), "first_call_made"),
    # 16D3: c and d are the same two before the first call and after it
    ("extraneous_info", {**ALL_HANDS, **NO_REDEAL}, ("Neither",), ("before the first",), "first_call_made"),
    ("extraneous_info", {**DISTURBS, **ALL_HANDS, **NO_REDEAL}, ("one of two",), ("If it would",), None),
    # 16D2: what the director has found is no condition any more
    ("extraneous_info", DISTURBS, ("disturbs play.", "one of the last two"), ("would disturb",), "first_call_made"),
    ("extraneous_info", {"source": "overheard", "finding_interferes": False}, ("played normally",), (), None),
    # 16D2c: "módosítsa az eredményt, ha úgy ítéli meg, hogy a másodlagos információ befolyásolta az eredményt"
    ("extraneous_info", {"finding_information_affected": True}, ("adjusts the score",), ("seats", "redeal"), None),
    ("extraneous_info", {"finding_information_affected": False}, ("it stands",), ("seats", "redeal"), None),
]

DROPPED: Facts = {"how_exposed": "dropped", "inadvertent": True, "during_auction": True, "partner_could_see": True}
QUEEN: Facts = {**DROPPED, "card": "SQ", "another_face_down": True}
FOUR: Facts = {**DROPPED, "card": "D4", "another_face_down": False}
CONCEDES: Facts = {"how_exposed": "conceding", "during_auction": False, "by_declaring_side": False}
SPREAD: Facts = {"declarer_exposure": "spread", "after_opening_lead_out_of_turn": False}

EXPOSED: list[Row] = [
    # 24B: a single honour; 24A: a single low card not led
    ("exposed_card_defender", QUEEN, ("must pass when next", "major penalty card"), ("several cards", "a lead"), None),
    ("exposed_card_defender", {**DROPPED, "card": "SQ"}, ("an honour, a lead or several cards",), (), None),
    ("exposed_card_defender", FOUR, ("nobody has to pass", "it is a penalty card"), ("several", "honour"), None),
    (
        "exposed_card_defender",
        {**FOUR, "by_declaring_side": True},
        ("goes back into the hand", "did not have to pass"),
        ("several cards",),
        None,
    ),
    ("exposed_card_defender", {**FOUR, "how_exposed": "shown", "inadvertent": False}, ("several cards",), (), None),
    # 68B2: "egy vagy több ütésre irányuló lemondás": nobody is an offender; "A játék folytatódik."
    (
        "exposed_card_defender",
        {**CONCEDES, "partner_objected": True},
        ("goes back to the hand", "That defender's partner"),
        ("offender",),
        None,
    ),
    # 68B1 with 69: nobody objected, nobody disputes
    (
        "exposed_card_defender",
        {**CONCEDES, "partner_objected": False},
        ("no infraction", "the conceded tricks are declarer's", "scored so"),
        ("offender",),
        None,
    ),
    ("exposed_card_defender", {**CONCEDES, "how_exposed": "claiming"}, ("fall under Law 68",), ("conceded",), None),
    # 48B2: "kivéve, ha bizonyíthatóan nem szándékozott teríteni"
    (
        "exposed_card_declarer",
        {**SPREAD, "finding_no_intention_to_claim": False},
        ("is a claim or concession", "play is over"),
        ("may be",),
        None,
    ),
]

LOOKED: Facts = {"breach": "looking_at_players_or_cards", "inadvertent_sight": False}

ETIQUETTE: list[Row] = [
    # 85A1 with 90A: nobody is penalized before it is found
    ("etiquette", {"breach": "discourtesy", "facts_disputed": True}, ("If it did", "if not, nothing"), (), None),
    ("etiquette", {"breach": "discourtesy"}, ("warns or penalizes",), ("If it did",), None),
    (
        "etiquette",
        {**LOOKED, "facts_disputed": True},
        ("Only if it did", "adjusted if he used"),
        ("play goes on",),
        None,
    ),
    # 74C5 excuses what was seen by chance only
    ("etiquette", LOOKED, ("the result stands, unless he used", "12A1"), ("partner",), None),
    ("etiquette", {**LOOKED, "inadvertent_sight": True}, ("may be used", "nothing need be said"), (), None),
    # 74C1: the difference tells partner something (73B1)
    ("etiquette", {"breach": "different_designations"}, ("unless partner used",), (), None),
    # 74B4, 74C7
    (
        "etiquette",
        {"breach": "prolonged_play", "finding_to_disconcert": False},
        ("no breach, no penalty", "stands"),
        ("tempo",),
        None,
    ),
    ("etiquette", {"breach": "varying_tempo", "finding_to_disconcert": False}, ("no breach",), ("Prolonging",), None),
]

MISBID: Facts = {"explanation_correct": True, "noticed_by": "partner"}
NO_LEAD: Facts = {"finding_lead": False}
MIXED: Facts = {"request": "after_play", "cards_mixed": "after_claim", "mixed_by": "declaring"}
EARLY: Facts = {"request": "after_play", "cards_mixed": "before_agreement", "finding_facts_lost": True}

SECOND: Facts = {
    "insufficient": True,
    "out_of_rotation": False,
    "replacement_kind": "insufficient",
    "choice_accept": False,
    "finding_comparable": False,
    "relates_to_suits": False,
    "finding_not_artificial": False,
}

OTHERS: list[Row] = [
    # 75C with 75A: once the auction is over there is nothing left to call
    ("duty_to_correct", {**MISBID, "phase": "auction"}, ("calls on",), ("plays on",), None),
    ("duty_to_correct", {**MISBID, "phase": "clarification"}, ("plays on",), ("calls on",), None),
    ("duty_to_correct", {**MISBID, "phase": "play"}, ("plays on",), ("calls on",), None),
    ("duty_to_correct", {**MISBID, "phase": "after_play"}, ("after play either", "stands"), ("on as if",), None),
    # 45E: "hacsak a tornavezető ... nem minősíti": he has not
    ("fifth_card", {**NO_LEAD, "by_defender": False}, ("withdrawn",), ("deems",), None),
    ("fifth_card", {**NO_LEAD, "by_defender": True}, ("major", "minor"), ("unless a lead",), None),
    ("fifth_card", {**NO_LEAD, "by_defender": True, "card": "H6"}, ("minor", "leads freely"), ("deems",), None),
    ("fifth_card", {**NO_LEAD, "by_defender": True, "card": "HK"}, ("major", "declarer chooses"), ("deems",), None),
    ("fifth_card", {"by_defender": True}, ("unless a lead",), (), None),
    # 66D: "olyan módon ..., hogy a tornavezető ezután már nem képes a tények megállapítására"
    ("inspect_tricks", {**MIXED, "finding_facts_lost": False}, ("does not matter", "from the cards"), (), None),
    # 65D: "vagy egy színvétel megállapítására (vagy megcáfolására) vonatkozó igényét"
    ("inspect_tricks", EARLY, ("refute a revoke", "likelier"), ("Each handles",), None),
    # 19 and 32: what is legal stands; 32 leads to 26B too
    ("inadmissible_double", {"inadmissible": False, "found_after_lead": True}, ("the score counts with it",), (), None),
    ("inadmissible_double", {"inadmissible": False, "out_of_rotation": True}, ("26B",), (), None),
    # 27B4 with 16C2: 27D is not the only redress; 26B before what the director has found himself
    ("insufficient_bid", {**SECOND, "choice_accept_second": True, "play_over": True}, ("16C2", "27B1"), (), None),
    (
        "insufficient_bid",
        {**SECOND, "choice_accept_second": False, "claimed_unintended": True, "finding_unintended": False},
        ("sufficient bid or pass", "26B"),
        ("intended",),
        None,
    ),
    # 86A: no substitute board where the result could be known without it
    ("fouled_board", {"event": "teams"}, ("nobody can know the match result", "86A"), (), None),
    # 87A: not fouled, so nothing is scored otherwise
    ("fouled_board", {"difference": "nothing", "event": "pairs"}, ("Nothing is cancelled", "stand"), (), None),
]
SAID = EXTRANEOUS + EXPOSED + ETIQUETTE + OTHERS


@pytest.mark.parametrize(("name", "facts", "said", "unsaid", "asked"), SAID, ids=[str(row[:2]) for row in SAID])
def test_what_is_settled_is_said(
    service: Service, name: str, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, name, facts)
    spoken = found["headline"]["text"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "facts"), [row[:2] for row in SAID], ids=[str(row[:2]) for row in SAID])
def test_it_is_short_and_cited_in_every_language(service: Service, name: str, facts: Facts, language: Language) -> None:
    found = short(service, name, facts, language)
    assert words(found["answer"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]
