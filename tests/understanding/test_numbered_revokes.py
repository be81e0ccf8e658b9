"""Two revokes of numbered tricks, one of each side: whose each was, the earlier trick first; nothing of one alone."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import hear
from understanding.numbered_revokes import of_one_player, one_of_each_side

LATER_FIRST: list[tuple[Language, str]] = [
    (
        "en",
        "We were defending, I sat West. Trick nine I showed out of clubs, except I hadn't. Then it emerged "
        "that South, declaring, had failed to follow to spades from his hand back at trick two, which East won.",
    ),
    (
        "hu",
        "Nyugat a kilencedik ütésben nem adott treffet, pedig volt neki. Kiderült, hogy a felvevő Dél a másodikban sem "
        "adott pikket, pedig volt pikkje. A második ütésben kézből dobott.",
    ),
    (
        "pl",
        "W w dziewiątej lewie nie dodał trefla, a miał. Okazało się, że rozgrywający S w drugiej lewie zrzucił kiera "
        "na pika, choć piki miał, lewę wziął E.",
    ),
    (
        "nb",
        "I niende stikk bekjente ikke Vest kløver, han hadde en. Så viste det seg at spillefører Syd i andre stikk "
        "kastet hjerter på spar med spar på hånden, Øst tok stikket.",
    ),
]
ONE_ALONE: list[tuple[Language, str]] = [
    ("en", "West revoked at trick four. At trick nine East asked to see the tricks. South is declarer."),
    (
        "hu",
        "Nyugat a negyedik ütésben színt vétett. A kilencedik ütésben Kelet meg akarta nézni az ütéseket. "
        "Dél a felvevő.",
    ),
    ("pl", "W sfałszował w czwartej lewie. W dziewiątej lewie E chciał obejrzeć lewy. Rozgrywa S."),
    ("nb", "Vest revoket i fjerde stikk. I niende stikk ville Øst se på stikkene. Syd er spillefører."),
]


@pytest.mark.parametrize(("language", "told"), LATER_FIRST)
def test_the_earlier_trick_is_the_one_that_is_ruled(service: Service, language: Language, told: str) -> None:
    """64B7: declarer's is established, since a later trick was played; whether the defender's is too is asked."""
    both = one_of_each_side(hear(told, language))
    assert both is not None
    assert [(one.trick, one.declares) for one in both] == [(2, True), (9, False)]
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert facts["offender_role"] == "declarer"
    assert facts["other_side_revoked"] is True
    assert "other_revoke_established" not in facts


@pytest.mark.parametrize(("language", "told"), ONE_ALONE)
def test_a_trick_in_which_nobody_revoked_tells_no_second_one(language: Language, told: str) -> None:
    """A trick is named too in which the other side only did something else."""
    assert one_of_each_side(hear(told, language)) is None


NEXT_NAMED: list[tuple[Language, str]] = [
    (
        "pl",
        "Gram 4 pik z S. W trzeciej lewie E przebił karo atutem i wziął, a potem obrona wzięła jeszcze jedną, dopiero "
        "później pokazał karo. W dziewiątej ja nie dołożyłem do trefla, nikt jeszcze do dziesiątej nie zagrał.",
    ),
    (
        "en",
        "South declares. At trick three East failed to follow to diamonds and won it, they won one more. At trick nine "
        "South failed to follow to clubs, and nobody has played to the tenth.",
    ),
]


@pytest.mark.parametrize(("language", "told"), NEXT_NAMED)
def test_a_trick_nobody_has_played_to_is_no_third(service: Service, language: Language, told: str) -> None:
    """62B2: the later one is corrected, the earlier one counts alone."""
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert facts["revoke_trick"] == 3
    assert facts["other_revoke_established"] is False


def test_the_end_of_play_establishes_both(service: Service) -> None:
    """63A1: what came out at the end was played on from; nothing is asked of the second one."""
    told = (
        "Nobody noticed till the end that declarer, South, failed to follow at trick four with the suit in hand and "
        "East did likewise at trick seven."
    )
    assert ruled(service, told, "en")["procedure"]["facts"]["other_revoke_established"] is True


A_THIRD_NUMBER: list[tuple[Language, str]] = [
    (
        "pl",
        "Gramy 5 trefl, rozgrywa S. W lewie 4 E przebił karo mając karo i wziął lewę, szóstą też wzięli obrońcy. Potem "
        "lewa 9: W ciągnie asa pik, S dokłada kiera choć miał pika i sam po lewie się przyznał.",
    ),
    (
        "nb",
        "kontrakt 5 kløver i syd. stikk 4 trumfa øst en ruter enda han hadde ruter og vant stikket, motspillet tok "
        "også stikk 6. I stikk 9 spilte vest spar ess og syd saka hjerter med spar på handa.",
    ),
    (
        "en",
        "South plays 4H. In trick 3 West ruffed a club with a club in hand, East won trick 5. In trick 8 East led a "
        "spade and South discarded a diamond, though he had a spade.",
    ),
    (
        "hu",
        "Dél játssza a 4 kőrt. A 3. ütésben nyugat treffet lopott, pedig volt treffje, az 5. ütést is ők vitték. A 8. "
        "ütésben dél kárót dobott a pikkre, pedig volt pikkje.",
    ),
]


@pytest.mark.parametrize(("language", "told"), A_THIRD_NUMBER)
def test_a_trick_that_was_only_won_is_none_of_the_two(language: Language, told: str) -> None:
    """64B7: each side revoked in one of the three numbered tricks."""
    both = one_of_each_side(hear(told, language))
    assert both is not None
    assert [one.declares for one in both] == [False, True]


IN_TWO_SUITS: list[tuple[Language, str]] = [
    (
        "en",
        "After the hand: East revoked on a spade at trick 3 and won it, then revoked again at trick 8, this time a "
        "heart, won by partner West. Defence got two further tricks at the end.",
    ),
    (
        "hu",
        "Leosztás után kiderült: Nyugat a 2. ütésben pikkre nem adott színt és el is vitte, az 5. ütésben meg kőrre "
        "nem adott színt, azt Kelet vitte. Később még két ütésük volt.",
    ),
    (
        "pl",
        "Po rozdaniu: W w lewie 3 nie dołożył trefla i tę lewę wziął, a w lewie 7 nie dołożył kara, tę wziął E. Potem "
        "obrońcy wzięli jeszcze jedną.",
    ),
    (
        "nb",
        "Vest revokerte i stikk 4 da det ble spilt ruter, og vant stikket, i stikk 6 revokerte han i kløver, "
        "spillefører vant det. ØV fikk et stikk til.",
    ),
]
ONCE: list[tuple[Language, str]] = [
    ("en", "East revoked on a spade in trick 3 and won it. In trick 8 West won a heart. How many tricks?"),
    ("hu", "Nyugat a 2. ütésben pikkre nem adott színt, a 6. ütésben kőrt hívott. Hány ütés jár?"),
    ("pl", "W w lewie 3 nie dołożył trefla i wziął ją, w lewie 7 wyszedł karem. Ile lew?"),
    ("nb", "Vest revokerte i stikk 4 i ruter og vant det, i stikk 6 spilte han kløver. Hvor mange stikk?"),
]


@pytest.mark.parametrize(("language", "told"), IN_TWO_SUITS)
def test_two_of_one_player_count_apart(service: Service, language: Language, told: str) -> None:
    """64A, 64B2: who won the later trick won not the earlier one."""
    assert of_one_player(hear(told, language)) is not None
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert facts["side_revoked_again"] is True
    assert facts["winner"] == "offending_player"


@pytest.mark.parametrize(("language", "told"), ONCE)
def test_a_card_of_a_later_trick_is_no_revoke(language: Language, told: str) -> None:
    """64A: one revoke is told."""
    assert of_one_player(hear(told, language)) is None
