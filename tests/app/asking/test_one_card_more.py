"""A hand with a card more than the others gave none to a trick: no revoke but Law 67; a trick that dummy won is none of
the defenders', whose later tricks are asked about (64A2, 67B1).
"""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

ONE_MORE: list[tuple[Language, str]] = [
    ("hu", "Dél ellenjátékos egy ütéshez, amit kőrrel hívtak, nem tett semmit, mindenki lefordította. Most eggyel több "
           "lapja van mint nekünk. Színvétés ez?"),
    ("pl", "Siedzę E, bronię i wstyd przyznać, rozgrywajacy zagrał karo, wziął lewę, wszyscy odwrocili, a ja karty nie "
           "dołożyłem. Teraz mam o jedną wiecej niz reszta. Rozgrywający krzyczy że to fałszywy renons i lewa dla "
           "niego. Ma rację?"),
    ("nb", "I forrige stikk la ikke vest noe kort, spillefører tok det med esset og alle snudde. Nå har vest ett kort "
           "mer enn oss. Spillefører sier revoke. Er det det?"),
    ("en", "South, defending, never put a card on the last trick, which declarer won. Now he has one card more than "
           "everybody. Declarer calls it a revoke. Is it?"),
]  # fmt: skip
WON_BY_DUMMY: list[tuple[Language, str]] = [
    ("hu", "Tv telefonrol: 10 utes utan mindenkinek 3 lapja van, az egyik ellenjatekosnak 4, es csak 9 van elotte "
           "kiteve. Kiderult h a hetedik uteshez (karo hivas, asztal asza vitte) nem adott semmit. A negy lapja kozott "
           "ott a karo otos. Mit csinalok vele?"),
    ("pl", "Panie sędzio, dopiero teraz, po dziesięciu lewach, patrzę, że obrońca ma w ręku jeszcze cztery karty, a my "
           "wszyscy po trzy. W siódmej lewie, jak poszły kara i as ze stołu ją wziął, on po prostu nic nie dołożył. I "
           "piątkę karo ma dalej! Co nam się należy?"),
    ("nb", "Vest har fem kort, vi andre fire. Han la ikke noe i stikk åtte, der blindemanns ess tok. Vest er "
           "motspiller og har fargen. Hva nå?"),
    ("en", "Ten tricks played, three cards each, but West (defender) has four. He gave nothing to trick six, a spade "
           "which declarer took with the ace. He has the spade two. How do we go on?"),
    ("en", "Nine tricks gone, we've got four cards each, West, a defender, has five. Turns out he never contributed "
           "anything to trick six, a spade won by dummy's ace. He does have a spade. What's the damage?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), ONE_MORE)
def test_no_card_given_is_a_defective_trick(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]["name"] == "defective_trick"
    assert "67A1" in document["answer"]


@pytest.mark.parametrize(("language", "told"), WON_BY_DUMMY)
def test_later_tricks_are_asked(service: Service, language: Language, told: str) -> None:
    facts = case_of(service.reply(told, None, None, None, language))["facts"]
    assert "won_trick_from_defect_on" not in facts
    assert facts.get("defective_trick", 0) not in (4, 5)


def test_a_later_trick_told_is_heard(service: Service) -> None:
    told = "West, defending, gave nothing to trick six, a spade that declarer won. West's side took the next trick. He \
holds the spade two. All have played on."
    assert case_of(service.reply(told, None, None, None, "en"))["facts"]["won_trick_from_defect_on"] is True


def test_one_more_heart_is_no_trick(service: Service) -> None:
    told = "East discarded a club on a heart although he had one more heart. Declarer won the trick. Is it a revoke?"
    assert "offending_side_tricks" not in case_of(service.reply(told, None, None, None, "en"))["facts"]


ONE_TRICK_MORE: list[tuple[Language, str]] = [
    ("hu", "Nyugat színvétést követett el. Az ütést mi vittük, de ők eggyel több ütést akarnak."),
    ("pl", "W zrenonsował. Wzięliśmy lewę, ale oni chcą o jedną lewę za dużo."),
    ("nb", "Vest revokerte. Vi tok stikket, men de vil ha ett stikk for mye."),
    ("en", "West revoked. We won the trick, but it is one too many tricks they want."),
    ("en", "West revoked in trick 4 and won it. Declarer claims one card over the rest."),
]


@pytest.mark.parametrize(("language", "told"), ONE_TRICK_MORE)
def test_one_trick_more_is_no_card(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert case_of(document)["name"] == "revoke_rectification"
