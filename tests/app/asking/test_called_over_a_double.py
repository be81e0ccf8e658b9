"""36A: whether the next player has called over a double of partner's bid is told by his call, however he is named."""

from __future__ import annotations

import pytest

from app.asking.steps.called_over import OVER
from app.service import Service
from corpus.model import Language

CALLED: list[tuple[Language, str]] = [
    (
        "hu",
        "Bal ellenfelem 1 kárót nyitott, partnerem passz, a jobb ellenfelem megkontrázta a saját partnerét. Én \
passzoltam, aztán esett le. Mi van most?",
    ),
    (
        "pl",
        "Partner otworzył 1 kier, prawy 1 pik, ja 2 kiery, lewy 2 piki, pas i prawy daje kontrę na piki własnego \
partnera. Ja odruchowo spasowałem. Co teraz?",
    ),
    (
        "nb",
        "Venstre motstander åpnet 1 ruter, makker passet, og høyre motstander doblet sin egen makker. Jeg passet, og \
så oppdaget vi det. Hva nå?",
    ),
    (
        "en",
        "Partner opened 1S, RHO passed, I bid 2S, lefty 3C, partner passed and righty doubled his own partner's 3C. I \
passed without thinking. Now what?",
    ),
]
NOBODY_TOLD: list[tuple[Language, str]] = [
    ("hu", "Dél 1 kőrt nyitott, Nyugat passz, Észak kitette a kontrát a saját partnerére. Ki beszélhet még?"),
    ("pl", "S (rozdający) otworzył 1 kier, W pas, a N kontra na własnego partnera! Co z tą kontrą i dalszą licytacją?"),
    ("nb", "Sør giver, 1 hjerter, pass i vest, så dobler nord sin egen makkers åpning. Hva er løsninga her?"),
    ("en", "South dealt and opened 1H, West passed and North doubled her own partner. Can we insist they shut up?"),
]

NOTHING_TAKEN: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet 1 káró, Dél passz, Nyugat kontra, a saját partnerére. Észak keze a dobozban volt, de "
        "nem vett ki semmit.",
    ),
    ("pl", "E 1 karo, S pas, W skontrował własnego partnera. N sięgał do pudełka, ale nic nie wyjął. Co teraz?"),
    ("nb", "Øst 1 ruter, syd pass, vest dobler egen makker. Nord hadde hånda i boksen, men har ikke tatt ut noe."),
    ("en", "East 1D, South pass, West doubles his own partner! North's hand was in the box but took nothing out."),
]


@pytest.mark.parametrize(("language", "told"), NOTHING_TAKEN)
def test_who_took_nothing_out_has_not_called(service: Service, language: Language, told: str) -> None:
    """36B2."""
    ruled = service.reply(told, None, None, None, language)["procedure"]
    assert ruled is not None
    assert (ruled["name"], ruled["facts"].get(OVER)) == ("inadmissible_double", False)


def test_a_call_in_rotation_tells_it_where_the_first_bid_is_not_read(service: Service) -> None:
    """36A: somebody else who has not called since is another player."""
    told = (
        "Ruter 1 fra nord, øst passer, sør dobler sin egen makker, og jeg i vest melder 1 hjerter. Nord har ikke meldt "
        "mer. Står hjerteren min?"
    )
    ruled = service.reply(told, None, None, None, "nb")["procedure"]
    assert ruled is not None
    assert ruled["facts"].get(OVER) is True


@pytest.mark.parametrize(("language", "told"), CALLED)
def test_he_called_who_is_named_by_his_place(service: Service, language: Language, told: str) -> None:
    ruled = service.reply(told, None, None, None, language)["procedure"]
    assert ruled is not None
    assert (ruled["name"], ruled["facts"].get(OVER)) == ("inadmissible_double", True)


@pytest.mark.parametrize(("language", "told"), NOBODY_TOLD)
def test_what_nobody_tells_is_asked(service: Service, language: Language, told: str) -> None:
    found = service.reply(told, None, None, None, language)
    assert found["procedure"] is not None
    assert OVER not in found["procedure"]["facts"]
    assert found["next_question"] is not None
    assert found["next_question"]["name"] == OVER


