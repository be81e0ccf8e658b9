"""50B, 51: a card dropped before still lies there when its player puts a revoke right, or his lead is refused."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

REVOKED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Mindkét büntetőlap nagy",
        "Kelet két ütéssel ezelőtt kiejtette a treff 3-at, azóta is ott van előtte az asztalon. Most a pikkhívásra a "
        "káró 7-est adta, aztán talált pikket, és kicserélte, mielőtt bárki továbbhívott volna. Dél a felvevő.",
    ),
    (
        "pl",
        "Obie karty przygwożdżone są normalne",
        "E dwie lewy temu upuścił trójkę trefl i ciągle leży przed nim na stole. Teraz do pika dołożył siódemkę karo, "
        "potem znalazł pika i zamienił, zanim ktokolwiek wyszedł dalej. Rozgrywa S.",
    ),
    (
        "nb",
        "Begge straffekort er store",
        "Øst mistet kløver 3 for to stikk siden, og den ligger fortsatt foran ham på bordet. Nå la han ruter 7 på en "
        "spar, fant en spar og byttet før noen spilte ut til neste. Syd spiller.",
    ),
    (
        "en",
        "Both penalty cards are major",
        "East dropped the three of clubs two tricks ago and it is still lying in front of him. Now on a spade he "
        "played the seven of diamonds, then found a spade and changed it before anyone led on. South declares.",
    ),
]
LED: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Mindkét büntetőlap nagy",
        "Észak ellenjátékosként véletlenül elejtette a pikk 6-ot, kint hagyattuk vele. Aztán soron kívül kihívta a kőr "
        "királyt, a felvevő nem fogadta el. Most a partnere, Dél jön hívni.",
    ),
    (
        "pl",
        "Obie karty przygwożdżone są normalne",
        "N jako obrońca przypadkiem upuścił szóstkę pik, kazaliśmy zostawić na stole. Potem wyszedł poza kolejką "
        "królem kier, rozgrywający nie przyjął. Teraz na wiście jest jego partner S.",
    ),
    (
        "nb",
        "Begge straffekort er store",
        "Nord i motspill mistet spar 6 ved et uhell, den ble liggende. Så spilte han ut hjerter konge utenfor tur, og "
        "spillefører godtok det ikke. Nå skal makkeren Syd spille ut.",
    ),
    (
        "en",
        "Both penalty cards are major",
        "North, defending, accidentally dropped the six of spades and we left it out. Then he led the king of hearts "
        "out of turn and declarer refused it. Now his partner South is on lead.",
    ),
]
PLAYED: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet két ütéssel ezelőtt kiejtette a treff 3-at, de azóta kijátszotta. Most a pikkhívásra a káró 7-est adta, "
        "aztán talált pikket, és kicserélte, mielőtt bárki továbbhívott volna. Dél a felvevő.",
    ),
    (
        "pl",
        "E dwie lewy temu upuścił trójkę trefl, ale już ją zagrał. Teraz do pika dołożył siódemkę karo, potem znalazł "
        "pika i zamienił, zanim ktokolwiek wyszedł dalej. Rozgrywa S.",
    ),
    (
        "nb",
        "Øst mistet kløver 3 for to stikk siden, men den har han spilt siden. Nå la han ruter 7 på en spar, fant en "
        "spar og byttet før noen spilte ut til neste. Syd spiller.",
    ),
    (
        "en",
        "East dropped the three of clubs two tricks ago and has played it since. Now on a spade he played the seven of "
        "diamonds, then found a spade and changed it before anyone led on. South declares.",
    ),
]


@pytest.mark.parametrize(("language", "both", "told"), REVOKED)
def test_beside_a_revoke_put_right_both_are_major(service: Service, language: Language, both: str, told: str) -> None:
    """62B1, 50B."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert document["procedure"]["facts"]["card"] == "D7"
    assert both in document["answer"]
    assert words(document["headline"]["text"]) <= 60


@pytest.mark.parametrize(("language", "both", "told"), LED)
def test_beside_a_lead_refused_both_are_major(service: Service, language: Language, both: str, told: str) -> None:
    """56B, 50B."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "lead_out_of_turn_defender"
    assert document["procedure"]["facts"]["card"] == "HK"
    assert both in document["answer"]


@pytest.mark.parametrize(("language", "told"), PLAYED)
def test_one_that_was_played_since_lies_no_longer(service: Service, language: Language, told: str) -> None:
    assert "51B" not in ruled(service, told, language)["answer"]
