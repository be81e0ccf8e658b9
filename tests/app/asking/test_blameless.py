"""A board without a result: told in no way at fault, a pair gets average plus or its own average (12C2), unasked."""

import pytest

from app.service import Service
from corpus.model import Language


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "A board could not be played because our opponents were slow. We are not at fault. What do we get?"),
        (
            "en",
            "The director scrapped our last board as they came late. We sat there ready, blameless. Pairs. What now?",
        ),
        ("hu", "Páros, meccspont. Mi vétlenek vagyunk, nem játszottuk le a leosztást. Hány százalék jár nekünk?"),
        (
            "pl",
            "Turniej par na maksy. Rozdanie nie zostało rozegrane wyłącznie z winy przeciwników. Ile nam się należy?",
        ),
        (
            "nb",
            "Spill 14 måtte strykes pga et annet par, vi hadde null skyld. Vi fikk 60 %. Er 60 taket når vi spilte bra "
            "i resten av kvelden?",
        ),
        (
            "hu",
            "A 14-es leosztást egy másik pár miatt kellett törölni, mi semmiben sem voltunk hibásak. 60%-ot kaptunk. "
            "Ez a plafon, ha a többin jobban mentünk?",
        ),
        ("nb", "Parturnering. Spillet ble ikke spilt, og vi har ingen skyld i det. Hvor mange prosent får vi?"),
        (
            "nb",
            "Parturnering. De kom for sent fra baren, så spillet ble aldri startet. Vi satt klare. Hva får vi og de?",
        ),
    ],
)
def test_average_plus(service: Service, language: Language, text: str) -> None:
    document = service.ask(text, language)
    assert document["procedure"]["facts"]["finding_fault"] == "none"
    assert "60" in document["headline"]["text"]


@pytest.mark.parametrize(
    "text",
    [
        "A board wasn't played, both pairs at fault. Matchpoints. What do they get?",
        "A board wasn't played, my own fault since I was late. Pairs. What do we get?",
        "Pairs. Board 12 was not played and nobody knows who was to blame. What do they get?",
    ],
)
def test_others_are_not_blameless(service: Service, text: str) -> None:
    assert service.ask(text, "en")["procedure"]["facts"].get("finding_fault") != "none"


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        (
            "en",
            "Our board was cancelled at pairs, no fault of ours. We average 67% over the rest of the session.",
            "67",
        ),
        ("hu", "Párosverseny, egy leosztás kimaradt, mi vétlenek voltunk. A többiben 64,5 százalékunk van.", "64.5"),
        ("pl", "Turniej par, rozdania nie zagraliśmy, my bez winy. W pozostałych rozdaniach mamy 55 procent.", "60"),
        ("nb", "Vi fikk ikke spilt et spill i parturneringen, uten skyld. Ellers har vi 62,3 % i sesjonen.", "62.3"),
    ],
)
def test_the_own_average_is_told_and_not_asked(service: Service, language: Language, text: str, value: str) -> None:
    """Law 12C2c settles which of the two it is; in Hungary the regulations work it out (VSz 29), without the cause."""
    document = service.ask(text, language)
    assert f"{value}%" in document["answer"].replace(" %", "%")
    assert document["next_question"] is None
