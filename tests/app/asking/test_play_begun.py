"""Dummy's cards on the table tell that the lead was faced: what then comes out is in the play (14B, 25A4, 21B3)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

SHORT: list[tuple[Language, str]] = [
    (
        "hu",
        "Megvolt a licit, 4 kor, az indulo hivas is az asztalon fordult, erre asztal terites es hopp, asztalnak 12 "
        "lapja van. A masik haromnak pont 13. A hianyzo kartyat a szek alatt lelik meg, treff 4.",
    ),
    ("pl", "W miał tylko 12 kart, dziadek już się wyłożył, gdy to zauważył. Karta została w pudełku."),
    ("nb", "Oest hadde bare 12 kort, vi merket det foerst da blindemann la opp. Kortet laa paa golvet."),
    (
        "en",
        "East had a dozen cards only. Dummy was already on the table when she counted. The missing five of clubs was "
        "under her chair.",
    ),
]
EXPLAINED: list[tuple[Language, str]] = [
    (
        "hu",
        "Az ellenfel rosszul magyarazta a 2 karot, az asztal mar kint volt, amikor kiderult. Utolso passzom "
        "visszavehetem?",
    ),
    ("pl", "Przeciwnik zle wyjasnil 2 karo, a stol juz sie wylozyl, gdy to sprostowali. Moge zmienic pasa?"),
    ("nb", "Motspilleren forklarte 2 ruter feil, og bordet laa allerede da de rettet det. Kan jeg endre passen min?"),
    (
        "en",
        "An opponent explained 2D wrongly, and dummy was already down when they corrected it. May I change my pass?",
    ),
]


@pytest.mark.parametrize(("language", "told"), SHORT)
def test_the_lead_was_faced(service: Service, language: Language, told: str) -> None:
    case = ruled(service, told, language)["procedure"]
    assert case["name"] == "missing_card"
    assert case["facts"]["lead_faced"] is True


@pytest.mark.parametrize(("language", "told"), EXPLAINED)
def test_it_came_out_in_the_play(service: Service, language: Language, told: str) -> None:
    case = ruled(service, told, language)["procedure"]
    assert case["name"] == "misinformation"
    assert case["facts"]["phase"] == "play"


def test_a_slip_seen_when_dummy_is_down_stands(service: Service) -> None:
    told = (
        "Partner opened one spade, I meant two hearts but a 2D card came out, everybody passed and dummy went down. "
        "Only then did I see it. May I change?"
    )
    assert ruled(service, told, "en")["procedure"]["facts"]["auction_period_ended"] is True


def test_before_dummys_cards_is_not_in_the_play(service: Service) -> None:
    told = (
        "Mielott az asztal teritett volna, a felvevo szolt, hogy rossz volt a magyarazat a 2 karora. Visszavehetem a "
        "passzt?"
    )
    assert ruled(service, told, "hu")["procedure"]["facts"]["phase"] == "clarification"


LYING: list[tuple[Language, str, str]] = [
    (
        "hu",
        "A licit végén Kelet azt mondta a 2 treffre, hogy erős, pedig a megállapodásuk szerint gyenge két színű. A "
        "végső passz után jött ki, az indulás{} ott volt az asztalon. Észak, aki utolsónak passzolt, kontrázna.",
        " lefordítva",
    ),
    (
        "pl",
        "Pod koniec licytacji E wyjaśnił, że 2 trefle są silne, a według ustaleń to słaba dwukolorówka. Wyszło to po "
        "ostatnim pasie, wist leżał na stole{}. N, który pasował ostatni, nie spasowałby.",
        " jeszcze zakryty",
    ),
    (
        "nb",
        "Mot slutten av meldingene forklarte Øst 2 kløver som sterk, men avtalen er svak tofarget. Det kom fram etter "
        "siste pass, og utspillet lå på bordet{}. Nord, som passet sist, ville ikke ha passet.",
        " med baksiden opp",
    ),
    (
        "en",
        "Near the end of the auction East explained 2 clubs as strong, but by agreement it is a weak two-suiter. It "
        "came out after the final pass, the opening lead was on the table{}. North, who passed last, would not have "
        "passed.",
        " still face down",
    ),
]


@pytest.mark.parametrize(("language", "told", "side"), LYING)
def test_a_lead_on_the_table_may_be_faced_or_not(service: Service, language: Language, told: str, side: str) -> None:
    """21B1a until it is faced, 21B3 from then on: which side is up decides, and is not told."""
    assert "phase" not in ruled(service, told.format(""), language)["procedure"]["facts"]
    assert ruled(service, told.format(side), language)["procedure"]["facts"]["phase"] == "clarification"