BACKWARDS: list[tuple[Language, str]] = [
    ("hu", "Kelet megkontrázta a saját partnerét, azt hitte, mi licitáltunk. Nyugat nyitott 1 kőrrel, Észak passzolt."),
    ("pl", "W skontrował własnego partnera. E otworzył 1 kier, S spasował, a W zaspany myślał, że to kolor rywali."),
    ("nb", "Øst dobla makkeren sin. Det var vest som åpnet med 1 spar, nord passet. Øst trodde fienden hadde meldt."),
    (
        "en",
        "East doubled his own partner. West opened 1H, North passed, and East thought a heart was the opponents' suit.",
    ),
]
OF_THE_TELLER: list[tuple[Language, str]] = [
    ("hu", "A jobb oldali ellenfelem megkontrázta a saját partnere 1 pikkjét! Én még nem licitáltam utána. Mi lesz?"),
    ("pl", "Prawy przeciwnik skontrował swojego partnera, który otworzył 1 pik. Ja nic nie zalicytowałem. Co teraz?"),
    ("nb", "Motstander til høyre for meg dobla makkerens 1 spar! Jeg har ikke meldt noe, min makker passet mellom."),
    ("en", "My right-hand opponent doubled her own partner's 1 club. I haven't called yet. What happens now?"),
]
OF_NO_NEXT_PLAYER: list[tuple[Language, str]] = [
    ("hu", "A bal oldali ellenfelem megkontrázta a saját partnere 1 pikkjét. Én azóta nem licitáltam. Mi lesz?"),
    ("pl", "Przeciwnik z lewej skontrował otwarcie 1 kier własnego partnera. Ja od tego czasu nie licytowałem."),
    ("nb", "Motstander til venstre for meg dobla sin egen makkers 1 spar. Jeg har ikke meldt noe etter det. Hva nå?"),
    ("en", "My left-hand opponent doubled her own partner's 1 club. I haven't called since. What happens now?"),
]


@pytest.mark.parametrize(("language", "told"), BACKWARDS)
def test_an_auction_told_behind_the_double_was_before_it(service: Service, language: Language, told: str) -> None:
    """36A, 36B."""
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "inadmissible_double"
    assert document["next_question"]["name"] == OVER


@pytest.mark.parametrize(("language", "told"), OF_THE_TELLER)
def test_who_sits_on_the_left_of_the_double_tells_it(service: Service, language: Language, told: str) -> None:
    """36B2."""
    assert service.ask(told, language)["procedure"]["facts"].get(OVER) is False


@pytest.mark.parametrize(("language", "told"), OF_NO_NEXT_PLAYER)
def test_who_sits_elsewhere_does_not(service: Service, language: Language, told: str) -> None:
    assert OVER not in service.ask(told, language)["procedure"]["facts"]


BESIDE_THE_ASKER: list[tuple[Language, str]] = [
    ("hu", "A jobb oldali ellenfelem megkontrázta a saját partnere 1 pikkjét. Én még nem licitáltam utána, a \
partnerem közben passzolt. Mi történik?"),
    ("pl", "Przeciwnik po prawej skontrował 1 pik własnego partnera. Mój partner w międzyczasie spasował, ja po \
kontrze jeszcze nie licytowałem. Co im grozi?"),
    ("nb", "Motstander til høyre for meg dobla sin egen makkers 1 spar! Jeg har ikke meldt noe etter det, min makker \
passet mellom. Kan jeg godta doblinga?"),
    ("en", "My right-hand opponent doubled his own partner's 1 spade. My partner had passed in between and I haven't \
called since. What are they in for?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), BESIDE_THE_ASKER)
def test_the_asker_sits_behind_his_right_hand_opponent(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]["name"] == "inadmissible_double"
    assert "36B2" in document["answer"]
    assert "36A" not in document["answer"]


def test_the_askers_own_call_is_over_it(service: Service) -> None:
    told = "My right-hand opponent doubled his own partner's 1 spade, and I bid 2 hearts over it before we noticed."
    assert "36A" in service.reply(told, None, None, None, "en")["answer"]
