"""64A: what the card of the one who revoked tells of who won that trick, and where it was won."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

DISCARDED: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat védő a kilencedik ütésben kárót dobott a treffre, pedig volt treffje. Később két ütést vittek"
        " Nyugaték. A játék végén vettük észre.",
    ),
    (
        "pl",
        "Obrońca W w dziewiątej lewie zrzucił karo na trefla, a miał trefla. Potem wzięli jeszcze dwie lewy."
        " Zauważyliśmy po ostatniej lewie.",
    ),
    (
        "nb",
        "Vest i motspill kastet en ruter på kløver i stikk ni, men hadde kløver. Senere tok Øst-Vest to stikk. Vi så"
        " det da alt var spilt.",
    ),
    (
        "en",
        "West, defending, discarded a diamond on a club at trick nine and had a club. East-West won two tricks later."
        " We noticed it after the last trick.",
    ),
]
RUFFED: list[tuple[Language, str]] = [
    ("hu", "Kelet ellopta a kárót, pedig volt nála még egy káró. Utána két ütést vittek. A játék végén vettük észre."),
    (
        "pl",
        "E przebił trefla, choć miał trefla w ręku. Obrona wzięła potem dwie lewy. Zauważyliśmy po ostatniej lewie.",
    ),
    (
        "nb",
        "Øst trumfet en ruter og hadde ruter på handa. Motspillet tok ett stikk senere. Oppdaga da alt var spilt.",
    ),
    (
        "en",
        "East, defending, ruffed a diamond with a diamond in his hand. They made two more tricks later. It was"
        " noticed after the last trick.",
    ),
]
TOOK_IT: list[tuple[Language, str]] = [
    ("hu", "Kelet védő ellopta a kárót, vitte is, pedig volt kárója. Később még egyet vittek. A végén vettük észre."),
    (
        "pl",
        "Obrońca E przebił trefla i wziął lewę, choć miał trefla. Potem wzięli jeszcze jedną. Wyszło po ostatniej"
        " lewie.",
    ),
    ("nb", "Øst i motspill trumfet en ruter og tok stikket, men hadde ruter. De tok ett til senere. Oppdaget etterpå."),
    (
        "en",
        "East, defending, ruffed a diamond and won it with a diamond in his hand. They won one more later. Noticed"
        " after the last trick.",
    ),
]
IN_DUMMY: list[tuple[Language, str]] = [
    (
        "hu",
        "3 szant játszottam, Nyugat a treffemre kőrt dobott, pedig volt treffje. Az ütést az asztalon vittem. A parti"
        " végén derült ki.",
    ),
    (
        "pl",
        "Broniliśmy 4 kiery. W trzeciej lewie zrzuciłem pika na karo, lewę wzięto w dziadku, a miałem karo. Wyszło po"
        " rozdaniu.",
    ),
    ("nb", "Vest i motspill kasta en kløver på ruter, men hadde ruter. Stikket ble tatt på bordet. Alt er spilt."),
    (
        "en",
        "We were defending against 3NT. In the fourth trick I discarded a heart on a diamond, and it was won on the"
        " board. I had a diamond. Found out when the play was over.",
    ),
]
LATER: list[tuple[Language, str]] = [
    ("hu", "Védők voltunk, én színt vétettem a harmadik ütésben. Később mi még két ütést vittünk. A végén derült ki."),
    ("pl", "Broniliśmy, nie dołożyłem do koloru w trzeciej lewie. Potem wzięliśmy dwie lewy. Wyszło po rozdaniu."),
    ("nb", "Vi forsvarte, jeg gjorde revoke i tredje stikk. Senere tok vi to stikk til. Oppdaget etter spillet."),
    ("en", "We defended and I revoked at trick three. After that trick we took two more. Found after the hand."),
]


def _facts(service: Service, language: Language, told: str) -> dict[str, object]:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    return dict(document["procedure"]["facts"])


@pytest.mark.parametrize(("language", "told"), DISCARDED)
def test_a_discard_wins_no_trick(service: Service, language: Language, told: str) -> None:
    facts = _facts(service, language, told)
    assert (facts["winner"], facts["later_trick_won"]) == ("other", True)


@pytest.mark.parametrize(("language", "told"), RUFFED)
def test_a_ruff_does_not_tell_who_won_the_trick(service: Service, language: Language, told: str) -> None:
    assert "winner" not in _facts(service, language, told)


@pytest.mark.parametrize(("language", "told"), TOOK_IT)
def test_a_ruff_told_to_have_won_did(service: Service, language: Language, told: str) -> None:
    assert _facts(service, language, told)["winner"] == "offending_player"


@pytest.mark.parametrize(("language", "told"), IN_DUMMY)
def test_a_trick_won_in_dummy_is_none_of_a_defender(service: Service, language: Language, told: str) -> None:
    facts = _facts(service, language, told)
    assert facts["winner"] == "other"
    assert "faced_card" not in facts


@pytest.mark.parametrize(("language", "told"), LATER)
def test_tricks_that_the_own_side_won_since_are_later_ones(service: Service, language: Language, told: str) -> None:
    assert _facts(service, language, told)["later_trick_won"] is True


TELLER_IS_DUMMY: list[tuple[Language, str]] = [
    (
        "hu",
        "Én voltam az asztal, a partnerem treffet dobott a kőrre, pedig volt kőrje. Az ászom vitte. Utána még négyet"
        " vittünk. A végén derült ki.",
    ),
    (
        "pl",
        "Byłem dziadkiem, partner zrzucił trefla na kiera, a miał kiera. Mój król wziął lewę. Potem wzięliśmy jeszcze"
        " cztery. Zauważyli po grze.",
    ),
    (
        "nb",
        "Jeg var blindemann, makker kastet kløver på hjerter selv om han hadde hjerter. Esset mitt vant. Siden tok vi"
        " fire stikk til. Det ble oppdaget etterpå.",
    ),
    (
        "en",
        "I was dummy and partner, in four spades, pitched a club on a heart although she had a heart. My king won the"
        " trick. We took three more. It was noticed after the last trick.",
    ),
]
TELLER_DEFENDS: list[tuple[Language, str]] = [
    (
        "hu",
        "Védekeztünk, a partnerem treffet dobott a kőrre, pedig volt kőrje. Az ászom vitte. Utána még egyet vittünk."
        " A végén derült ki.",
    ),
    (
        "pl",
        "Broniliśmy, partner zrzucił trefla na kiera, a miał kiera. Mój król wziął lewę. Potem wzięliśmy jeszcze"
        " jedną. Wyszło po grze.",
    ),
    (
        "nb",
        "Vi forsvarte, makker kastet kløver på hjerter selv om han hadde hjerter. Esset mitt vant. Siden tok vi ett"
        " stikk til. Det ble oppdaget etterpå.",
    ),
    (
        "en",
        "We defended and partner pitched a club on a heart although she had a heart. My king won the trick. We took"
        " one more. It was noticed after the last trick.",
    ),
]


@pytest.mark.parametrize(("language", "told"), TELLER_IS_DUMMY)
def test_the_partner_of_a_teller_who_is_dummy_declares(service: Service, language: Language, told: str) -> None:
    """64A2 and its note: not 64B3, which is of dummy's own card."""
    facts = _facts(service, language, told)
    assert (facts["offender_role"], facts["winner"]) == ("declarer", "partner")


@pytest.mark.parametrize(("language", "told"), TELLER_DEFENDS)
def test_the_partner_of_a_teller_who_defends_does_not(service: Service, language: Language, told: str) -> None:
    facts = _facts(service, language, told)
    assert (facts["offender_role"], facts["winner"]) == ("defender", "partner")
