"""A card exposed in the auction, and who declares in the end: who sits where tells the side (Law 24D, 24E)."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

# Language, what the case is told in order, what the offender's side became.
DECLARED: list[tuple[Language, tuple[str, ...], str]] = [
    (
        "hu",
        (
            "licit kozben a keletinek kipottyant ket lapja az asztalra szinnel felfele",
            "azota lement a licit, del lett a felvevo harom szanban. a lapok treff kilences meg kor het",
        ),
        "defending",
    ),
    ("hu", ("licit közben Kelet elejtette a kőr dámát, színnel felfelé", "Kelet lett a felvevő"), "declaring"),
    (
        "pl",
        (
            "w trakcie licytacji E wypadła na stół dama kier, odkryta",
            "potem licytacja się skończyła, rozgrywa S, gra 4 pik",
        ),
        "defending",
    ),
    (
        "nb",
        (
            "Under meldingene mistet Øst hjerter dame på bordet med bildesida opp",
            "så gikk meldingene ferdig og Sør ble spillefører i 3 grand",
        ),
        "defending",
    ),
    (
        "en",
        (
            "A king and a four fell face up from East's hand during the auction.",
            "The auction finished, South became declarer in 3NT. The cards are the heart king and the club four.",
        ),
        "defending",
    ),
    ("en", ("The queen of hearts fell face up from East's hand in the auction; West became declarer.",), "declaring"),
]


@pytest.mark.parametrize(("language", "texts", "role"), DECLARED)
def test_who_declares_tells_what_became_of_the_card(
    service: Service, language: Language, texts: tuple[str, ...], role: str
) -> None:
    reply = service.ask(texts[0], language)
    for text in texts[1:]:
        reply = service.reply(text, None, reply)
    case = case_of(reply)
    assert case["name"] == "card_exposed_in_auction"
    assert case["facts"]["offender"] == "E"
    said = [provision for row in case["ruling"]["statements"] for provision in row["citations"]]
    assert any(one.startswith("24.E" if role == "defending" else "24.D") for one in said)
    assert not any(one.startswith("24.D" if role == "defending" else "24.E") for one in said)


ON_LEAD: list[tuple[Language, str]] = [
    ("hu", "Licit közben Keletnek leesett a káró király színnel felfelé, kint maradt. 3 szan lett a vége, most Nyugat "
     "jön indulni. Mit kell tudnia?"),
    ("pl", "Jeszcze w licytacji wypadł E na stół as trefl, kolorem do góry. W, jak nakazano, spasował, skończyło się "
     "na 4 kier S. Teraz W ma wistować. I co z tym asem?"),
    ("nb", "Under meldingene mistet Vest spar konge med bildesiden opp. Nå er det Øst som skal spille ut mot 4 "
     "hjerter. Kan han spille hva han vil?"),
    ("en", "West dropped the king of diamonds face up during the auction. It's over now, they're in 3NT and East is on "
     "lead. What may he lead?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), ON_LEAD)
def test_who_is_on_lead_tells_that_his_side_defends(service: Service, language: Language, told: str) -> None:
    """24E, 50D2: declarer's options over the leader, no forced pass any more."""
    document = service.ask(told, language)
    assert case_of(document)["facts"]["later_role"] == "defending"
    assert "24E, 50B" in document["answer"]


ON_TURN: list[tuple[Language, str]] = [
    ("hu", "Licit közben Délnek kiesett a kezéből a ♥K, színével felfelé az asztalra. Éppen Nyugat volt soron."),
    ("pl", "W trakcie licytacji S upuścił na stół ♥K, obrazkiem do góry. Była kolej W. Co teraz?"),
    ("nb", "Under meldingene mistet Sør ♥K med bildesiden opp på bordet. Det var Vests tur. Hva nå?"),
    ("en", "During the auction South dropped the ♥K face up on the table. It was West's turn. What now?"),
]


@pytest.mark.parametrize(("language", "told"), ON_TURN)
def test_whose_turn_it_is_to_call_tells_no_side(service: Service, language: Language, told: str) -> None:
    """24B, 24E: the auction goes on, and nobody knows who will declare."""
    document = service.ask(told, language)
    assert case_of(document)["facts"]["later_role"] == "not_yet_known"
    assert "24B" in document["answer"]
