"""45F, 46B4, 43A1b: what dummy did of his own accord plays no card, and a card called for that he has not is void."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.clauses import cut
from understanding.dummys import moved_unasked, not_held, said_without_a_card

UNASKED: list[tuple[Language, str]] = [
    ("hu", "Az asztal magától kitolta a treff királyt, a felvevő még semmit nem kért. Ki van játszva a király?"),
    (
        "pl",
        "Dziadek sam z siebie sięgnął po asa karo i go wysunął, rozgrywający nic jeszcze nie powiedział. As zagrany?",
    ),
    ("nb", "Blindemann dro fram spar ess av seg selv før spillefører hadde sagt noe. Er esset spilt?"),
    ("en", "Dummy touched the king of clubs on his own before declarer named anything. Is the king played?"),
    (
        "en",
        "My partner, who is dummy, started to pull the ace of hearts before I had said a word. I am declarer, is it \
played?",
    ),
]
ABSENT: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő káró kilencest kért az asztalról, de olyan nincs is ott. Azt mondják, akkor a kicsi a kijátszott.",
    ),
    ("pl", "Rozgrywający prosi ze stołu o damę pik, a w dziadku damy pik nie ma. Musi zagrać najmniejszego?"),
    ("nb", "Spillefører ba om ruter ti fra bordet, men det kortet fins ikke der. Må han legge den minste?"),
    (
        "en",
        "I was playing 3NT and called the nine of diamonds from the table. Dummy hasn't got it, only king and six. \
LHO says then it has to be the six.",
    ),
]


@pytest.mark.parametrize(("language", "told"), UNASKED)
def test_what_dummy_moves_is_not_played(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "45F" in answer
    assert "45B" in answer
    assert "45C3" not in answer


@pytest.mark.parametrize(("language", "told"), ABSENT)
def test_a_card_not_in_dummy_is_not_named(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "46B4" in answer
    assert "45C4" not in answer


def test_what_declarer_touches_is_played(service: Service) -> None:
    told = "Declarer touched the king of clubs in dummy on purpose, then wanted the ace. Is the king played?"
    assert "45C3" in service.reply(told, None, None, None, "en")["answer"]


def test_a_defenders_card_behind_dummys_stays_the_matter(service: Service) -> None:
    """57C2: dummy played unasked, and a defender put his card on it before his partner."""
    told = "I led a heart as South; dummy, unprompted, pushed the queen forward. East covered with the king while West \
still hadn't played. Can I make West play his lowest heart?"
    assert "57C2" in service.reply(told, None, None, None, "en")["answer"]


def test_dummy_who_draws_attention_has_asked_nobody(service: Service) -> None:
    """43A1b, not 61B2: he told of a revoke during the play and asked no defender."""
    told = "Midway through trick six dummy piped up that West had not followed to diamonds at trick five. He hadn't \
peeked at any hands. West's side led to trick six and both of them have played. Can dummy do that?"
    answer = service.reply(told, None, None, None, "en")["answer"]
    assert "43A1b" in answer
    assert "61B2" not in answer


def test_a_card_moved_as_told_is_not_unasked() -> None:
    assert not moved_unasked(cut("Dummy put out the king of clubs that declarer had called for.", "en"))
    assert not moved_unasked(cut("Declarer, before I had said a word, touched the king of clubs.", "en"))


def test_a_card_held_is_not_absent() -> None:
    assert not not_held(cut("Declarer called the nine of diamonds, dummy has the nine and the six.", "en"))


@pytest.mark.parametrize(
    ("language", "told", "law"),
    [
        ("en", "Declarer just said 'play' when the lead was in dummy at trick four. Dummy asks 'play what?'", "46B5"),
        ("nb", "Spilleføreren sa bare «spill noe», utspillet er fra bordet. Hva gjelder?", "46B5"),
        ("pl", "Rozgrywający powiedział „weź”, dziadek ma asa, króla i dziesiątkę kier, W wyszedł damą kier.", "46B1b"),
        ("nb", "'Ta det', sa spilleføreren. Bordet har ess, dame og to i spar, vest la knekten. Hva går?", "46B1b"),
    ],
)
def test_what_names_no_card_is_no_rank(service: Service, language: Language, told: str, law: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert law in answer
    assert "46B3" not in answer


def test_a_rank_quoted_stays_one() -> None:
    assert said_without_a_card(cut("Declarer said 'jack' with the lead in dummy.", "en")) is None
    assert said_without_a_card(cut("Partner's ace won and it's dummy's lead.", "en")) is None


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "hu",
            "Nyugat pikket hívott, én mint felvevő a 4est kértem az asztalról, a partnerem meg a dámát tette be, "
            "rosszul hallotta. Kelet ráadta a királyt. Szóltam, hogy nem azt kértem. Vissza lehet rakni?",
        ),
        (
            "en",
            "West led a spade, declarer South asked for the four, dummy's hand went to the queen and East played "
            "the king. Nobody disputes it was the four he called. Declarer wants it fixed.",
        ),
    ],
)
def test_a_small_card_called_by_its_rank_is_no_low(service: Service, language: Language, told: str) -> None:
    """45D1: the card called is played, not the lowest of the suit."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"].get("designation") in (None, "complete")


HIGH_OR_LOW: list[tuple[Language, str, str]] = [
    ("hu", "Treffet hívtak, a felvevő annyit mondott az asztalnak: «nagyot».", "high"),
    ("hu", "Pikket hívtak, a felvevő csak ennyit mondott az asztalnak: «kicsit».", "low"),
    ("pl", "Wyszli w karo, a rozgrywający powiedział do dziadka tylko 'mały'.", "low"),
    ("nb", "Motparten spilte ut kløver, og spillefører sa bare «høy» til blindemann.", "high"),
    ("en", "A heart was led and declarer just told dummy 'low'.", "low"),
]


@pytest.mark.parametrize(("language", "told", "said"), HIGH_OR_LOW)
def test_high_and_low_name_no_rank(service: Service, language: Language, told: str, said: str) -> None:
    """46B1a and 46B1c: the highest or the lowest card of the suit led, and no question of a rank."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["designation"] == said
