"""70C: no trump is out at notrumps, nor where the card that is out is of another suit: then none decides a contested
claim, whatever the claim sounds like.
"""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

AT_NO_TRUMP: list[tuple[Language, str]] = [
    (
        "hu",
        "Szanzadu, három lap van hátra. Kelet ellenjátékos: a többi a miénk, jók a káróim. Észak, a felvevő \
tiltakozik, mert Nyugat hív, és van treffje is.",
    ),
    (
        "pl",
        "Kontrakt bezatutowy, zostały trzy karty. Obrońca E mówi: reszta nasza, mam dobre kara. Rozgrywający N się \
nie zgadza, bo na wyjściu jest W i ma też trefla.",
    ),
    (
        "nb",
        "Grand, tre kort igjen. Øst i motspill krever resten på gode ruter. Spillefører i nord protesterer, for \
vest skal spille ut og har en kløver også.",
    ),
    (
        "en",
        "No trumps, three cards left. East, defending, claims the rest with good diamonds. North, declarer, \
objects: West is on lead and has a club too.",
    ),
]


@pytest.mark.parametrize(("language", "told"), AT_NO_TRUMP)
def test_no_trump_decides_at_notrumps(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "70C" not in answer


SIDE_CARD: list[tuple[Language, str]] = [
    ("hu", "4 kört játszom, három lapnál beadtam, hogy mind az enyém. Nyugat szerint kint van még a treff király."),
    ("pl", "Gram 4 kiery, przy trzech kartach zgłosiłem resztę. W mówi, że w grze jest jeszcze król trefl."),
    ("nb", "Jeg spiller 4 hjerter og krevde de tre siste stikkene. Vest sier at kløver konge fortsatt er ute."),
    ("en", "I was in 4 hearts and claimed the last three. West says the king of clubs is still out."),
]
TRUMP: list[tuple[Language, str]] = [
    ("hu", "4 kört játszom, három lapnál beadtam, hogy mind az enyém. Nyugat szerint kint van még a kör tízes."),
    ("pl", "Gram 4 kiery, przy trzech kartach zgłosiłem resztę. W mówi, że w grze jest jeszcze dziesiątka kier."),
    ("nb", "Jeg spiller 4 hjerter og krevde de tre siste stikkene. Vest sier at hjerter ti fortsatt er ute."),
    ("en", "I was in 4 hearts and claimed the last three. West says the ten of hearts is still out."),
]


@pytest.mark.parametrize(("language", "told"), SIDE_CARD)
def test_a_card_of_another_suit_is_no_trump(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "70C" not in answer
    assert "70D1" in answer


@pytest.mark.parametrize(("language", "told"), TRUMP)
def test_a_card_of_the_trump_suit_is_one(service: Service, language: Language, told: str) -> None:
    assert "70C" in service.reply(told, None, None, None, language)["answer"]


GONE: list[tuple[Language, str, str, str]] = [
    (
        "hu",
        "4 pikket játszik Nyugat, három lapot mutat: pikk ász, káró ász, káró király: 'enyém a többi",
        ", nincs több adu kint'. Északnál ott a pikk kettes, az utolsó adu.",
        " Kárója nincs.",
    ),
    (
        "pl",
        "W gra 4 piki, pokazuje trzy karty, asa pik i AK karo: 'reszta moja",
        ", nie ma już atutów'. N ma jeszcze dwójkę pik, ostatniego atuta.",
        " Nie ma ani jednego kara.",
    ),
    (
        "nb",
        "Vest spiller 4 spar og viser tre kort: spar ess, ruter ess og konge: 'resten er mine",
        ", trumfen er tatt ut'. Nord har spar 2, den siste trumfen.",
        " Han har ingen ruter.",
    ),
    (
        "en",
        "West in 4 spades faces his last three, the spade ace and the ace king of diamonds: 'the rest are mine",
        ", no trumps left'. North still has the spade two, the last trump.",
        " He is void in diamonds.",
    ),
]


@pytest.mark.parametrize(("language", "claimed", "gone", "void"), GONE)
def test_who_says_that_none_is_left_did_not_mention_it(
    service: Service, language: Language, claimed: str, gone: str, void: str
) -> None:
    """70C1, C2: nothing of it is asked; 70C3 is, unless the other is void in a suit that may be played first."""
    facts = ruled(service, claimed + gone, language)["procedure"]["facts"]
    assert (facts["trump_mentioned"], facts["finding_maybe_unaware"]) == (False, True)
    assert "finding_normal_line_loses_to_trump" not in facts
    facts = ruled(service, claimed + gone + void, language)["procedure"]["facts"]
    assert facts["finding_normal_line_loses_to_trump"] is True


SOLID: list[tuple[Language, str]] = [
    ("hu", "Pikk az adu, nekem pikk ász és káró ÁKD maradt, letettem, hogy a kárók jók. Aduról nem szóltam, "
           "elfelejtettem. Nyugatnál a pikk négyes. Jár nekik ütés?"),
    ("pl", "Atu pik, rozgrywający na wiście z ręki, ma cztery ostatnie karty, asa pik i AKD karo, pokazuje i mówi kara "
           "dobre reszta moja. O atutach ani słowa. A czwórka pik u Westa!! Sam przyznał że o niej zapomniał."),
    ("nb", "sparkontrakt 4 kort igjen spillefører er inne på egen hånd med spar ess og ruter EKD, legger opp og sier "
           "ruterne er gode resten er mine, nevnte ikke trumf. vest har spar 4. Han innrømmer at han glemte den."),
    ("en", "Spades are trumps. I hold the spade ace and AKQ of diamonds, I tabled and said diamonds are good. I didn't "
           "mention trumps, forgot that West had the spade four. Do they get a trick?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), SOLID)
def test_whether_a_solid_suit_is_ruffed_is_asked(service: Service, language: Language, told: str) -> None:
    """70C3: ace, king, queen lose a trick only where they are ruffed; what else he holds is not told."""
    facts = case_of(service.reply(told, None, None, None, language))["facts"]
    assert facts["trump_mentioned"] is False
    assert "finding_normal_line_loses_to_trump" not in facts
